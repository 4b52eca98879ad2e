/** Two huts of two cards: each card is leant with a steady hand, and a careless one brings its hut down. */

/** So many cards stand when both huts do. */
export const CARDS_FOR_TWO_HUTS = 4;

/** From the middle of the needle's scale, whose ends are -1 and 1. */
export const STEADY = 0.3;

/** A card let go faster than this, in pixels a millisecond, brings the hut down. */
const FASTEST = 0.6;

/** Milliseconds from one end of the scale to the other and back. */
const SWING = 1_700;

/** The needle of a card that is led by itself, as with a keyboard: it swings, from one end of the scale. */
export function swing(milliseconds: number): number {
  return -Math.cos((milliseconds / SWING) * 2 * Math.PI) * 0.95;
}

const TREMBLING = 0.17;

/** The needle of a card that is dragged: how far beside its place it is, and nobody's hand is quite still. */
export function leaning(pixelsBeside: number, cardWidth: number, milliseconds: number): number {
  const tremble = TREMBLING * (Math.sin(milliseconds / 90) + 0.6 * Math.sin(milliseconds / 37));
  return Math.max(-1, Math.min(1, pixelsBeside / cardWidth + tremble));
}

/** Whether a card that is let go so stays where it is. */
export function stays(needle: number, pixelsPerMillisecond = 0): boolean {
  return Math.abs(needle) <= STEADY && pixelsPerMillisecond <= FASTEST;
}

/** How many cards stand after one more was leant, or after it fell and took its hut with it. */
export function standing(before: number, stood: boolean): number {
  return stood ? before + 1 : before - (before % 2);
}
