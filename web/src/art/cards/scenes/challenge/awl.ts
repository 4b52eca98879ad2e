import { dogHead } from "../../../animals/dog";
import { blob, type Drawing, ellipse, limb, line, place, shape } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { TWEED_CLOTH } from "../../../wardrobe/cloths";
import { TEAL_CLOTH } from "../../../wardrobe/neckwear";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const BUBBLE = "#E6F6FD";

function awlItself(): Drawing {
  return (
    blob("M-9 28C-12 4 -8 -4 0 -6C8 -4 12 4 9 28Z", PALETTE.raspberry, PALETTE.raspberryDeep, { width: 5.5 }) +
    shape("M-3.5 -6L0 -48L3.5 -6Z", "#D8D3DE", INK, 4.5)
  );
}

function soap(): Drawing {
  return (
    blob("M-30 -16C-30 -26 30 -26 30 -16V12C30 22 -30 22 -30 12Z", "#BFE3F5", "#8FC2DF", { width: 5.5 }) +
    line("M-14 -4H12", 4.5, "#5f96b5") +
    ellipse(-24, -34, 7, 7, BUBBLE, INK, 4) +
    ellipse(-8, -42, 5, 5, BUBBLE, INK, 4) +
    ellipse(20, -36, 9, 9, BUBBLE, INK, 4)
  );
}

/** Awl for Soap: a fair exchange, says the one who proposes it. */
export const awl: Scene = {
  picture: () =>
    place(0, 58, 0, 1, torso({ coat: TWEED_CLOTH, neck: "scarf", neckCloth: TEAL_CLOTH })) +
    place(0, -16, 5, 1, dogHead({ expression: "sly", mouth: "smile", brows: "one", hat: "cap", tongue: true })) +
    limb("M-68 100C-100 92 -98 66 -84 52", 25, TWEED_CLOTH.colour) +
    limb("M70 100C102 92 98 66 86 52", 25, TWEED_CLOTH.colour) +
    ellipse(-84, 46, 17, 16, PALETTE.dog, INK) +
    ellipse(86, 46, 17, 16, PALETTE.dog, INK) +
    place(-86, 6, -22, 1.25, awlItself()) +
    place(86, 6, 12, 1.05, soap()),
  nudge: [0, 0, 1],
  icon: () => {
    const arrow = line("M-24 -8H18M10 -19L22 -8L10 3", 8.5);
    return ellipse(0, 0, 30, 30, PALETTE.paper, INK, 3.4) + place(0, -2, 0, 0.78, arrow + place(0, 4, 180, 1, arrow));
  },
  thumb: { scale: 3, onPaper: false },
};
