import { expect, it } from "vitest";
import type { Event } from "$lib/protocol/wire";
import { most, noMoments, remember } from "./moments";

const KHAPYOZH = 32;
const takesCards = (face: number) => face === KHAPYOZH;

function after(events: Event[]) {
  const moments = noMoments(3);
  for (const event of events) remember(moments, event, takesCards);
  return moments;
}

it("keeps the heaviest attack that was accepted, skips aside", () => {
  const accepted = (seat: number, card: number, count: number): Event => ({ type: "attack-accepted", seat, card, count });
  const moments = after([accepted(0, KHAPYOZH, 3), accepted(2, KHAPYOZH, 9), accepted(1, KHAPYOZH, 6), accepted(1, 40, 12)]);
  expect(moments.heaviest).toEqual({ seat: 2, count: 9 });
});

it("counts first slaps, interceptions and catches that found something", () => {
  const moments = after([
    { type: "slapped", seat: 1, place: 1 },
    { type: "slapped", seat: 2, place: 2 },
    { type: "card-played", seat: 2, cards: [1], colour: 4, how: "intercept", instead_of: 0 },
    { type: "caught", seat: 0, by: 2, found: false },
    { type: "caught", seat: 0, by: 1, found: true },
  ]);
  expect(moments.firstSlaps).toEqual([0, 1, 0]);
  expect(moments.interceptions).toEqual([0, 0, 1]);
  expect(moments.catches).toEqual([0, 1, 0]);
  expect(moments.caught).toEqual([1, 0, 0]);
  expect(most(moments.catches)).toEqual({ seat: 1, count: 1 });
  expect(most([0, 0])).toBeNull();
});

it("keeps the score of each round", () => {
  const moments = after([
    { type: "round-started", dealer: 0, first: 1, start: 3, round: 2 },
    { type: "round-ended", winner: 1, points: 7, hands: [], why: "emptied" },
  ]);
  expect(moments.rounds).toEqual([{ round: 2, winner: 1, points: 7 }]);
});
