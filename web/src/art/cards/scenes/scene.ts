import type { Drawing } from "../../ink";

/** What is drawn on a special card. */
export interface Scene {
  /** The picture, about 210 × 200 round the origin. */
  readonly picture: () => Drawing;
  /** Where the picture wants to stand on the card: x, y, scale. */
  readonly nudge: readonly [x: number, y: number, scale: number];
  /** The sign for the corner and for thumb sizes, in a box of 60 × 60 round the origin. */
  readonly icon: () => Drawing;
  /** What the card is painted with, in card units, where neither colour nor family says it. */
  readonly ground?: () => Drawing;
  /** What stands behind the picture, in card units, instead of the plain spot. */
  readonly backdrop?: () => Drawing;
  /** The sign's scale on the dense card; 1.35 unless told. Kinds with a value show the value there. */
  readonly denseIcon?: number;
  /**
   * The sign as the only picture of a thumb-sized card: its scale, and whether a round of paper lies under it; 3.1 on
   * paper unless told. Kinds with a value have theirs all alike.
   */
  readonly thumb?: { readonly scale: number; readonly onPaper: boolean };
}

export const DENSE_ICON = 1.35;
export const THUMB = { scale: 3.1, onPaper: true };
