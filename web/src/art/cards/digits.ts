/** Digits with a face: the numbers work in the office too. */

import { ALPHABET } from "../alphabet";
import { blob, type Drawing, ellipse, limb, line, place } from "../ink";
import { INK, PALETTE } from "../palette";

const PEN = 28;

/** Position and turn; the last number is degrees, but the scale for a face. */
type Spot = readonly [x: number, y: number, turnOrScale: number];

interface Features {
  readonly leftEar: Spot;
  readonly rightEar: Spot;
  readonly face: Spot;
  readonly tail: Spot;
}

/** Where each digit wears its ears, face and tail, at cap height 100. */
const FEATURES: readonly Features[] = [
  { leftEar: [12, -4, -18], rightEar: [52, -6, 14], face: [32, -1, 1.08], tail: [60, 86, 20] },
  { leftEar: [12, -3, -26], rightEar: [42, -10, 16], face: [29, 9, 1], tail: [40, 96, 0] },
  { leftEar: [10, -4, -22], rightEar: [50, -8, 16], face: [31, -3, 1.08], tail: [70, 98, -10] },
  { leftEar: [8, -6, -20], rightEar: [48, -8, 16], face: [28, -3, 1.08], tail: [60, 86, 10] },
  { leftEar: [32, -3, -24], rightEar: [60, -12, 14], face: [44, 10, 0.92], tail: [56, 98, 0] },
  { leftEar: [14, -12, -12], rightEar: [50, -14, 14], face: [33, -3, 1.04], tail: [62, 84, 10] },
  { leftEar: [16, -2, -24], rightEar: [54, -6, 20], face: [31, -1, 1.02], tail: [58, 94, 10] },
  { leftEar: [12, -12, -12], rightEar: [50, -14, 14], face: [31, -3, 1.08], tail: [40, 98, 0] },
];

const EAR_SCALE = 1.05;

function leftEar([x, y, turn]: Spot): Drawing {
  return place(
    x,
    y - 10,
    turn,
    EAR_SCALE,
    blob("M-10 10C-14 -2 -12 -14 -8 -17C2 -16 10 -8 12 4Z", PALETTE.pig, PALETTE.pigDeep, { width: 4.4, dx: -2, dy: -2 }),
  );
}

function rightEar([x, y, turn]: Spot): Drawing {
  return place(
    x,
    y - 10,
    turn,
    EAR_SCALE,
    blob("M-9 6C-10 -8 0 -17 9 -15C15 -8 14 4 10 12Z", PALETTE.pig, PALETTE.pigDeep, { width: 4.4, dx: -2, dy: -2 }) +
      blob("M9 -15C18 -13 22 -4 18 4C12 2 7 -1 4 -6C4 -10 6 -13 9 -15Z", PALETTE.pigLight, PALETTE.pigDeep, {
        width: 4,
        dx: -2,
        dy: -1,
      }),
  );
}

function tail([x, y, turn]: Spot): Drawing {
  return place(x, y, turn, 1, limb("M0 0C8 2 14 -2 12 -8C10 -13 3 -11 5 -5C8 2 18 0 21 -7", 4.2, PALETTE.pig, 3.6));
}

/** Odd numbers look down on the others. */
function face([x, y, scale]: Spot, sly: boolean): Drawing {
  return place(
    x,
    y,
    0,
    scale,
    ellipse(-8, -5, 2.7, 3.3, INK) +
      ellipse(9, -5, 2.7, 3.3, INK) +
      (sly ? line("M-12 -10L-4 -8M13 -11L5 -8", 2.6) : "") +
      blob("M0 1C8 0 12 4 12 8C12 13 7 16 0 16C-7 16 -11 13 -11 8C-11 4 -8 1 0 1Z", PALETTE.snout, PALETTE.snoutDeep, {
        width: 3.2,
        dx: -1.5,
        dy: -1.5,
      }) +
      ellipse(-3.4, 8.4, 1.6, 2.8, PALETTE.mouth) +
      ellipse(4, 8.4, 1.6, 2.8, PALETTE.mouth),
  );
}

/** A digit round a point, `height` tall; `plain` ones, for small cards, have no ears, face and tail. */
export function digit(value: number, x: number, y: number, height: number, plain = false): Drawing {
  const glyph = ALPHABET.get(String(value));
  const features = FEATURES[value];
  if (!glyph || !features) throw new RangeError(`no such number card: ${value}`);
  const scale = height / 100;
  return (
    `<g transform="translate(${x - (glyph.width * scale) / 2} ${y - height / 2}) scale(${scale})">` +
    (plain ? "" : tail(features.tail) + leftEar(features.leftEar) + rightEar(features.rightEar)) +
    place(0, 5, 0, 1, line(glyph.path, PEN + 9, "#00000033")) +
    line(glyph.path, PEN + 10) +
    line(glyph.path, PEN, PALETTE.paper) +
    (plain ? "" : face(features.face, value % 2 === 1)) +
    "</g>"
  );
}
