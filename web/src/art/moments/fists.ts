/** The tower of fists. */

import type { Animal } from "../animals";
import { sleeve } from "../avatar";
import { blob, type Drawing, limb, line, mirrored, shape } from "../ink";
import { lettering } from "../lettering";
import { INK, PALETTE } from "../palette";

/** How far one fist lies above another, units. */
export const FIST_STEP = 50;

interface Skin {
  readonly colour: string;
  readonly deep: string;
  readonly knuckles: string;
}

const DIGITS = "M28 -12h13M26 -1h15M27 10h12";

const SKINS: Readonly<Record<Animal, Skin>> = {
  pig: { colour: PALETTE.hoof, deep: PALETTE.hoofDeep, knuckles: "M14 -3h26" },
  snake: { colour: PALETTE.snake, deep: PALETTE.snakeDeep, knuckles: "M20 -8c8 3 14 3 20 0M18 8c8 3 14 3 20 0" },
  bird: { colour: PALETTE.bird, deep: PALETTE.birdDeep, knuckles: DIGITS },
  dog: { colour: PALETTE.dog, deep: PALETTE.dogDeep, knuckles: DIGITS },
};

/** The coil that stands in for a snake's fist wears a cardigan; nobody has asked. */
const SNAKE_SLEEVE = "#7A5C8E";

/**
 * A fist on its side at the origin, the arm reaching far to the left or to the right, out of any picture; about 50
 * high. My own sleeve is cream.
 */
export function fist(animal: Animal, side: "left" | "right", own = false): Drawing {
  const { colour, deep, knuckles } = SKINS[animal];
  const coat = own ? PALETTE.sand : animal === "snake" ? SNAKE_SLEEVE : sleeve(animal);
  const linen = animal === "snake" ? colour : PALETTE.paper;
  const cuff = shape("M-46 -24.6H-40V24.6H-46Z", INK) + shape("M-46 -20H-40V20H-46Z", linen);
  const fromLeft =
    limb("M-900 41L-30 0", 38, coat, 5) +
    cuff +
    blob("M-40 -24C-10 -32 36 -30 44 -12C50 14 38 27 4 26C-32 28 -48 12 -40 -24Z", colour, deep, { width: 5 }) +
    line(knuckles, animal === "snake" ? 4 : 5);
  return side === "left" ? fromLeft : mirrored(fromLeft);
}

/** Where the next fist goes: a dashed outline with a word, 108 × 62 from the origin. */
export function fistPlace(word: string): Drawing {
  return (
    `<rect x="4" y="5" width="100" height="52" rx="24" fill="${PALETTE.paper}" fill-opacity="0.94" stroke="${INK}" ` +
    'stroke-width="4.5" stroke-dasharray="12 9" stroke-linecap="round"/>' +
    lettering(word, { x: 54, y: 21, height: 20, pen: 22, anchor: "middle", fill: "#B4164B", maxWidth: 84 })
  );
}
