/** The best moments of a match, gathered from the events that this screen has seen. */

import type { Event } from "$lib/protocol/wire";

export interface RoundScore {
  readonly round: number;
  /** -1: nobody. */
  readonly winner: number;
  readonly points: number;
}

export interface Moments {
  round: number;
  rounds: RoundScore[];
  /** The greatest number of cards asked of one victim, and whose it became. */
  heaviest: { seat: number; count: number } | null;
  /** How often each seat was first on the deck, made an interception, caught somebody, was caught. */
  firstSlaps: number[];
  interceptions: number[];
  catches: number[];
  caught: number[];
}

export function noMoments(seats: number): Moments {
  const zeros = () => Array.from({ length: seats }, () => 0);
  return {
    round: 0,
    rounds: [],
    heaviest: null,
    firstSlaps: zeros(),
    interceptions: zeros(),
    catches: zeros(),
    caught: zeros(),
  };
}

/** Take one event in. `cards` says whether a face takes cards (rather than a turn) from who accepts it. */
export function remember(moments: Moments, event: Event, takesCards: (face: number) => boolean): void {
  const count = (of: number[], seat: number) => {
    of[seat] = (of[seat] ?? 0) + 1;
  };
  switch (event.type) {
    case "round-started":
      moments.round = event.round;
      break;
    case "round-ended":
      moments.rounds.push({ round: moments.round, winner: event.winner, points: event.points });
      break;
    case "attack-accepted":
      if (takesCards(event.card) && event.count > (moments.heaviest?.count ?? 0)) {
        moments.heaviest = { seat: event.seat, count: event.count };
      }
      break;
    case "slapped":
      if (event.place === 1) count(moments.firstSlaps, event.seat);
      break;
    case "card-played":
      if (event.how === "intercept") count(moments.interceptions, event.seat);
      break;
    case "caught":
      if (event.found) {
        count(moments.catches, event.by);
        count(moments.caught, event.seat);
      }
      break;
  }
}

/** The seat with the most, and how many; null if nobody has any. The first of several. */
export function most(counts: readonly number[]): { seat: number; count: number } | null {
  const count = Math.max(0, ...counts);
  return count === 0 ? null : { seat: counts.indexOf(count), count };
}
