/** A card's value, 0 to 7, on its tabs. */

import type { Drawing } from "../ink";
import { lettering } from "../lettering";

export function cornerValue(value: number): Drawing {
  return lettering(String(value), { x: 40, y: 18, height: 38, pen: 25, anchor: "middle" });
}

export function denseValue(value: number): Drawing {
  return lettering(String(value), { x: 53, y: 32, height: 74, pen: 26, anchor: "middle" });
}

export function thumbValue(value: number): Drawing {
  return lettering(String(value), { x: 56, y: 24, height: 66, pen: 27, anchor: "middle" });
}
