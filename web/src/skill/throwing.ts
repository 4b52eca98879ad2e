/** The mark that a Shuriken is thrown at, as `phases/throw.py` moves it: whole places, whole moments. */

import { THROW } from "$lib/protocol/wire";

/** Where the mark is at a moment; at the ends of its line it turns back. `path` is a View's `mark`. */
export function placeAt(path: readonly number[], moment: number): number {
  const [start = 0, speed = 0, turn = 0, after = 0] = path;
  const way = start + speed * Math.min(moment, turn) + after * Math.max(0, moment - turn);
  const there = 2 * THROW.places;
  const place = ((Math.floor(way / THROW.speeds) % there) + there) % there;
  return place < THROW.places ? place : there - 1 - place;
}

/** The moment that is now, so many milliseconds after the mark set out; null when it is too late to throw. */
export function momentOf(milliseconds: number): number | null {
  const moment = Math.floor(milliseconds / THROW.moment);
  return moment < THROW.moments ? Math.max(0, moment) : null;
}

/** The place on the line for a share of its width, from 0 to 1. */
export function placeOf(share: number): number {
  return Math.max(0, Math.min(THROW.places - 1, Math.floor(share * THROW.places)));
}

/** The middle of a place, as a share of the line. */
export function shareOf(place: number): number {
  return (place + 0.5) / THROW.places;
}

/** The number that a throw is told by. */
export function thrownAt(moment: number, place: number): number {
  return moment * THROW.places + place;
}

export function landed(number: number): { readonly moment: number; readonly place: number } {
  return { moment: Math.floor(number / THROW.places), place: number % THROW.places };
}
