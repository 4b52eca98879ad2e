import { blob, type Drawing, ellipse, line, part, shape } from "../ink";
import { INK, PALETTE } from "../palette";
import { glasses } from "../wardrobe/glasses";
import { placedHat } from "../wardrobe/hats";
import { brows, type EyeSocket, eyes } from "./eyes";
import type { HeadPose, Mouth } from "./head";

const LEFT_EYE: EyeSocket = [-30, -14, 14, 16];
const RIGHT_EYE: EyeSocket = [34, -16, 15, 17];

function ears(): Drawing {
  const { dog, dogDeep, dogLight, patch, patchDeep } = PALETTE;
  return (
    part(
      "ear-left",
      blob("M-40 -50C-62 -72 -88 -56 -94 -24C-98 4 -88 26 -76 26C-62 18 -54 -6 -48 -22Z", patch, patchDeep),
    ) +
    part(
      "ear-right",
      blob("M22 -54C34 -84 52 -98 66 -98C76 -80 76 -46 64 -24Z", dog, dogDeep) +
        blob("M66 -98C88 -92 98 -72 92 -54C80 -60 66 -62 54 -72C54 -84 58 -94 66 -98Z", dogLight, dogDeep),
    )
  );
}

function mouthOf(kind: Mouth, fangs: boolean): Drawing {
  switch (kind) {
    case "open":
    case "o":
      return blob("M-26 34C-10 42 14 42 30 32C30 62 16 70 2 70C-14 70 -26 60 -26 34Z", PALETTE.mouth, undefined, {
        width: 5.5,
        inner: ellipse(2, 64, 17, 12, PALETTE.tongue),
      });
    case "growl":
    case "teeth":
      return blob("M-32 40C-12 30 16 30 36 38C36 56 20 60 2 60C-16 60 -32 56 -32 40Z", "#fff", undefined, {
        width: 5.5,
        inner: line("M-20 30V64M-6 30V64M8 30V64M22 30V64M-34 47H40", 3),
      });
    case "smile":
    case "smirk":
    case "flat":
    case "frown":
    case "wave":
    case "drool":
      return (
        line("M2 22V36M-28 36C-22 46 -6 46 2 36C10 47 28 46 34 34", 5.5) +
        (fangs
          ? shape("M-18 44l5 -12l7 10z", "#fff", INK, 4) + shape("M14 43l6 -11l6 9z", "#fff", INK, 4)
          : "")
      );
  }
}

function whiskers(): Drawing {
  const dots: readonly (readonly [number, number])[] = [[-26, 46], [-32, 40], [32, 45], [38, 39]];
  return dots.map(([x, y]) => ellipse(x, y, 2.2, 2.2, PALETTE.dogDeep)).join("");
}

export interface DogPose extends HeadPose {
  /** Shown in a closed mouth unless told. */
  fangs?: boolean;
  /** Hangs out when told. */
  tongue?: boolean;
}

const TONGUE = "M-10 42C-12 66 14 68 14 42Z";

export function dogHead(pose: DogPose): Drawing {
  const { expression = "calm", mouth = "smile", hat, fangs = true, tongue = false } = pose;
  return (
    ears() +
    blob(
      "M0 -62C40 -64 66 -38 70 -2C72 22 64 38 52 50C40 66 20 74 0 74C-22 74 -42 66 -54 50" +
        "C-66 38 -72 20 -70 -4C-66 -40 -40 -60 0 -62Z",
      PALETTE.dog,
      PALETTE.dogDeep,
      { inner: shape("M-72 -60C-40 -66 -8 -52 -8 -18C-8 6 -28 16 -50 12C-70 8 -80 -20 -72 -60Z", PALETTE.patch) },
    ) +
    shape("M2 -4C22 -8 48 10 48 36C48 58 26 70 2 70C-24 70 -46 58 -45 34C-44 10 -20 -8 2 -4Z", PALETTE.muzzle) +
    shape("M-10 -62C-4 -54 4 -30 2 -6L8 -6C10 -30 12 -54 18 -62Z", PALETTE.muzzle) +
    eyes(expression, LEFT_EYE, RIGHT_EYE, PALETTE.dog) +
    brows(pose.brows, {
      angry: [[-50, -42, -18, -32], [20, -34, 52, -44]],
      prim: [[-48, -40, -20, -42], [22, -44, 52, -40]],
      one: [[-48, -36, -20, -36], [22, -48, 54, -44]],
    }) +
    glasses(pose.glasses, LEFT_EYE, RIGHT_EYE) +
    mouthOf(mouth, fangs) +
    (tongue ? blob(TONGUE, PALETTE.tongue, PALETTE.snoutDeep, { width: 5 }) : "") +
    blob("M-22 6C-20 -8 22 -10 26 4C26 16 10 24 2 24C-8 24 -22 18 -22 6Z", "#3A2638", INK, { width: 5 }) +
    ellipse(-6, 2, 7, 3.6, "#8b7590", undefined, 0, -10) +
    whiskers() +
    placedHat(hat, 0, -54, hat === "beret" ? -8 : -4, 0.96)
  );
}
