/** How many were there? They are shown for a moment, several times. */

import { type Chance, shuffled } from "./chance";

export const ROUNDS = 4;
const RIGHT = 10;
/** What each one too many or too few costs. */
const COST = 3;

interface Glimpse {
  readonly fewest: number;
  readonly most: number;
  /** Milliseconds for which they are seen. */
  readonly seen: number;
}

const GLIMPSES: readonly [Glimpse, Glimpse, Glimpse] = [
  { fewest: 4, most: 9, seen: 900 },
  { fewest: 7, most: 14, seen: 1000 },
  { fewest: 10, most: 20, seen: 1100 },
];

export function glimpseAt(level: number): Glimpse {
  return GLIMPSES[level - 1] ?? GLIMPSES[0];
}

/** The field on which they are scattered. */
export const COLUMNS = 6;
export const ROWS = 5;

export interface Crowd {
  /** Cells of the field, row by row, each at most once. */
  readonly cells: readonly number[];
  /** Numbers to choose from, in order; one is right. */
  readonly answers: readonly number[];
}

const ANSWERS = 6;

export function crowd(level: number, chance: Chance): Crowd {
  const { fewest, most } = glimpseAt(level);
  const count = fewest + Math.min(most - fewest, Math.floor(chance() * (most - fewest + 1)));
  const cells = shuffled(Array.from({ length: COLUMNS * ROWS }, (_, i) => i), chance).slice(0, count);
  const below = Math.min(ANSWERS - 1, Math.floor(chance() * ANSWERS));
  const first = Math.max(1, count - below);
  return { cells, answers: Array.from({ length: ANSWERS }, (_, i) => first + i) };
}

/** Ten points for the right number, fewer beside it. */
export function countingPoints(count: number, answer: number): number {
  return Math.max(0, RIGHT - COST * Math.abs(count - answer));
}
