import { blob, type Drawing, line } from "../ink";
import { PALETTE } from "../palette";

/** A boxing glove for a left hand, held up; the wrist is a little below the origin. */
export function glove(): Drawing {
  return (
    blob(
      "M-18 10C-34 2 -38 -32 -20 -48C-4 -60 28 -58 36 -38C42 -20 34 4 18 12Z",
      PALETTE.raspberry,
      PALETTE.raspberryDeep,
    ) +
    line("M-20 -14C-14 -24 0 -24 6 -14", 5.5) +
    blob("M-18 6L18 8L20 26H-20Z", "#fff", PALETTE.grey, { width: 5.5 }) +
    line("M-22 -36C-16 -44 -8 -46 -2 -46", 5, "#F48FB0")
  );
}
