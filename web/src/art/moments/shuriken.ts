/** Throwing the Shuriken. */

import { snakeHead } from "../animals/snake";
import { type Drawing, place } from "../ink";
import { INK, PALETTE } from "../palette";
import { blindfold, shuriken } from "../props/shuriken";

export { shuriken } from "../props/shuriken";

/** The star where it is, and where it was: two pale ones `step` and twice `step` below, 68 across each. */
export function shurikenInFlight(step: number): Drawing {
  const ghost = (y: number, turn: number, scale: number, opacity: number): Drawing =>
    `<g opacity="${opacity}">${place(0, y, turn, scale, shuriken())}</g>`;
  return ghost(step * 2, 10, 0.7, 0.25) + ghost(step, 40, 0.8, 0.45) + place(0, 0, 66, 1, shuriken());
}

/** What to hit: a dashed ring of 62 round the origin, to lie over the avatar that moves. */
export function targetRing(): Drawing {
  return (
    `<circle r="62" fill="none" stroke="${INK}" stroke-width="9"/>` +
    `<circle r="62" fill="none" stroke="${PALETTE.raspberry}" stroke-width="5" stroke-dasharray="24 14"/>`
  );
}

/** Who throws, in a box from -110 -84, 232 × 160. */
export function thrower(): Drawing {
  return (
    snakeHead({ expression: "angry", mouth: "flat", tongue: false }) + place(0, 22, 0, 1, blindfold())
  );
}
