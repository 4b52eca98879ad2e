import { expect, it } from "vitest";
import { arrange } from "./sorting";

const HAND = ["polisvin", "b3", "khapyozh.r", "r7", "b3", "g0", "r0"];
const cards = (order: "colour" | "value" | "playable", playable: string[] = []) =>
  arrange(HAND, order, new Set(playable)).map((held) => held.card);

it("sorts by colour, numbers before specials, grey last", () => {
  expect(cards("colour")).toEqual(["r0", "r7", "khapyozh.r", "g0", "b3", "b3", "polisvin"]);
});

it("sorts by value, and specials by kind", () => {
  expect(cards("value")).toEqual(["r0", "g0", "b3", "b3", "r7", "khapyozh.r", "polisvin"]);
});

it("puts first what can be played", () => {
  expect(cards("playable", ["b3", "polisvin"]).slice(0, 3)).toEqual(["b3", "b3", "polisvin"]);
});

it("tells copies of one face apart", () => {
  const ids = arrange(HAND, "colour", new Set()).map((held) => held.id);
  expect(new Set(ids).size).toBe(HAND.length);
  expect(ids).toContain("b3#1");
});
