/** Eyes and brows, shared by the four animals. */

import { clipped, type Drawing, ellipse, line, part } from "../ink";
import { INK } from "../palette";

export type Closed = "up" | "down" | "squeeze";

interface Gaze {
  /** Where the pupils look, from -1 (left, up) to 1 (right, down). */
  look?: readonly [number, number];
  /** How far the upper lid has come down, 0 to 1. */
  lid?: number;
  /** How far the lower lid has come up, 0 to 1. */
  lowerLid?: number;
  /** How the lids slant, in degrees, left and right eye. */
  tilt?: readonly [number, number];
  /** Size of the pupil as a share of the eye. */
  pupil?: number;
  /** Eyes that are closed, left and right: happily (an arch), in sleep (a bowl), tight. */
  closed?: readonly [Closed | null, Closed | null];
  spiral?: boolean;
}

/** The expressions, the same words for all four. */
export const EXPRESSIONS = {
  calm: { lid: 0.28 },
  bored: { lid: 0.5 },
  sly: { lid: 0.46, tilt: [8, -8], look: [0.8, 0.1] },
  wide: { pupil: 0.36 },
  happy: { closed: ["up", "up"] },
  asleep: { closed: ["down", "down"] },
  angry: { lid: 0.34, tilt: [16, -16] },
  sad: { lid: 0.36, tilt: [-14, 14] },
  dizzy: { spiral: true },
  wink: { closed: [null, "up"], lid: 0.22 },
  squeeze: { closed: ["squeeze", "squeeze"] },
  side: { lid: 0.3, look: [-1, 0.1] },
  greedy: { lid: 0.12, lowerLid: 0.14, look: [0, 0.7], pupil: 0.44 },
  up: { lid: 0.2, look: [0.3, -1] },
  proud: { lid: 0.62 },
  down: { lid: 0.3, look: [0, 0.9] },
} as const satisfies Record<string, Gaze>;

export type Expression = keyof typeof EXPRESSIONS;

/** Centre and radii of one eye. */
export type EyeSocket = readonly [x: number, y: number, rx: number, ry: number];

function closedEye(kind: Closed, [x, y, rx, ry]: EyeSocket): Drawing {
  const bend = rx * 0.6;
  switch (kind) {
    case "up":
      return line(
        `M${x - rx} ${y + 3}C${x - bend} ${y - ry * 0.9} ${x + bend} ${y - ry * 0.9} ${x + rx} ${y + 3}`,
        6.5,
      );
    case "down":
      return line(
        `M${x - rx} ${y - 1}C${x - bend} ${y + ry * 0.8} ${x + bend} ${y + ry * 0.8} ${x + rx} ${y - 1}`,
        6.5,
      );
    case "squeeze": {
      const side = x < 0 ? -1 : 1;
      const [outside, inside] = [x + side * rx * 0.8, x - side * rx * 0.7];
      return line(`M${outside} ${y - ry * 0.6}L${inside} ${y}L${outside} ${y + ry * 0.6}`, 6.5);
    }
  }
}

function upperLid([x, y, rx, ry]: EyeSocket, lid: number, tilt: number, skin: string): Drawing {
  const top = y - ry - 24;
  const edge = y - ry + 2 * ry * lid;
  const [left, right] = [x - rx * 2, x + rx * 2];
  return (
    `<g transform="rotate(${tilt} ${x} ${edge})"><path d="M${left} ${top}H${right}V${edge}H${left}Z" fill="${skin}"/>` +
    `<path d="M${left} ${edge}H${right}" stroke="${INK}" stroke-width="6"/></g>`
  );
}

function lowerLid([x, y, rx, ry]: EyeSocket, lid: number, skin: string): Drawing {
  const edge = y + ry - 2 * ry * lid;
  const [left, right] = [x - rx * 2, x + rx * 2];
  return (
    `<path d="M${left} ${y + ry + 6}H${right}V${edge}Q${x} ${edge - 5} ${left} ${edge}Z" fill="${skin}"/>` +
    `<path d="M${left} ${edge}Q${x} ${edge - 6} ${right} ${edge}" stroke="${INK}" stroke-width="5" fill="none"/>`
  );
}

function eye(socket: EyeSocket, side: 0 | 1, gaze: Gaze, skin: string): Drawing {
  const { look = [0, 0.1], lid = 0, lowerLid: low = 0, tilt = [0, 0], pupil = 0.48, closed, spiral } = gaze;
  const shut = closed?.[side];
  if (shut) return closedEye(shut, socket);
  const [x, y, rx, ry] = socket;
  let seen = ellipse(x, y, rx, ry, "#fff");
  if (spiral) {
    seen += line(`M${x} ${y}c3 -2 5 3 1 5c-5 2 -9 -4 -6 -8c4 -5 13 -3 13 4c0 8 -11 12 -17 5`, 3.6);
  } else {
    const [px, py, radius] = [x + look[0] * rx * 0.45, y + look[1] * ry * 0.4, rx * pupil];
    seen += ellipse(px, py, radius, radius * 1.08, INK);
    seen += ellipse(px - radius * 0.32, py - radius * 0.4, radius * 0.36, radius * 0.36, "#fff");
  }
  if (lid > 0) seen += upperLid(socket, lid, tilt[side], skin);
  if (low > 0) seen += lowerLid(socket, low, skin);
  const outline = `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  return clipped(outline, seen) + ellipse(x, y, rx, ry, "none", INK, 5.5);
}

/** Both eyes of a face; `skin` is the colour of the lids. */
export function eyes(expression: Expression, left: EyeSocket, right: EyeSocket, skin: string): Drawing {
  const gaze: Gaze = EXPRESSIONS[expression];
  return part("eyes", eye(left, 0, gaze, skin) + eye(right, 1, gaze, skin));
}

export type Brows = "prim" | "angry" | "sad" | "one";

/** Two ends of a brow. */
export type BrowLine = readonly [x1: number, y1: number, x2: number, y2: number];

/** A pair of brows from the table of an animal's brow lines. */
export function brows(
  kind: Brows | null | undefined,
  lines: Partial<Record<Brows, readonly [BrowLine, BrowLine]>>,
  width = 7,
): Drawing {
  const pair = kind ? lines[kind] : undefined;
  if (!pair) return "";
  return pair
    .map(([x1, y1, x2, y2]) => line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 5} ${x2} ${y2}`, width))
    .join("");
}
