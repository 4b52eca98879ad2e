import { describe, expect, it } from "vitest";
import { FACES, type View } from "$lib/protocol/wire";
import { bare, lay, tap } from "./compose";
import { joinsByTheBook, votes } from "./attempts";

const face = (code: string) => FACES.findIndex((one) => one.code === code);
const book = { genre: "any", several: "off" };
const turn = {
  seat: 0,
  seats: 3,
  gone: [],
  owes: [0],
  phase: "turn",
  top: face("r5"),
  hand: [],
  rows: [[], [], []],
  garments: [1, 0, 4],
  feats_shown: [],
  blanks: [],
  window: true,
  last_player: 1,
  interceptor: -1,
  robbed: -1,
} as unknown as View;
const watching = { ...turn, owes: [2] } as View;

describe("by the book", () => {
  it("asks what every card names, in turn", () => {
    const steps = ["razborka", "neither", "dont_darken", "chip_in", "clothes", "slabo", "polisvin", "shtol"].map(
      (card) => tap(turn, [], card, book).step,
    );
    expect(steps).toEqual(["seat", "seat", "seat", "colour", "number", "number", "colour", "colour"]);
  });

  it("plays at once what names nothing", () => {
    expect(tap(turn, [], "roulette", book)).toEqual({ step: "act", action: bare("play", ["roulette"]) });
  });

  it("offers only what somebody wears", () => {
    const step = tap(turn, [], "clothes", book);
    expect(step.step === "number" ? step.actions.map((action) => action.number) : []).toEqual([0, 2]);
  });

  it("casts whoever played last, out of turn", () => {
    expect(tap(watching, [], "folklorist", book)).toEqual({
      step: "act",
      action: { ...bare("give-courage", ["folklorist"]), seat: 1 },
    });
    expect(tap(watching, [], "zapevala", book)).toEqual({ step: "errand", errand: { kind: "courage", card: "zapevala" } });
  });

  it("swaps with whoever was robbed, and cuts in with the rest", () => {
    const robber = { ...watching, interceptor: 0, robbed: 2 } as View;
    expect(tap(robber, [], "awl", book)).toEqual({ step: "act", action: { ...bare("swap", ["awl"]), seat: 2 } });
    expect(tap(watching, [], "b3", book)).toEqual({ step: "act", action: bare("intercept", ["b3"]) });
  });

  it("lays Svinorost with a number", () => {
    const holding = { ...turn, hand: ["svinorost", "g1", "polisvin"].map(face) } as View;
    expect(joinsByTheBook(holding, book, [], "svinorost")).toBe(true);
    expect(joinsByTheBook(holding, book, [], "g1")).toBe(false);
    expect(joinsByTheBook(holding, book, ["svinorost"], "g1")).toBe(true);
    expect(joinsByTheBook(holding, book, ["svinorost"], "polisvin")).toBe(false);
    expect(lay(holding, [], ["svinorost", "g1"], book)).toEqual({
      step: "act",
      action: bare("play", ["svinorost", "g1"]),
    });
  });

  it("lays alike cards together where several may go", () => {
    const holding = { ...turn, hand: ["r5", "b5", "b1"].map(face) } as View;
    const same = { ...book, several: "same" };
    expect(["r5", "b5", "b1"].map((card) => joinsByTheBook(holding, same, [], card))).toEqual([true, true, false]);
    expect(joinsByTheBook(holding, same, ["r5"], "b1")).toBe(false);
    expect(joinsByTheBook(holding, { ...book, several: "chain" }, ["b5"], "b1")).toBe(true);
  });

  it("votes for anybody else", () => {
    expect(votes({ ...turn, gone: [2] } as View).map((vote) => vote.seat)).toEqual([1]);
  });
});
