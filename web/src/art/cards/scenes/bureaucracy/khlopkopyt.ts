import { hoof } from "../../../animals/limbs";
import { pigHead } from "../../../animals/pig";
import { limb, line, place, shape, star } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const TROTTER = "M-17 -2C-21 -18 -16 -33 -6 -34C-2 -34 0 -29 1 -22C2 -29 4 -33 8 -33C18 -31 21 -16 17 -2C10 2 -10 2 -17 -2Z";

/** Khlopkopyt claps both hooves, and something yellow happens in between. */
export const khlopkopyt: Scene = {
  picture: () =>
    place(0, 50, 0, 1, torso({})) +
    place(0, -36, -4, 0.96, pigHead({ expression: "happy", mouth: "open", leftEar: -8, rightEar: 10 })) +
    star(0, 88, 68, 42, 12, PALETTE.yellow, 0.13, 5.5) +
    limb("M-74 72C-106 92 -96 122 -46 104", 27, PALETTE.navy) +
    limb("M76 72C108 92 98 122 46 104", 27, PALETTE.navy) +
    hoof(-38, 98, 58, 1.12) +
    hoof(38, 98, -58, 1.12),
  nudge: [0, 0, 1],
  icon: () =>
    star(0, 0, 26, 15, 10, PALETTE.yellow, -0.2, 3.6) +
    place(
      0,
      7,
      0,
      0.62,
      `<g transform="translate(0 12)">${shape(TROTTER, PALETTE.hoof, INK, 5)}</g>` + line("M1 -10V4", 4.5),
    ),
  thumb: { scale: 4.1, onPaper: false },
};
