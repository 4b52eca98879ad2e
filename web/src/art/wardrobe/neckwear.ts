/** Neckwear, drawn round its knot. */

import { blob, type Drawing, ellipse, line } from "../ink";
import { INK, PALETTE } from "../palette";
import type { NeckKind } from "./kinds";

/** A cloth: its colour and its shade. */
export interface Cloth {
  readonly colour: string;
  readonly deep: string;
}

export const RASPBERRY_CLOTH: Cloth = { colour: PALETTE.raspberry, deep: PALETTE.raspberryDeep };
export const TEAL_CLOTH: Cloth = { colour: PALETTE.teal, deep: PALETTE.tealDeep };

function tie({ colour, deep }: Cloth): Drawing {
  return (
    blob("M-9 0L9 -1L12 14L16 46L1 62L-14 48L-10 14Z", colour, deep, {
      width: 5,
      inner: line("M-20 37L24 13M-20 60L26 36", 5, "#ffffff55"),
    }) + blob("M-11 -3C-4 -7 6 -7 11 -4L8 13C2 16 -6 16 -9 13Z", colour, deep, { width: 5 })
  );
}

function bowtie({ colour, deep }: Cloth): Drawing {
  return (
    blob("M0 2C-14 -16 -36 -16 -36 2C-36 20 -14 18 0 6C14 20 38 18 38 0C36 -16 14 -14 0 2Z", colour, deep, {
      width: 5.5,
    }) + ellipse(1, 3, 8, 9, colour, INK, 5)
  );
}

function scarf({ colour, deep }: Cloth): Drawing {
  return (
    blob("M8 8C20 20 26 44 20 64L42 60C46 38 38 14 26 2Z", colour, deep, {
      width: 5.5,
      inner: line("M10 50L50 42M12 60L50 54", 4, "#fff"),
    }) +
    blob("M-50 -8C-26 8 26 8 50 -10C56 2 54 14 46 18C22 30 -24 30 -46 18C-56 10 -56 0 -50 -8Z", colour, deep, {
      width: 5.5,
      inner: line("M-30 -8L-34 30M-6 0L-8 34M22 0L22 34", 5, "#ffffff66"),
    })
  );
}

const NECKWEAR: Readonly<Record<NeckKind, (cloth: Cloth) => Drawing>> = { tie, bowtie, scarf };

export function neckwear(kind: NeckKind, cloth: Cloth): Drawing {
  return NECKWEAR[kind](cloth);
}
