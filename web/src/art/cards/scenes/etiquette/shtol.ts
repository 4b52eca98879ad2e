import { hoof } from "../../../animals/limbs";
import { snakeHead } from "../../../animals/snake";
import { blob, type Drawing, limb, line, place, rectangle, shape } from "../../../ink";
import { PALETTE } from "../../../palette";
import { neckwear, RASPBERRY_CLOTH } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";

const KNOCKING_HOOF = "M-17 6C-21 -12 -16 -27 -6 -28C-2 -28 0 -23 1 -16C2 -23 4 -27 8 -27C18 -25 21 -10 17 6Z";

/** The snake behind the table, from the neck down. */
function figure(): Drawing {
  const { snake, snakeDeep, belly } = PALETTE;
  const outline = "M-26 110C-30 64 -2 50 14 24C20 10 20 -4 20 -8H58C64 22 52 40 46 56C40 76 44 96 46 110Z";
  return blob(outline, snake, snakeDeep, { inner: shape("M-26 110C-24 70 4 52 26 22C34 38 10 64 8 110Z", belly) });
}

function ruler(): Drawing {
  return (
    rectangle(-11, -62, 22, 98, 4, "#F3D28A", 5.5) + line("M-11 -46H-2M-11 -30H2M-11 -14H-2M-11 2H2M-11 18H-2", 4)
  );
}

function table(): Drawing {
  return rectangle(-190, 88, 380, 70, 6, PALETTE.wood, 6) + line("M-185 104H185", 4, PALETTE.woodDeep);
}

/** Shtol has seen a hoof where no hoof should be, and reaches for the ruler. */
export const shtol: Scene = {
  picture: () =>
    place(6, 0, 0, 1, figure()) +
    place(36, 44, 8, 0.84, neckwear("bowtie", RASPBERRY_CLOTH)) +
    limb("M112 100C132 74 126 48 106 34", 19, PALETTE.snake) +
    place(102, -4, 28, 1, ruler()) +
    limb("M100 40C110 36 116 28 108 20", 15, PALETTE.snake, 5.5) +
    place(
      6,
      -36,
      -8,
      1.04,
      snakeHead({ expression: "down", mouth: "flat", brows: "angry", glasses: "monocle", tongue: false }),
    ) +
    table() +
    limb("M-164 48C-140 52 -124 62 -106 76", 27, PALETTE.navy) +
    hoof(-100, 80, 124) +
    line("M-118 118H-60M30 122H80", 4, PALETTE.woodDeep) +
    line("M-62 62L-52 54M-56 80L-44 78M-78 50L-74 38", 5.5),
  nudge: [2, 2, 0.96],
  icon: () =>
    line("M-20 8V27M20 8V27") +
    rectangle(-29, 0, 58, 11, 4, PALETTE.wood, 4.6) +
    place(
      0,
      -6,
      0,
      0.66,
      blob(KNOCKING_HOOF, PALETTE.hoof, PALETTE.hoofDeep, { width: 6.5, dx: -4, dy: -3 }) + line("M1 -16V0", 5),
    ),
};
