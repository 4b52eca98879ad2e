/** The ring of a Razborka. */

import { bust } from "../avatar";
import { type Drawing, line, mirrored, place } from "../ink";
import type { Look } from "../look";
import { INK, PALETTE } from "../palette";
import { glove } from "../props/glove";

/** Somebody with gloves on, in a box from -122 -150, 244 × 290. */
export function boxer(look: Look): Drawing {
  return bust(look, "angry") + place(-72, 92, -8, 1, glove()) + place(72, 92, 8, 1, mirrored(glove()));
}

/** Two ropes in front of the boxers, `width` × 40. */
export function ropes(width: number): Drawing {
  const rope = (y: number, colour: string): Drawing => {
    const d = `M-4 ${y}Q${width / 2} ${y + 14} ${width + 4} ${y}`;
    return line(d, 11, INK) + line(d, 6, colour);
  };
  return rope(7, PALETTE.raspberry) + rope(29, PALETTE.paper);
}
