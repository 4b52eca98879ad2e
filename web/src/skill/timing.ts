/** Stop the watch at a whole number of seconds; on higher levels its hand hides early. */

interface Watch {
  /** Seconds at which to stop. */
  readonly goal: number;
  /** Seconds after which the hand cannot be seen. */
  readonly hidden: number;
}

const WATCHES: readonly [Watch, Watch, Watch] = [
  { goal: 5, hidden: 3.5 },
  { goal: 7, hidden: 2.5 },
  { goal: 10, hidden: 2 },
];

export function watchAt(level: number): Watch {
  return WATCHES[level - 1] ?? WATCHES[0];
}

/** A thousand, less one for each hundredth of a second beside the goal. */
export function timingScore(level: number, seconds: number): number {
  return Math.max(0, 1000 - Math.round(Math.abs(seconds - watchAt(level).goal) * 100));
}
