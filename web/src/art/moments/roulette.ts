/** The drum of Russian Roulette, a chamber for each seat. Everything is round the origin. */

import { type Drawing, ellipse, round } from "../ink";
import { INK, PALETTE } from "../palette";

/** Half the width of the drum. */
export const DRUM_RADIUS = 164;

/** Where the bullet lies, face up. */
export const BULLET_RADIUS = 50;

/** How far from the middle the chambers' outer edges lie. */
const OUTER_EDGE = 151;

/** Metal between two chambers, half of it on either side. */
const HALF_WALL = 3;

const WIDEST_CHAMBER = 47;

export interface Chamber {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The chamber of a seat, from the top, clockwise. As many as there are fit in: the more, the narrower. */
export function chamber(seat: number, seats: number): Chamber {
  const half = Math.sin(Math.PI / seats);
  const radius = round(Math.min(WIDEST_CHAMBER, (OUTER_EDGE * half - HALF_WALL) / (1 + half)));
  const ring = OUTER_EDGE - radius;
  const angle = (seat * 2 * Math.PI) / seats - Math.PI / 2;
  return { x: round(ring * Math.cos(angle)), y: round(ring * Math.sin(angle)), radius };
}

/** The drum; `turning` is the seat that turns a card now. */
export function drum(seats: number, turning: number | null): Drawing {
  const holes = Array.from({ length: seats }, (_, seat) => {
    const { x, y, radius } = chamber(seat, seats);
    return ellipse(x, y, radius, radius, seat === turning ? PALETTE.yellow : "#3A2A42", INK, 5);
  });
  return (
    ellipse(0, 0, DRUM_RADIUS, DRUM_RADIUS, "#8D8496", INK, 5) +
    ellipse(-3, -3, 152, 152, PALETTE.grey) +
    holes.join("") +
    ellipse(0, 0, BULLET_RADIUS, BULLET_RADIUS, PALETTE.brass, INK, 5)
  );
}
