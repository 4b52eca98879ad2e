import { snakeHead } from "../../../animals/snake";
import { blob, type Drawing, ellipse, limb, line, place, shape } from "../../../ink";
import { SUITS } from "../../../marks";
import { INK, PALETTE } from "../../../palette";
import { cardProp } from "../../props";
import type { Scene } from "../scene";
import { seatedSnake } from "./snake";

const SHIELD = "M-42 -46C-20 -40 -8 -46 0 -54C8 -46 20 -40 42 -46C48 0 34 40 0 58C-34 40 -48 0 -42 -46Z";
const CROSS = "M-9 -26H9V-8H27V10H9V30H-9V10H-27V-8H-9Z";

function shield(): Drawing {
  return blob(SHIELD, PALETTE.teal, PALETTE.tealDeep) + shape(CROSS, PALETTE.paper, INK, 4.5);
}

const STEEL = "#CFC8D6";
const STEEL_SHADE = "#A79FAF";

const HOLES: readonly (readonly [number, number])[] = [
  [-24, -14],
  [0, -18],
  [24, -14],
  [-12, -34],
  [14, -34],
  [-34, -30],
  [36, -28],
];

/** A colander serves as a helmet. */
function colander(): Drawing {
  return (
    blob("M-50 2C-50 -38 -24 -54 2 -54C30 -54 54 -38 52 2Z", STEEL, STEEL_SHADE, {
      inner: HOLES.map(([x, y]) => ellipse(x, y, 4.6, 4.6, INK)).join(""),
    }) +
    blob("M-62 2C-40 -6 42 -6 66 2C64 14 -60 14 -62 2Z", STEEL, STEEL_SHADE) +
    line("M-62 6C-78 2 -78 -12 -64 -10") +
    line("M66 6C82 2 82 -12 68 -10")
  );
}

/** Shmunitet is not at home to anybody's cards. */
export const shmunitet: Scene = {
  picture: () =>
    seatedSnake() +
    place(
      2,
      -26,
      -2,
      1.04,
      snakeHead({ expression: "proud", mouth: "smirk", tongue: false }) + place(4, -60, 5, 0.72, colander()),
    ) +
    place(-52, 66, -8, 1.02, shield()) +
    limb("M-20 118C-70 134 -122 118 -108 92", 15, PALETTE.snake, 5.5) +
    cardProp(-120, 16, -34, SUITS.r.main, 0.62) +
    line("M-98 22L-88 30M-106 46L-96 46M-92 4L-86 14", 5.5),
  nudge: [4, 4, 0.98],
  icon: () => place(0, -1, 0, 0.54, shield()),
};
