import { snakeHead } from "../../../animals/snake";
import { blob, type Drawing, ellipse, limb, line, place, rectangle, shape } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { neckwear, TEAL_CLOTH } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";
import { seatedSnake } from "./snake";

function stopwatch(): Drawing {
  const { brass, brassDeep, paper, raspberry } = PALETTE;
  return (
    rectangle(-9, -62, 18, 16, 4, brassDeep, 5.5) +
    place(0, 0, 42, 1, rectangle(-6, -57, 12, 12, 3, brassDeep)) +
    blob("M0 -48C27 -48 48 -27 48 0C48 27 27 48 0 48C-27 48 -48 27 -48 0C-48 -27 -27 -48 0 -48Z", brass, brassDeep) +
    ellipse(0, 0, 34, 34, paper, INK, 5.5) +
    shape("M0 0V-34A34 34 0 1 1 -32.3 -10.5Z", raspberry) +
    ellipse(0, 0, 34, 34, "none", INK, 5.5) +
    line("M0 0L-28 -9", 6.5) +
    ellipse(0, 0, 4.5, 4.5, INK)
  );
}

/** Shevelis has never waited for anyone, and is not about to begin. */
export const shevelis: Scene = {
  picture: () =>
    seatedSnake() +
    place(27, 46, 6, 0.86, neckwear("bowtie", TEAL_CLOTH)) +
    place(
      2,
      -30,
      3,
      1.04,
      snakeHead({ expression: "bored", mouth: "flat", brows: "angry", hat: "bowler", tongue: false }),
    ) +
    place(-66, 64, -10, 0.98, stopwatch()) +
    limb("M-24 116C-60 130 -112 120 -112 88C-112 74 -104 70 -98 74", 15, PALETTE.snake, 5.5) +
    line("M-122 26L-114 34M-96 6L-92 16M-6 22L-14 30", 5.5),
  nudge: [6, 4, 0.98],
  icon: () => place(0, 3, 0, 0.46, stopwatch()),
};
