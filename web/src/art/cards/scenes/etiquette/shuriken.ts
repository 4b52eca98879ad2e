import { snakeHead } from "../../../animals/snake";
import { ellipse, line, place, shape } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { blindfold, shuriken as steelStar } from "../../../props/shuriken";
import type { Scene } from "../scene";
import { seatedSnake } from "./snake";

/** Shuriken throws by ear, and hears who has intercepted. */
export const shuriken: Scene = {
  picture: () =>
    seatedSnake() +
    place(2, -28, 4, 1.04, snakeHead({ expression: "angry", mouth: "flat", brows: "angry", tongue: false })) +
    blindfold() +
    place(-82, 40, 16, 1, steelStar()) +
    line("M-46 22L-34 16M-46 40H-32M-50 58L-38 62"),
  nudge: [0, 0, 1],
  icon: () =>
    place(
      0,
      0,
      14,
      1,
      shape("M0 -29L8 -8L29 0L8 8L0 29L-8 8L-29 0L-8 -8Z", "#D8D3DE", INK, 4.6) +
        ellipse(0, 0, 5, 5, PALETTE.paper, INK, 4),
    ),
};
