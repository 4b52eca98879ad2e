/** What a snake in a temper throws, and what it wears to do so. */

import { blob, type Drawing, ellipse, shape } from "../ink";
import { INK, PALETTE } from "../palette";

/** A star of steel round the origin, 68 across. */
export function shuriken(): Drawing {
  return (
    shape("M0 -34L10 -10L34 0L10 10L0 34L-10 10L-34 0L-10 -10Z", "#D8D3DE", INK, 6) +
    ellipse(0, 0, 7, 7, PALETTE.paper, INK, 5)
  );
}

/** A cloth over the eyes of a snake's head that is drawn 28 above the origin. */
export function blindfold(): Drawing {
  const { raspberry, raspberryDeep } = PALETTE;
  return (
    blob("M-46 -58C-10 -70 40 -66 70 -50L74 -34C40 -48 -10 -52 -42 -40Z", raspberry, raspberryDeep) +
    blob("M70 -50C88 -66 104 -64 112 -56C98 -54 92 -46 74 -38Z", raspberry, raspberryDeep)
  );
}
