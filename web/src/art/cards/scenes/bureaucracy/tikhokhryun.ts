import { hoof } from "../../../animals/limbs";
import { pigHead } from "../../../animals/pig";
import { limb, line, place, shape } from "../../../ink";
import { INK } from "../../../palette";
import { TEAL_CLOTH } from "../../../wardrobe/neckwear";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const MAUVE_COAT = { colour: "#7A5C8E", deep: "#5B4170" };

/** Tikhokhryun, hoof to the snout, listens. */
export const tikhokhryun: Scene = {
  picture: () =>
    place(0, 54, 0, 1, torso({ coat: MAUVE_COAT, neck: "bowtie", neckCloth: TEAL_CLOTH })) +
    place(0, -14, 4, 1, pigHead({ expression: "side", mouth: "o", brows: "one", glasses: "round" })) +
    limb("M66 124C96 112 84 84 20 74", 27, MAUVE_COAT.colour) +
    hoof(14, 58, -5, 1.25) +
    line("M-96 22C-104 14 -104 2 -98 -6M-108 34C-122 18 -122 -4 -112 -18", 5.5) +
    line("M98 16C106 8 106 -4 100 -12M110 28C124 12 124 -10 114 -24", 5.5),
  nudge: [0, 0, 1],
  icon: () =>
    shape(
      "M-20 -14C-20 -22 -14 -24 -8 -24H10C18 -24 22 -20 22 -12V2C22 10 18 12 10 12H2L-10 23V12C-16 12 -20 8 -20 2Z",
      "none",
      INK,
      6.5,
    ) + line("M-9 -15L11 3M11 -15L-9 3", 6.5),
};
