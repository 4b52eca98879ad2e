/** Building huts: large enough to be held by the corners. Each drawing is about 130 × 96 round the origin. */

import type { Colour } from "../../faces";
import { type Drawing, ellipse } from "../ink";
import { SUITS } from "../marks";
import { INK, PALETTE } from "../palette";
import { halfHut, hut, type HutInk } from "../props/hut";

/** For huts shown larger than life. */
const FINE: HutInk = { outline: 3, edge: 3.4 };

const SHADOW = `<g opacity="0.16">${ellipse(4, 40, 70, 8, INK)}</g>`;

/** A hut that stands; the front wall shows one of the player's own numbers. */
export function standingHut(colour: Colour, value: number): Drawing {
  return SHADOW + hut(SUITS[colour].main, value, FINE);
}

/** A wall that waits for the second one, and the outline of where it goes. */
export function halfBuiltHut(): Drawing {
  return (
    SHADOW +
    halfHut(FINE) +
    `<path d="M-2 -38L34 -48L64 24L30 38Z" fill="${PALETTE.paper}" fill-opacity="0.35" stroke="${PALETTE.paper}" ` +
    'stroke-width="3" stroke-dasharray="7 6.5" stroke-linecap="round"/>'
  );
}

/** A small hut for the row that tells how far everybody is; one that is still owed is faint. */
export function countedHut(built: boolean): Drawing {
  return `<g opacity="${built ? 1 : 0.25}">${hut(SUITS.b.main)}</g>`;
}
