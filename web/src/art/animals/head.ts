/** What the four heads have in common. A head is drawn round its own middle, about 150 units wide. */

import type { Drawing } from "../ink";
import type { GlassesKind, HatKind } from "../wardrobe/kinds";
import type { Brows, Expression } from "./eyes";

export type Mouth = "smile" | "smirk" | "flat" | "frown" | "wave" | "o" | "open" | "teeth" | "drool" | "growl";

export interface HeadPose {
  expression?: Expression;
  mouth?: Mouth;
  brows?: Brows | null;
  hat?: HatKind | null;
  glasses?: GlassesKind | null;
  /** How far each ear is turned, degrees. */
  leftEar?: number;
  rightEar?: number;
}

export type Head = (pose: HeadPose) => Drawing;
