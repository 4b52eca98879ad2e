/** What admirers bring. */

import { blob, type Drawing, line } from "../ink";
import { PALETTE } from "../palette";

/** A rose on its stem, about 50 high. */
export function rose(): Drawing {
  return (
    line("M0 4C2 14 0 22 -4 30", 5, PALETTE.leafDeep) +
    blob("M0 8C-14 8 -16 -10 -6 -12C-4 -18 6 -18 8 -12C16 -10 14 8 0 8Z", PALETTE.raspberry, PALETTE.raspberryDeep, {
      width: 4.6,
    }) +
    line("M-3 -4C0 -8 5 -6 3 -1", 3, "#F48FB0")
  );
}

/** A heart, about 50 across; `width` is the outline's. */
export function heart(width = 5): Drawing {
  return (
    blob(
      "M0 22C-14 12 -26 2 -25 -10C-24 -22 -6 -26 0 -11C6 -26 24 -22 25 -10C26 2 14 12 0 22Z",
      PALETTE.raspberry,
      PALETTE.raspberryDeep,
      { width, dx: -3, dy: -3 },
    ) + line("M-16 -9C-15 -14 -11 -15 -8 -14", 3.6, "#F48FB0")
  );
}
