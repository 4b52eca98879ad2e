/** Stay with a ring that wanders about: what counts is how near its middle one was all the time. */

import type { Chance } from "./chance";

/** Seconds. */
export const STEADY_TIME = 8;

/** Half the width of the field is one; so far from the middle of the ring nothing counts any more. */
const REACHES = [0.34, 0.28, 0.22] as const;
const SPEEDS = [0.9, 1.25, 1.6] as const;

export function reachAt(level: number): number {
  return REACHES[level - 1] ?? REACHES[0];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How the ring wanders: a curve that never repeats within the time and never leaves the field. */
export interface Wander {
  readonly phases: readonly [number, number, number, number];
  readonly speed: number;
}

export function wander(level: number, chance: Chance): Wander {
  const turn = () => chance() * 2 * Math.PI;
  return { phases: [turn(), turn(), turn(), turn()], speed: SPEEDS[level - 1] ?? SPEEDS[0] };
}

const AMPLE = 0.5;
const SMALL = 0.22;

/** Where the ring is so many seconds after the start: from the middle it sets out slowly. */
export function ringAt({ phases, speed }: Wander, seconds: number): Spot {
  const start = Math.min(1, seconds);
  const time = seconds * speed;
  const [a, b, c, d] = phases;
  return {
    x: start * (AMPLE * Math.sin(time + a) + SMALL * Math.sin(2.3 * time + b)),
    y: start * (AMPLE * Math.sin(0.8 * time + c) + SMALL * Math.sin(1.9 * time + d)),
  };
}

/** How good a place is: one in the middle, nothing outside the ring's reach. */
export function closeness(level: number, ring: Spot, hoof: Spot | null): number {
  if (hoof === null) return 0;
  return Math.max(0, 1 - Math.hypot(ring.x - hoof.x, ring.y - hoof.y) / reachAt(level));
}

/** A thousand for having been in the very middle all the time. `sum` is closeness times seconds. */
export function steadinessScore(sum: number): number {
  return Math.round((1000 * sum) / STEADY_TIME);
}
