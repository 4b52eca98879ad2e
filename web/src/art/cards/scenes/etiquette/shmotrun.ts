import { snakeHead } from "../../../animals/snake";
import { line, place, star } from "../../../ink";
import { PALETTE } from "../../../palette";
import { neckwear, RASPBERRY_CLOTH } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";
import { seatedSnake } from "./snake";

/** Shmotrun looks at nobody in particular with one eye, and at you with the other. */
export const shmotrun: Scene = {
  picture: () =>
    seatedSnake() +
    place(27, 48, 6, 0.86, neckwear("bowtie", RASPBERRY_CLOTH)) +
    place(2, -28, -4, 1.06, snakeHead({ expression: "wink", mouth: "smile", brows: "one", hat: "bow" })) +
    star(86, -52, 20, 8, 4, PALETTE.yellow) +
    star(104, -14, 11, 4.5, 4, PALETTE.yellow, 0, 4.5),
  nudge: [0, 0, 1],
  icon: () =>
    line("M-25 -4C-14 12 14 12 25 -4", 7) +
    line("M-20 8L-27 17M0 11V23M20 8L27 17") +
    star(16, -18, 13, 5, 4, PALETTE.yellow, 0, 3.6),
};
