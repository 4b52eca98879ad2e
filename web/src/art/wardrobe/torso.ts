/** Shoulders in a coat, cut off below; the neck is at the origin. */

import { blob, type Drawing, ellipse, line, part, place, shape } from "../ink";
import { INK, PALETTE } from "../palette";
import type { NeckKind } from "./kinds";
import { type Cloth, neckwear, RASPBERRY_CLOTH } from "./neckwear";

export const NAVY_COAT: Cloth = { colour: PALETTE.navy, deep: PALETTE.navyDeep };

export interface Outfit {
  coat?: Cloth;
  neck?: NeckKind | null;
  neckCloth?: Cloth;
  /** Without lapels there is neither shirt nor button. */
  lapels?: boolean;
}

const SHIRT = "M-26 -10L2 70L30 -10Z";

export function torso({ coat = NAVY_COAT, neck, neckCloth = RASPBERRY_CLOTH, lapels = true }: Outfit): Drawing {
  const { colour, deep } = coat;
  const front =
    shape(SHIRT, "#fff") +
    line("M-28 -8L2 68L32 -8", 5) +
    shape("M-24 -8L-46 14L-22 30L-30 40L2 72", colour, INK, 5) +
    shape("M28 -8L50 14L26 30L34 40L2 72", colour, INK, 5);
  return part(
    "torso",
    blob("M-72 110C-80 50 -62 4 -22 -2C-6 -6 12 -6 26 -2C66 6 82 52 74 110Z", colour, deep, {
      dx: -8,
      dy: -4,
      inner: lapels ? front : "",
    }) +
      (lapels ? ellipse(2, 90, 4, 4, PALETTE.brass, INK, 3.5) : "") +
      (neck ? place(2, 6, 0, 1, neckwear(neck, neckCloth)) : ""),
  );
}
