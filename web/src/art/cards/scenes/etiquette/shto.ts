import { snakeHead } from "../../../animals/snake";
import { blob, type Drawing, ellipse, limb, line, place } from "../../../ink";
import { lettering } from "../../../lettering";
import { SUITS } from "../../../marks";
import { INK, PALETTE } from "../../../palette";
import { neckwear, RASPBERRY_CLOTH } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";
import { seatedSnake } from "./snake";

function earTrumpet(): Drawing {
  return (
    blob(
      "M36 -14L78 -46C80 -62 84 -82 94 -96L130 -60C116 -50 100 -44 88 -38L46 2C36 8 28 -4 36 -14Z",
      PALETTE.brass,
      PALETTE.brassDeep,
    ) +
    ellipse(112, -78, 13, 27, "#5A3F10", INK, 5.5, -45) +
    line("M52 -18L60 -8", 5, "#A8761A")
  );
}

function question(height: number, fill: string, outlineWidth: number): Drawing {
  return lettering("?", { x: 0, y: 0, height, pen: 26, anchor: "middle", fill, outline: INK, outlineWidth });
}

/** Shto did not quite catch that, and would like it in writing. */
export const shto: Scene = {
  picture: () =>
    seatedSnake() +
    place(27, 48, 6, 0.86, neckwear("bowtie", RASPBERRY_CLOTH)) +
    place(2, -26, -6, 1.04, snakeHead({ expression: "up", mouth: "open", brows: "one", tongue: false })) +
    place(0, -4, 0, 1, earTrumpet()) +
    limb("M92 92C126 78 118 16 82 -24", 15, PALETTE.snake, 5.5) +
    place(-112, 18, 0, 1, question(44, PALETTE.yellow, 14)) +
    place(-84, 66, 14, 1, question(26, PALETTE.paper, 18)),
  nudge: [0, 2, 0.96],
  icon: () =>
    place(
      0,
      -2,
      0,
      1,
      limb("M-15 -10C-15 -26 16 -28 15 -10C14 2 -1 0 -1 13", 10, PALETTE.snake, 4.2) +
        ellipse(-1, 25, 4.6, 4.6, PALETTE.snake, INK, 4) +
        ellipse(-16, -10, 2.4, 2.4, INK) +
        line("M-20 -2l-5 5M-17 -1l-2 6", 2.6, SUITS.r.main),
    ),
};
