import { describe, expect, it } from "vitest";
import { FEAT_GAMES, FEAT_LEVELS } from "$lib/protocol/wire";
import { crowd, countingPoints, glimpseAt } from "./counting";
import { featOf, IN_WORDS, wholeScore } from "./feats";
import { leaning, standing, stays, swing } from "./hut";
import { dealTiles, isDone, memoryScore, newBoard, pairsAt, turnUp } from "./memory";
import { closeness, reachAt, ringAt, STEADY_TIME, steadinessScore, wander } from "./steadiness";
import { drumAt, placeDue, tapped } from "./tapping";
import { timingScore, watchAt } from "./timing";
import { isTyped, rightUpTo, typingScore } from "./typing";

/** Chance that says these numbers, again and again. */
function saying(...numbers: number[]) {
  let at = 0;
  return () => numbers[at++ % numbers.length] as number;
}
const LEVELS = Array.from({ length: FEAT_LEVELS }, (_, i) => i + 1);

describe("the shelf", () => {
  it("has every game at every level, then words", () => {
    const shelf = Array.from({ length: IN_WORDS }, (_, number) => featOf(number));
    expect(new Set(shelf.map(({ game, level }) => `${game} ${level}`)).size).toBe(FEAT_GAMES.length * FEAT_LEVELS);
    expect(featOf(0)).toEqual({ game: "memory", level: 1 });
    expect(featOf(IN_WORDS - 1)).toEqual({ game: "steadiness", level: 3 });
    expect(featOf(IN_WORDS).game).toBe("words");
  });

  it("sends whole scores that an act can carry", () => {
    expect([wholeScore(12.4), wholeScore(-3), wholeScore(1e9)]).toEqual([12, 0, 4094]);
  });
});

describe("memory", () => {
  it("deals every picture twice, whatever chance says", () => {
    for (const level of LEVELS) {
      for (const chance of [saying(0), saying(0.9999), saying(0.3, 0.8, 0.1)]) {
        const tiles = dealTiles(level, chance);
        expect(tiles).toHaveLength(2 * pairsAt(level));
        for (const picture of tiles) expect(tiles.filter((other) => other === picture)).toHaveLength(2);
      }
    }
  });

  it("keeps pairs, and closes what differs when a third is turned up", () => {
    let board = newBoard([0, 1, 0, 1]);
    board = turnUp(turnUp(board, 0), 1);
    expect(board.open).toEqual([0, 1]);
    board = turnUp(board, 2);
    expect(board.open).toEqual([2]);
    board = turnUp(board, 2);
    expect(board.open).toEqual([2]);
    board = turnUp(board, 0);
    expect([...board.found].sort()).toEqual([0, 2]);
    expect(memoryScore(board, 10)).toBe(10);
    board = turnUp(turnUp(board, 1), 3);
    expect(isDone(board)).toBe(true);
    expect(memoryScore(board, 7.9)).toBe(27);
  });
});

it("timing: a thousand at the goal, one less for a hundredth on either side, never below nothing", () => {
  const { goal } = watchAt(2);
  expect(timingScore(2, goal)).toBe(1000);
  expect(timingScore(2, goal + 0.25)).toBe(975);
  expect(timingScore(2, goal - 0.25)).toBe(975);
  expect(timingScore(2, goal + 99)).toBe(0);
});

describe("counting", () => {
  it("always offers the right number, and never nothing", () => {
    for (const level of LEVELS) {
      for (const said of [0, 0.25, 0.5, 0.75, 0.9999]) {
        for (const below of [0, 0.4, 0.9999]) {
          let first = true;
          const { cells, answers } = crowd(level, () => {
            if (!first) return below;
            first = false;
            return said;
          });
          expect(answers).toContain(cells.length);
          expect(answers[0]).toBeGreaterThan(0);
          expect(new Set(cells).size).toBe(cells.length);
          expect(cells.length).toBeGreaterThanOrEqual(glimpseAt(level).fewest);
          expect(cells.length).toBeLessThanOrEqual(glimpseAt(level).most);
        }
      }
    }
  });

  it("gives most for the right number", () => {
    expect([7, 8, 6, 12].map((answer) => countingPoints(7, answer))).toEqual([10, 7, 7, 0]);
  });
});

describe("typing", () => {
  it("forgives what keyboards do not have, and nothing else", () => {
    expect(isTyped("Ёжик — «наш» человек", 'ежик - "наш"  человек ')).toBe(true);
    expect(isTyped("Ёжик — наш", "ежик - нам")).toBe(false);
    expect(rightUpTo("свинтус", "свинус")).toBe(4);
  });

  it("counts characters a minute only when all is right", () => {
    expect(typingScore("abcdefghij", "abcdefghij", 3)).toBe(200);
    expect(typingScore("abcdefghij", "abcdefghi", 3)).toBe(0);
  });
});

it("tapping: hooves take turns, and a tap out of turn does not count", () => {
  expect(tapped(1, 5, 0)).toBe(6);
  expect(placeDue(2, 5)).toBe(1);
  expect(tapped(2, 5, 0)).toBe(5);
  expect(tapped(2, 5, 1)).toBe(6);
  expect(drumAt(3).places).toBe(4);
});

describe("steadiness", () => {
  it("the ring never leaves the field and begins in its middle", () => {
    for (const level of LEVELS) {
      const path = wander(level, saying(0.1, 0.6, 0.9, 0.4));
      expect(closeness(level, ringAt(path, 0), { x: 0, y: 0 })).toBe(1);
      for (let time = 0; time <= STEADY_TIME; time += 0.1) {
        const { x, y } = ringAt(path, time);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.75);
      }
    }
  });

  it("gives a thousand for the very middle all the time, and nothing for being away", () => {
    const ring = { x: 0.2, y: -0.1 };
    expect(closeness(1, ring, ring)).toBe(1);
    expect(closeness(1, ring, null)).toBe(0);
    expect(closeness(1, ring, { x: 0.2 + reachAt(1), y: -0.1 })).toBeCloseTo(0);
    expect(steadinessScore(STEADY_TIME)).toBe(1000);
  });
});

describe("huts", () => {
  it("a card stays if it is let go gently near its place", () => {
    expect(stays(0.2)).toBe(true);
    expect(stays(-0.5)).toBe(false);
    expect(stays(0, 2)).toBe(false);
  });

  it("a card that falls takes its hut with it, but not the other one", () => {
    expect([0, 1, 2, 3].map((before) => standing(before, true))).toEqual([1, 2, 3, 4]);
    expect([0, 1, 2, 3].map((before) => standing(before, false))).toEqual([0, 0, 2, 2]);
  });

  it("a card that is led by itself is not there at once", () => {
    const there = Array.from({ length: 2_000 }, (_, time) => time).filter((time) => stays(swing(time)));
    expect(there[0]).toBeGreaterThan(300);
    expect(there.length).toBeGreaterThan(300);
  });

  it("the needle stays on its scale", () => {
    for (let time = 0; time < 4000; time += 37) {
      expect(Math.abs(swing(time))).toBeLessThanOrEqual(1);
      expect(Math.abs(leaning(400, 80, time))).toBeLessThanOrEqual(1);
    }
  });
});
