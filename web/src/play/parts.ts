/** Courage cards in front of seats, as Views pack them. */

import { codeOf, printed } from "./faces";

/** What the giver of a song can ask for, by number. */
export const GENRES = ["children", "chanson", "love", "english", "patriotic", "folk"] as const;

export interface Part {
  readonly card: string;
  readonly kind: string;
  readonly giver: number;
  /** Only songs have one. */
  readonly genre: (typeof GENRES)[number];
}

export function inFront(packed: number): Part {
  const card = codeOf(packed & 255) ?? "back";
  return {
    card,
    kind: card === "back" ? "" : printed(card).kind,
    giver: (packed >> 8) & 255,
    genre: GENRES[packed >> 16] ?? GENRES[0],
  };
}
