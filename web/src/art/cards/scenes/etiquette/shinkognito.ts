import { snakeHead } from "../../../animals/snake";
import { blob, type Drawing, ellipse, place } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { TWEED_CLOTH } from "../../../wardrobe/cloths";
import { neckwear } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";
import { seatedSnake } from "./snake";

/** A nose and a moustache from the shop round the corner; the glasses came with them. */
function disguise(): Drawing {
  return (
    blob("M-6 -16C-30 -18 -66 -8 -66 8C-66 20 -46 20 -30 14C-16 10 -8 2 -6 -16Z", PALETTE.pig, PALETTE.pigDeep) +
    blob(
      "M-36 12C-50 6 -66 12 -76 26C-60 30 -46 28 -36 20C-24 32 -6 34 12 26C4 10 -20 4 -36 12Z",
      "#6B3F2A",
      "#4C2A1B",
    )
  );
}

function face(): Drawing {
  return (
    snakeHead({ expression: "side", mouth: null, tongue: false, glasses: "round", hat: "fedora" }) + disguise()
  );
}

/** Shinkognito is somebody else entirely. */
export const shinkognito: Scene = {
  picture: () =>
    seatedSnake() + place(28, 44, 0, 0.9, neckwear("scarf", TWEED_CLOTH)) + place(2, -28, -3, 1.06, face()),
  nudge: [0, 0, 1],
  icon: () =>
    ellipse(0, -12, 10, 12, PALETTE.pig, INK, 4.4) +
    blob("M0 -2C-9 -10 -26 -6 -30 12C-20 17 -8 16 0 8C8 16 20 17 30 12C26 -6 9 -10 0 -2Z", "#7A4A32", "#4C2A1B", {
      width: 4.4,
      dx: -2,
      dy: -3,
    }),
};
