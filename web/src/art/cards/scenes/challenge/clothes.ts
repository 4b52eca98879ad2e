import { dogHead } from "../../../animals/dog";
import { hoof } from "../../../animals/limbs";
import { blob, type Drawing, ellipse, limb, line, place } from "../../../ink";
import { lettering } from "../../../lettering";
import { INK, PALETTE } from "../../../palette";
import { BRASS_CLOTH, PLUM_CLOTH } from "../../../wardrobe/cloths";
import { neckwear } from "../../../wardrobe/neckwear";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

/** The price is still on the hat. */
function priceTag(): Drawing {
  return (
    line("M-24 -20C-14 -14 -8 -10 -2 -6", 3.6) +
    blob("M-4 -8L8 -16L42 -16V12L8 12L-4 4Z", PALETTE.paper, PALETTE.grey, { width: 4.5, dx: -3, dy: -2 }) +
    ellipse(6, -2, 3.4, 3.4, INK) +
    lettering("7", { x: 26, y: -10, height: 16, pen: 26, anchor: "middle" })
  );
}

/** Two who have found the tie. */
function finders(): Drawing {
  return (
    limb("M-150 92C-114 100 -90 102 -62 100", 26, PALETTE.navy) +
    hoof(-56, 100, 88, 0.94) +
    limb("M160 60C122 74 94 80 72 80", 26, PALETTE.teal) +
    blob("M78 62C52 56 24 64 26 78C24 90 40 100 78 96Z", PALETTE.bird, PALETTE.birdDeep) +
    line("M36 72h12M34 84h12", 4.5)
  );
}

/** Judged by Their Clothes: everyone wants a feel of that tie. */
export const clothes: Scene = {
  picture: () =>
    place(0, 52, 0, 1, torso({ coat: PLUM_CLOTH })) +
    place(0, -22, -3, 0.95, dogHead({ expression: "proud", mouth: "smile", hat: "top", glasses: "monocle" })) +
    place(2, 52, 0, 1.36, neckwear("tie", BRASS_CLOTH)) +
    finders() +
    place(66, -66, 16, 1, priceTag()),
  nudge: [0, 6, 0.98],
  icon: () => place(0, -26, 0, 0.97, neckwear("tie", BRASS_CLOTH)),
  thumb: { scale: 2.6, onPaper: false },
};
