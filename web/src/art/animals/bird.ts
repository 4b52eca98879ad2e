import { blob, type Drawing, ellipse, line, shape } from "../ink";
import { INK, PALETTE } from "../palette";
import { glasses } from "../wardrobe/glasses";
import { placedHat } from "../wardrobe/hats";
import { brows, type EyeSocket, eyes } from "./eyes";
import type { HeadPose, Mouth } from "./head";

const LEFT_EYE: EyeSocket = [-33, -14, 15, 17];
const RIGHT_EYE: EyeSocket = [35, -16, 16, 18];

const OPEN_BEAKS: ReadonlySet<Mouth> = new Set<Mouth>(["open", "o", "teeth", "growl"]);

function crest(): Drawing {
  const { bird, birdDeep, coral, coralDeep, teal, tealDeep } = PALETTE;
  return (
    blob("M-16 -50C-40 -72 -44 -96 -34 -108C-18 -100 -6 -84 -2 -62Z", coral, coralDeep) +
    blob("M-6 -54C-10 -84 4 -112 20 -118C30 -98 24 -74 14 -56Z", bird, birdDeep) +
    blob("M8 -52C18 -76 40 -92 56 -90C56 -72 42 -54 26 -46Z", teal, tealDeep)
  );
}

function lowerBeak(): Drawing {
  return (
    blob("M-20 34C-22 58 -12 70 2 70C16 70 26 58 22 32Z", PALETTE.mouth, undefined, {
      inner: ellipse(1, 62, 12, 8, PALETTE.tongue),
    }) + shape("M-18 58C-14 72 -6 76 2 76C12 76 20 70 22 56C14 66 -10 68 -18 58Z", PALETTE.beak, INK, 5)
  );
}

function beak(): Drawing {
  return (
    blob("M0 -6C24 -8 34 10 28 28C22 44 10 48 4 60C-2 50 -24 46 -27 24C-29 6 -18 -6 0 -6Z", PALETTE.beak, PALETTE.beakDeep, {
      dx: -4,
      dy: -4,
    }) +
    line("M-16 10C-13 4 -8 2 -3 2", 4.5, PALETTE.beakLight) +
    ellipse(-7, 9, 2.6, 3, INK) +
    ellipse(9, 9, 2.6, 3, INK)
  );
}

export interface BirdPose extends HeadPose {
  /** Shown unless told: some hats leave no room for it. */
  crest?: boolean;
}

export function birdHead(pose: BirdPose): Drawing {
  const { expression = "wide", mouth = "smile", hat, crest: crested = true } = pose;
  return (
    (crested ? crest() : "") +
    blob(
      "M0 -64C38 -66 64 -40 68 -4C72 34 48 66 0 66C-48 66 -72 36 -68 -4C-64 -42 -38 -62 0 -64Z",
      PALETTE.bird,
      PALETTE.birdDeep,
    ) +
    ellipse(-36, -10, 27, 29, "#FFF3D6") +
    ellipse(38, -12, 27, 29, "#FFF3D6") +
    ellipse(-54, 28, 12, 9, PALETTE.coral, undefined, 0, -10) +
    ellipse(57, 26, 12, 9, PALETTE.coral, undefined, 0, 10) +
    eyes(expression, LEFT_EYE, RIGHT_EYE, "#FBE3A0") +
    brows(pose.brows, {
      prim: [[-52, -42, -24, -46], [24, -48, 54, -42]],
      sad: [[-52, -38, -24, -46], [24, -48, 54, -38]],
    }) +
    glasses(pose.glasses, LEFT_EYE, RIGHT_EYE) +
    (OPEN_BEAKS.has(mouth) ? lowerBeak() : "") +
    beak() +
    placedHat(hat, 2, -58, hat === "beret" ? -8 : -4, 0.94)
  );
}
