/** Tap as often as you can; on higher levels the hooves take turns. */

interface Drum {
  /** Places to tap, one after the other and from the start again. */
  readonly places: number;
  /** Seconds. */
  readonly time: number;
}

const DRUMS: readonly [Drum, Drum, Drum] = [
  { places: 1, time: 5 },
  { places: 2, time: 6 },
  { places: 4, time: 7 },
];

export function drumAt(level: number): Drum {
  return DRUMS[level - 1] ?? DRUMS[0];
}

/** The place whose turn it is after so many taps. */
export function placeDue(level: number, taps: number): number {
  return taps % drumAt(level).places;
}

/** Taps after this one; out of turn it does not count. */
export function tapped(level: number, taps: number, place: number): number {
  return place === placeDue(level, taps) ? taps + 1 : taps;
}
