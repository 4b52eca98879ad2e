import { describe, expect, it } from "vitest";
import { aroundTable, opponentsOf } from "./seating";

it("lists the others clockwise from one's left", () => {
  expect(opponentsOf(2, 4)).toEqual([3, 0, 1]);
  expect(opponentsOf(0, 2)).toEqual([1]);
});

it("lists everybody for a spectator", () => {
  expect(opponentsOf(-1, 3)).toEqual([0, 1, 2]);
});

describe("places round the table", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("of %i go from left to right, none hides another", (count) => {
    const places = aroundTable(count);
    expect(places).toHaveLength(count);
    for (const [i, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(-0.01);
      expect(place.x).toBeLessThanOrEqual(100.01);
      const next = places[i + 1];
      // On a table of 860 by 480 pixels faces are 76 wide.
      if (next !== undefined) expect(Math.hypot((next.x - place.x) * 8.6, (next.y - place.y) * 4.8)).toBeGreaterThan(76);
    }
  });
});
