/** The lamp over the table in the dark. */

import { blob, type Drawing, ellipse, line, place } from "../ink";
import { INK, PALETTE } from "../palette";

/** The night that the lamp hangs in. */
export const NIGHT = "#241A2E";

const LIGHT = "#FFE9A8";

export interface Lamp {
  /** Middle of the cards that the light falls on, units of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Half the width of the pool of light. */
  readonly reach: number;
  /** How far above the cards the lamp hangs. */
  readonly drop: number;
}

/** The lamp on its cord, which comes from 260 above it, its beam and the pool on the table. */
export function lamplight({ x, y, reach, drop }: Lamp): Drawing {
  const floor = y + 70;
  const depth = reach * 0.41;
  return (
    `<path d="M${x - 36} ${y - drop}L${x - reach} ${floor}A${reach} ${depth} 0 0 0 ${x + reach} ${floor}` +
    `L${x + 36} ${y - drop}Z" fill="${LIGHT}" opacity="0.17"/>` +
    `<ellipse cx="${x}" cy="${floor}" rx="${reach}" ry="${depth}" fill="${LIGHT}" opacity="0.3"/>` +
    place(
      x,
      y - drop,
      0,
      1,
      line("M0 -260V-26", 6, PALETTE.paper) +
        blob("M-18 -34H18L54 8H-54Z", PALETTE.teal, PALETTE.tealDeep, { width: 5 }) +
        ellipse(0, 9, 26, 11, LIGHT, INK, 4),
    )
  );
}
