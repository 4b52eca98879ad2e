import { expect, it } from "vitest";
import type { View } from "$lib/protocol/wire";
import { bare } from "./compose";
import { Cues } from "./cues";

const base = { round: 1, pile_count: 5, top: 3, last_player: 0, window: false, catchable: [], phase: "turn" };
const view = (change: object) => ({ ...base, ...change }) as unknown as View;

function cues() {
  let now = 1_000;
  const paints: (() => void)[] = [];
  const measured = new Cues(
    (then) => paints.push(then),
    () => now,
  );
  return {
    measured,
    paint: () => paints.splice(0).forEach((then) => then()),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it("counts from the first paint that showed the chance, not from its arrival", () => {
  const { measured, paint, wait } = cues();
  measured.show(view({ phase: "slap" }));
  wait(80);
  expect(measured.reaction(bare("slap"))).toBeNull();
  paint();
  wait(230);
  expect(measured.reaction(bare("slap"))).toBe(230);
});

it("goes on counting while the chance stays the same", () => {
  const { measured, paint, wait } = cues();
  measured.show(view({ window: true }));
  paint();
  wait(100);
  measured.show(view({ window: true, catchable: [2] }));
  paint();
  wait(50);
  expect(measured.reaction(bare("intercept", ["r3"]))).toBe(150);
  expect(measured.reaction(bare("catch"))).toBe(50);
});

it("counts anew for another card, and not at all for what is no race", () => {
  const { measured, paint, wait } = cues();
  measured.show(view({ window: true }));
  paint();
  wait(500);
  measured.show(view({ window: true, top: 9, pile_count: 6 }));
  paint();
  wait(10);
  expect(measured.reaction(bare("intercept", ["o1"]))).toBe(10);
  expect(measured.reaction(bare("draw"))).toBeNull();
  measured.show(view({}));
  expect(measured.reaction(bare("intercept", ["o1"]))).toBeNull();
});

it("counts anew for the second fist of a tower, from when it may be put on top", () => {
  const { measured, paint, wait } = cues();
  const tower = (order: number[], owed: number[]) =>
    view({ phase: "tower", seat: 1, owes: owed, race: { race: "tower", starter: 0, order } });
  measured.show(tower([0], [1, 2]));
  paint();
  wait(400);
  expect(measured.reaction(bare("fist"))).toBe(400);
  measured.show(tower([0, 1], [2]));
  expect(measured.reaction(bare("fist"))).toBeNull();
  wait(300);
  measured.show(tower([0, 1, 2], [0, 1]));
  paint();
  wait(120);
  expect(measured.reaction(bare("fist"))).toBe(120);
});
