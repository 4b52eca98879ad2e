import { dogBody } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { blob, limb, line, mirrored, place } from "../../../ink";
import { PALETTE } from "../../../palette";
import { glove } from "../../../props/glove";
import type { Scene } from "../scene";

/** Razborka would like a word outside, and numbers only. */
export const razborka: Scene = {
  picture: () =>
    place(0, 56, 0, 1, dogBody()) +
    place(0, -18, -4, 1, dogHead({ expression: "angry", mouth: "growl", brows: "angry" })) +
    limb("M-66 96C-92 92 -92 76 -84 62", 25, PALETTE.dog) +
    limb("M68 96C92 92 92 72 84 58", 25, PALETTE.dog) +
    place(-72, 56, -8, 1.02, glove()) +
    place(72, 50, 10, 1.02, mirrored(glove())),
  nudge: [0, 0, 1],
  icon: () =>
    place(
      0,
      8,
      0,
      1,
      blob("M-16 8C-28 2 -32 -24 -18 -34C-6 -42 22 -40 28 -26C32 -12 26 4 14 10Z", PALETTE.coral, "#C94F3C", {
        width: 4.4,
      }) +
        line("M-16 -12C-12 -18 -2 -18 2 -11", 4) +
        blob("M-15 6L15 8L16 21H-17Z", "#fff", PALETTE.grey, { width: 4 }),
    ),
  thumb: { scale: 2.5, onPaper: false },
};
