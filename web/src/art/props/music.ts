/** What songs are made of. Notes are drawn in ink: at night a chip of paper lies under them. */

import { blob, type Drawing, ellipse, limb, line } from "../ink";
import { INK } from "../palette";

/** Held from below, its head at the origin. */
export function microphone(): Drawing {
  return (
    limb("M0 52L0 10", 10, "#5A4668", 4.5) +
    blob("M-18 -6C-19 -30 19 -30 18 -6C17 10 -17 10 -18 -6Z", "#E4DFEA", "#AFA7B8", {
      width: 4.8,
      inner: line("M-20 -14L20 6M-20 0L16 20M-12 -28L24 -8M20 -22L-16 -2M24 -8L-8 12", 2.6, "#8d8496"),
    })
  );
}

const head = (x: number, y: number): Drawing => ellipse(x, y, 10, 7.5, INK, undefined, 0, -16);

/** A note with a flag, about 40 high. */
export function quaver(): Drawing {
  return line("M0 20V-14") + line("M0 -14C8 -8 16 -8 14 4") + head(-8, 21);
}

/** Two notes that stayed together. */
export function beamedQuavers(): Drawing {
  return line("M0 20V-16L26 -22V12") + head(-8, 21) + head(18, 13);
}
