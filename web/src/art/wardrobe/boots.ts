/** A pair of boots, toes outwards, about 104 × 60 round the origin: what a bust cannot show stands in front of it. */

import { blob, type Drawing, line, mirrored, place } from "../ink";
import { PALETTE } from "../palette";

function boot(): Drawing {
  return (
    blob("M-14 -30H14L16 2C34 4 44 12 44 26H-14Z", "#7A5642", "#5B3C2C", { width: 5 }) +
    line("M-14 -16H14", 4, PALETTE.brass) +
    line("M-14 26H44", 7)
  );
}

export function boots(): Drawing {
  return place(10, 0, 0, 1, boot()) + place(-10, 0, 0, 1, mirrored(boot()));
}
