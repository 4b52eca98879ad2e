import { expect, test } from "vitest";
import type { Event } from "$lib/protocol/wire";
import { FACES, KINDS } from "$lib/protocol/wire";
import { speak } from "$lib/words";
import { actorOf, narrate } from "./narrate";

const narrator = { me: 0, name: (seat: number) => `Seat ${seat}` };
const card = FACES.findIndex((face) => face.code === "b5");

test("the box tells its own events", () => {
  speak("en");
  const laid: Event = { type: "card-laid-in-dark", seat: 1, cards: [], declared: card, lying: 2 };
  expect(narrate(laid, narrator)).toContain("blue five");
  expect(narrate(laid, narrator)).toContain("Seat 1");
  const spotted: Event = { type: "spotted", seat: 1, by: 2, found: true };
  expect(narrate(spotted, narrator)).toContain("Seat 2");
  expect(actorOf(spotted)).toBe(2);
});

test("a ground that is not for this reader is passed over", () => {
  expect(narrate({ type: "ground-arose", number: 1, kind: -1, offender: -1, to: -1 }, narrator)).toBeNull();
  const told: Event = { type: "ground-arose", number: 1, kind: KINDS.indexOf("shtul"), offender: 2, to: -1 };
  expect(narrate(told, narrator)).toContain("Shtul");
});

test("what is not known is passed over", () => {
  const strange = { type: "comet-came", seat: 1 } as unknown as Event;
  expect(narrate(strange, narrator)).toBeNull();
});
