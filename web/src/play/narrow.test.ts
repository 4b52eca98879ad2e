import { expect, test } from "vitest";
import { bare } from "./compose";
import { NOTHING, agreeing, answersIn, choose, nextStep } from "./narrow";

const lay = (card: string, declared: string) => bare("lay", [card, declared]);

test("what stands beside the question is not an answer to it", () => {
  expect(answersIn([bare("call"), bare("accept"), { ...bare("wink"), seat: 1 }])).toEqual([bare("accept")]);
});

test("one act asks nothing, two kinds ask which", () => {
  expect(nextStep([bare("check")], NOTHING)).toBeNull();
  expect(nextStep([bare("check"), bare("pass")], NOTHING)).toEqual({ by: "kind", values: ["check", "pass"] });
});

test("cards are chosen one after the other, in the order in which the act carries them", () => {
  const acts = [lay("r1", "b5"), lay("r1", "b6"), lay("g2", "b5")];
  const first = nextStep(acts, NOTHING);
  expect(first).toEqual({ by: "card", values: ["r1", "g2"] });
  const chosen = choose(NOTHING, { by: "card", values: [] }, "r1");
  expect(nextStep(acts, chosen)).toEqual({ by: "card", values: ["b5", "b6"] });
  expect(agreeing(acts, choose(chosen, { by: "card", values: [] }, "b6"))).toEqual([lay("r1", "b6")]);
});

test("seats, numbers and colours are told apart", () => {
  const votes = [1, 2].map((seat) => ({ ...bare("vote"), seat }));
  expect(nextStep(votes, NOTHING)).toEqual({ by: "seat", values: [1, 2] });
  const choices = [0, 1].map((number) => ({ ...bare("choose"), number }));
  expect(nextStep(choices, NOTHING)).toEqual({ by: "number", values: [0, 1] });
  const named = ["green", "blue"].map((colour) => bare("play", ["chip_in"], colour));
  const card = choose(NOTHING, { by: "card", values: [] }, "chip_in");
  expect(nextStep(named, card)).toEqual({ by: "colour", values: ["green", "blue"] });
});
