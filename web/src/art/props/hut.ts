/** Huts of two cards each, about 125 × 90 round the origin. */

import { type Drawing, ellipse, limb, shape } from "../ink";
import { lettering } from "../lettering";
import { INK, PALETTE } from "../palette";

/** The wall that was leant first, seen from its back, and its edge. */
const BACK_WALL = "M-14 -38L-30 -30L-58 26L-30 38Z";
const EDGE = "M-30 38L-1 -37";

/** How broad the ink is; large huts want finer outlines. */
export interface HutInk {
  readonly outline: number;
  readonly edge: number;
}

const BOLD: HutInk = { outline: 5.5, edge: 4.6 };

/** A card that waits for another to lean on. */
export function halfHut({ outline, edge }: HutInk = BOLD): Drawing {
  return shape(BACK_WALL, "#E7DCCB", INK, outline) + limb(EDGE, 6.5, PALETTE.paper, edge);
}

function digitOnWall(value: number): Drawing {
  const digit = lettering(String(value), {
    x: 0,
    y: -15,
    height: 30,
    pen: 26,
    anchor: "middle",
    fill: PALETTE.paper,
    outline: INK,
    outlineWidth: 9,
  });
  return `<g transform="matrix(.94 -.22 .42 .92 31 -6)">${digit}</g>`;
}

/** A hut that stands, its front wall of a colour, with a value where it is big enough to be read. */
export function hut(colour: string, value: number | null = null, ink: HutInk = BOLD): Drawing {
  return (
    shape(BACK_WALL, "#E7DCCB", INK, ink.outline) +
    shape("M-2 -36L30 38H-30Z", PALETTE.plum, INK, ink.outline - 0.4) +
    shape("M-2 -38L34 -48L64 24L30 38Z", PALETTE.paper, INK, ink.outline) +
    shape("M6 -31L31 -38L54 20L32 29Z", colour) +
    (value === null ? ellipse(30, -5, 6, 10, PALETTE.paper, undefined, 0, -18) : digitOnWall(value)) +
    limb(EDGE, 6.5, PALETTE.paper, ink.edge)
  );
}
