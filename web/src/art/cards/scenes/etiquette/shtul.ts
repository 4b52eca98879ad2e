import { coil, raisedNeck } from "../../../animals/bodies";
import { snakeHead } from "../../../animals/snake";
import { blob, line, place } from "../../../ink";
import { PALETTE } from "../../../palette";
import { neckwear, TEAL_CLOTH } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";

/** Shtul keeps the seat warm, lest somebody else should. */
export const shtul: Scene = {
  picture: () =>
    line("M-58 128L-46 84M62 128L50 84M2 132V90", 10) +
    line("M-50 108H54", 8) +
    blob("M-70 76C-70 66 72 66 74 76C76 92 -72 92 -70 76Z", PALETTE.raspberry, PALETTE.raspberryDeep) +
    coil(54, 0.8) +
    place(0, -34, 0, 1, raisedNeck()) +
    place(26, 14, 8, 0.74, neckwear("bowtie", TEAL_CLOTH)) +
    place(4, -52, 0, 1, snakeHead({ expression: "proud", hat: "top", glasses: "monocle" })),
  nudge: [0, 0, 1],
  icon: () =>
    line("M-15 -4L-21 24M15 -4L21 24M-18 11H18") +
    blob("M-25 -10C-25 -19 25 -19 25 -10C25 0 -25 0 -25 -10Z", PALETTE.raspberry, PALETTE.raspberryDeep, {
      width: 4.6,
      dx: -3,
      dy: -3,
    }),
};
