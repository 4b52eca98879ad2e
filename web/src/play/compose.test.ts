import { describe, expect, it } from "vitest";
import type { Action, View } from "$lib/protocol/wire";
import { asked, bare, joining, lay, naming, tap, waysOf, without } from "./compose";

const turn = { seat: 0, owes: [0], phase: "turn" } as unknown as View;
const attacked = { seat: 0, owes: [0], phase: "attack" } as unknown as View;
const waiting = { seat: 0, owes: [1], phase: "turn", window: false } as unknown as View;
const racing = { ...waiting, window: true } as unknown as View;
const named = (colour: string) => bare("play", ["polisvin"], colour);
const every = ["raspberry", "orange", "green", "blue"];

describe("a tap on one card", () => {
  it("plays what can only be played", () => {
    expect(tap(turn, [bare("play", ["r5"]), bare("draw")], "r5")).toEqual({ step: "act", action: bare("play", ["r5"]) });
  });

  it("asks for the colour of a card that names one", () => {
    expect(tap(turn, every.map(named), "polisvin")).toEqual({ step: "colour", actions: every.map(named) });
  });

  it("asks which way where passing on and intercepting differ", () => {
    const ways = [bare("intercept", ["khapyozh.r"]), bare("transfer", ["khapyozh.r"])];
    expect(tap(attacked, ways, "khapyozh.r")).toEqual({ step: "way", ways: [ways[1], ways[0]] });
  });

  it("plays in turn rather than intercepting", () => {
    const legal = [bare("intercept", ["g2"]), bare("play", ["g2"])];
    expect(tap(turn, legal, "g2")).toEqual({ step: "act", action: legal[1] });
  });

  it("reads actions that leave out what they do not carry", () => {
    const legal: Action[] = [{ kind: "draw" }, { kind: "play", cards: ["b0"] }];
    expect(tap(turn, legal, "b0")).toEqual({ step: "act", action: legal[1] });
  });
});

describe("a tap on what the table does not offer", () => {
  it("is asked for as its phase would have it", () => {
    expect(tap(turn, [], "r5")).toEqual({ step: "act", action: bare("play", ["r5"]) });
    expect(tap(attacked, [], "r5")).toEqual({ step: "act", action: bare("transfer", ["r5"]) });
    expect(tap(racing, [], "r5")).toEqual({ step: "act", action: bare("intercept", ["r5"]) });
    expect(tap(waiting, [], "r5")).toEqual({ step: "act", action: bare("play", ["r5"]) });
  });

  it("still names a colour for a grey card", () => {
    expect(tap(turn, [], "polisvin")).toEqual({ step: "colour", actions: every.map(named) });
  });
});

describe("several cards", () => {
  const legal = [bare("play", ["r5"]), bare("play", ["r5", "g5"]), bare("play", ["r5", "b5", "g5"]), bare("draw")];

  it("join what they can be laid with", () => {
    expect([...joining(legal, [])].sort()).toEqual(["b5", "g5", "r5"]);
    expect([...joining(legal, ["r5", "g5"])]).toEqual(["b5"]);
    expect([...joining(legal, ["g1"])]).toEqual([]);
  });

  it("are laid by the table's own list, whichever order the middle has", () => {
    expect(lay(turn, legal, ["b5", "r5", "g5"])).toEqual({ step: "act", action: legal[2] });
  });

  it("are asked for as chosen where the list has no such act", () => {
    expect(lay(turn, legal, ["r5", "g1"])).toEqual({ step: "act", action: bare("play", ["r5", "g1"]) });
  });

  it("of one are a tap", () => {
    expect(lay(turn, legal, ["r5"])).toEqual({ step: "act", action: legal[0] });
  });
});

it("tags a card with the ways it can be used", () => {
  expect(waysOf([bare("intercept", ["r5"]), bare("play", ["r5"])], "r5")).toEqual(["play", "intercept"]);
  expect(waysOf([bare("draw")], "r5")).toEqual([]);
});

it("takes each card once", () => {
  expect(without(["r5", "r5"], ["r5"])).toEqual(["r5"]);
  expect(without(["r5"], ["r5", "r5"])).toBeNull();
});

describe("a card that names more than one thing", () => {
  const pulls = [1, 2].flatMap((seat) => every.map((colour) => ({ ...bare("play", ["dont_darken"], colour), seat })));

  it("asks for the seat first, then for the colour", () => {
    expect(asked(pulls)).toEqual({ step: "seat", actions: pulls });
    const left = naming(pulls, "seat", 2);
    expect(asked(left)).toEqual({ step: "colour", actions: left });
    expect(asked(naming(left, "colour", "green"))).toEqual({ step: "act", action: pulls[6] });
  });

  it("does not ask where there is no choice", () => {
    expect(asked(naming(pulls, "seat", 1)).step).toBe("colour");
  });

  it("asks for a number: a garment, a feat", () => {
    const feats = [0, 18].map((number) => ({ ...bare("play", ["slabo"]), number }));
    expect(tap(turn, feats, "slabo")).toEqual({ step: "number", actions: feats });
  });
});

it("lays cards where cards are laid", () => {
  const duel = { ...turn, phase: "duel" } as View;
  expect(tap(duel, [bare("lay", ["r5"])], "r5")).toEqual({ step: "act", action: bare("lay", ["r5"]) });
  expect(tap(duel, [], "b2")).toEqual({ step: "act", action: bare("lay", ["b2"]) });
});
