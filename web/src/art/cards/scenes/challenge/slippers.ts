import { dogBody, roundPaw } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { limb, line, place } from "../../../ink";
import { PALETTE } from "../../../palette";
import { slipper } from "../../../props/slipper";
import type { Scene } from "../scene";

/** Whoever Is Quick has both slippers, and keeps one of them in the mouth. */
export const slippers: Scene = {
  picture: () =>
    place(0, 56, 0, 1, dogBody()) +
    place(0, -26, -5, 0.98, dogHead({ expression: "happy", mouth: "open" })) +
    place(2, 36, -4, 0.98, slipper()) +
    limb("M66 100C104 92 110 66 100 46", 25, PALETTE.dog) +
    place(96, 10, -64, 0.82, slipper()) +
    roundPaw(100, 40, 6) +
    limb("M-66 100C-92 96 -96 88 -84 78", 25, PALETTE.dog) +
    roundPaw(-80, 74, -6) +
    line("M-106 10H-124M-100 30L-120 34M-104 -10L-120 -18"),
  nudge: [-2, 2, 0.96],
  icon: () => place(0, 4, -10, 0.56, slipper()),
  thumb: { scale: 2.6, onPaper: false },
};
