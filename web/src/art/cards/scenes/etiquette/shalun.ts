import { snakeHead } from "../../../animals/snake";
import { type Drawing, ellipse, limb, line, place } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { BRASS_CLOTH } from "../../../wardrobe/cloths";
import { neckwear } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";
import { seatedSnake } from "./snake";

function sling(): Drawing {
  return (
    line("M-20 -26C-22 6 -4 6 0 -4C4 6 22 6 20 -26", 5, PALETTE.hoof) +
    ellipse(0, 0, 9, 7, PALETTE.paper, INK, 4.5) +
    limb("M0 48V20C-2 8 -20 4 -20 -28", 10, PALETTE.wood, 5) +
    limb("M0 22C2 8 20 4 20 -28", 10, PALETTE.wood, 5) +
    line("M0 46V22", 8, PALETTE.wood)
  );
}

/** Shalun has broken something already, and points at you. */
export const shalun: Scene = {
  picture: () =>
    seatedSnake() +
    place(27, 48, 6, 0.86, neckwear("bowtie", BRASS_CLOTH)) +
    place(2, -24, -5, 1.04, snakeHead({ expression: "sly", mouth: "smile", brows: "one", hat: "beanie" })) +
    place(-84, 60, -10, 1.06, sling()) +
    limb("M-60 112C-104 122 -112 96 -88 100", 15, PALETTE.snake, 5.5) +
    place(-124, 44, 0, 1, ellipse(0, 0, 8, 7, PALETTE.paper, INK, 4.5) + line("M12 8L20 14M14 -2H22", 4.5)),
  nudge: [4, 4, 0.98],
  icon: () => place(0, -4, 14, 0.68, sling()),
};
