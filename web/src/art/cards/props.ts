/** Things that the card scenes are furnished with. */

import { type Drawing, ellipse, place, rectangle } from "../ink";
import { lettering } from "../lettering";
import { PALETTE } from "../palette";

/** A playing card too small to have a face. */
export function cardProp(x: number, y: number, rotation: number, colour: string, scale = 1): Drawing {
  return place(
    x,
    y,
    rotation,
    scale,
    rectangle(-24, -34, 48, 68, 7, PALETTE.paper) +
      `<rect x="-17" y="-27" width="34" height="54" rx="4" fill="${colour}"/>` +
      ellipse(0, 0, 10, 14, PALETTE.paper),
  );
}

/** Three letters of sleep, rising. */
export function snores(x: number, y: number, scale = 1): Drawing {
  const z = (height: number, pen: number): Drawing => lettering("Z", { x: 0, y: 0, height, pen });
  return place(
    x,
    y,
    0,
    scale,
    z(22, 24) + place(24, -30, 8, 1, z(30, 22)) + place(60, -70, 14, 1, z(40, 20)),
  );
}
