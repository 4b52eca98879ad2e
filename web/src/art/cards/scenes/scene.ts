import type { Drawing } from "../../ink";

/** What is drawn on a special card. */
export interface Scene {
  /** The picture, about 210 × 200 round the origin. */
  readonly picture: () => Drawing;
  /** Where the picture wants to stand on the card: x, y, scale. */
  readonly nudge: readonly [x: number, y: number, scale: number];
  /** The sign for the corner and for thumb sizes, in a box of 60 × 60 round the origin. */
  readonly icon: () => Drawing;
  /** The sign's scale on the dense card. */
  readonly denseIcon: number;
  /** The sign as the only picture of a thumb-sized card: its scale, and whether a round of paper lies under it. */
  readonly thumb: { readonly scale: number; readonly onPaper: boolean };
}
