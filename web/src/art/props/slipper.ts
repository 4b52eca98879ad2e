import { blob, type Drawing, ellipse, line } from "../ink";
import { INK, PALETTE } from "../palette";

/** One slipper of a pair that is always short of one, toe to the left, about 110 × 60 round the origin. */
export function slipper(): Drawing {
  return (
    blob("M-48 8C-52 20 -44 24 -34 24H44C54 24 56 12 48 6C40 0 30 2 22 4Z", "#7A5642", "#5B3C2C") +
    blob("M-46 14C-54 -2 -44 -24 -22 -25C-2 -26 8 -14 14 4C10 14 -20 18 -46 14Z", PALETTE.coral, "#C94F3C", {
      inner: line("M-44 -20L0 24M-20 -34L22 8M-60 0L-24 -36M-42 16L4 -26", 4, "#FBA795"),
    }) +
    ellipse(-28, -23, 12, 11, PALETTE.paper, INK, 5)
  );
}
