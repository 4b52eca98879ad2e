import { blob, type Drawing, ellipse, line, part, shape } from "../ink";
import { PALETTE } from "../palette";
import { glasses } from "../wardrobe/glasses";
import { placedHat } from "../wardrobe/hats";
import type { HatKind } from "../wardrobe/kinds";
import { brows, type EyeSocket, eyes } from "./eyes";
import type { HeadPose } from "./head";
import { pigMouth } from "./mouths";

const LEFT_EYE: EyeSocket = [-35, -17, 15, 17];
const RIGHT_EYE: EyeSocket = [38, -19, 16, 18];

/** How a hat sits: x, y, turn. The hats not named sit straight on top. */
const HAT_SEATS: Partial<Record<HatKind, readonly [number, number, number]>> = {
  bow: [-44, -62, -14],
  sprout: [0, -68, -4],
  fedora: [0, -58, -4],
  beret: [-4, -58, -8],
  bowler: [-4, -58, -7],
  crown: [-4, -58, -6],
  visor: [-4, -58, -2],
};

function ears(left: number, right: number): Drawing {
  const { pig, pigDeep, pigLight, snout } = PALETTE;
  return (
    part(
      "ear-left",
      `<g transform="rotate(${left} -46 -44)">` +
        blob("M-64 -22C-84 -50 -88 -82 -76 -94C-52 -96 -26 -78 -14 -56Z", pig, pigDeep) +
        shape("M-60 -42C-70 -58 -73 -74 -68 -81C-54 -80 -42 -70 -34 -58Z", snout) +
        "</g>",
    ) +
    // The right ear always flops.
    part(
      "ear-right",
      `<g transform="rotate(${right} 46 -44)">` +
        blob("M14 -57C24 -82 46 -98 66 -92C76 -72 76 -44 62 -24Z", pig, pigDeep) +
        blob("M66 -92C90 -88 102 -64 94 -44C84 -52 66 -54 50 -66C48 -78 54 -90 66 -92Z", pigLight, pigDeep) +
        "</g>",
    )
  );
}

function snout(): Drawing {
  return (
    blob("M2 -5C28 -6 42 6 42 22C42 40 26 50 2 50C-24 50 -38 40 -38 22C-38 6 -24 -4 2 -5Z", PALETTE.snout, PALETTE.snoutDeep, {
      dx: -5,
      dy: -5,
    }) +
    ellipse(-11, 22, 5.5, 9.5, PALETTE.nostril, undefined, 0, 6) +
    ellipse(15, 22, 5.5, 9.5, PALETTE.nostril, undefined, 0, -6) +
    line("M-24 10C-18 4 -8 2 0 2", 4.5, PALETTE.pigLight)
  );
}

export function pigHead(pose: HeadPose): Drawing {
  const { expression = "calm", mouth = "smile", hat, leftEar = 0, rightEar = 0 } = pose;
  return (
    ears(leftEar, rightEar) +
    blob(
      "M-3 -67C40 -70 70 -42 76 -2C82 42 48 70 0 70C-50 70 -82 44 -76 -2C-70 -44 -42 -64 -3 -67Z",
      PALETTE.pig,
      PALETTE.pigDeep,
    ) +
    ellipse(-56, 18, 13, 9, PALETTE.blush, undefined, 0, -8) +
    ellipse(60, 16, 13, 9, PALETTE.blush, undefined, 0, 8) +
    eyes(expression, LEFT_EYE, RIGHT_EYE, PALETTE.pig) +
    brows(pose.brows, {
      prim: [[-52, -42, -24, -45], [24, -48, 56, -42]],
      angry: [[-54, -46, -22, -36], [22, -37, 58, -48]],
      sad: [[-54, -38, -24, -46], [24, -48, 56, -38]],
      one: [[-52, -38, -22, -38], [22, -52, 56, -48]],
    }) +
    glasses(pose.glasses, LEFT_EYE, RIGHT_EYE) +
    pigMouth(mouth) +
    snout() +
    placedHat(hat, ...((hat && HAT_SEATS[hat]) || ([-4, -58, -4] as const)), 1)
  );
}
