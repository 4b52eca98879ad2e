import { expect, it } from "vitest";
import { THROW } from "$lib/protocol/wire";
import { landed, momentOf, placeAt, placeOf, shareOf, thrownAt } from "./throwing";

/** What the engine's `place_at` says for these paths at the moments 0, 7, 15, 40, 77 and 99. */
const BY_THE_ENGINE: readonly (readonly [readonly number[], readonly number[]])[] = [
  [[0, 3, 15, 10], [0, 2, 5, 36, 3, 30]],
  [[633, 10, 45, -10], [0, 7, 17, 30, 15, 12]],
  [[200, 7, 30, -3], [25, 31, 38, 32, 33, 25]],
];

it("moves the mark as the engine does", () => {
  for (const [path, places] of BY_THE_ENGINE) {
    expect([0, 7, 15, 40, 77, 99].map((moment) => placeAt(path, moment))).toEqual(places);
  }
});

it("packs place and moment into the number of the throw", () => {
  expect(thrownAt(20, 7)).toBe(807);
  expect(landed(807)).toEqual({ moment: 20, place: 7 });
  expect(thrownAt(THROW.moments - 1, THROW.places - 1)).toBe(THROW.moments * THROW.places - 1);
});

it("counts moments from when the mark set out, and is too late after the last", () => {
  expect([0, 49, 50, 4999].map(momentOf)).toEqual([0, 0, 1, 99]);
  expect(momentOf(5000)).toBeNull();
});

it("stays on the line", () => {
  expect([-0.2, 0, 0.5, 0.999, 1.3].map(placeOf)).toEqual([0, 0, 20, 39, 39]);
});

it("draws a place where a press in its middle would find it", () => {
  for (const place of [0, 7, 39]) expect(placeOf(shareOf(place))).toBe(place);
});
