import { hoof } from "../../../animals/limbs";
import { pigHead } from "../../../animals/pig";
import { blob, type Drawing, ellipse, limb, line, place } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const SLEEVE = "#5B6080";
const CASTOR = "#3A2A42";

function chairLegs(): Drawing {
  return (
    line("M0 76V104", 12) +
    limb("M0 102L-50 116M0 102L50 116M0 102L0 122", 8, "#8D8496", 4) +
    ellipse(-54, 120, 9, 8, CASTOR, INK, 4) +
    ellipse(54, 120, 9, 8, CASTOR, INK, 4) +
    ellipse(0, 126, 9, 7, CASTOR, INK, 4)
  );
}

function chairBack(): Drawing {
  return (
    blob("M-70 36C-76 6 -40 0 0 0C42 0 76 6 70 36L66 66C64 82 -64 82 -66 66Z", PALETTE.coral, "#C94F3C") +
    line("M-52 20C-20 12 24 12 48 18", 5, "#FBA795") +
    ellipse(-30, 40, 3.6, 3.6, INK) +
    ellipse(30, 40, 3.6, 3.6, INK) +
    ellipse(0, 58, 3.6, 3.6, INK)
  );
}

function whirl(): Drawing {
  const half =
    limb("M-108 44C-126 2 -120 -36 -98 -62", 10, PALETTE.brass, 3.4) +
    limb("M-120 -48L-96 -66L-92 -36", 10, PALETTE.brass, 3.4);
  return half + place(4, -14, 180, 1, half);
}

/** Perekhryuk has spun round on the office chair once too often. */
export const perekhryuk: Scene = {
  picture: () =>
    chairLegs() +
    limb("M-40 62C-72 58 -88 70 -88 86", 25, SLEEVE) +
    limb("M42 62C74 58 90 70 90 84", 25, SLEEVE) +
    hoof(-88, 84, 176, 0.82) +
    hoof(90, 82, 184, 0.82) +
    place(0, 6, 0, 0.94, torso({})) +
    chairBack() +
    place(4, -56, 9, 0.82, pigHead({ expression: "dizzy", mouth: "wave", leftEar: -18, rightEar: 16 })) +
    limb("M-74 40C-84 14 -70 -4 -42 2", 23, PALETTE.navy) +
    limb("M76 40C86 14 72 -4 44 2", 23, PALETTE.navy) +
    hoof(-40, 4, 150, 0.84) +
    hoof(42, 4, -150, 0.84) +
    whirl(),
  nudge: [4, -8, 0.9],
  icon: () => {
    const half = line("M-20 4C-20 -10 -10 -18 2 -18C10 -18 16 -14 19 -9", 7.5) + line("M8 -9H21V-22", 7.5);
    return half + place(0, 0, 180, 1, half);
  },
};
