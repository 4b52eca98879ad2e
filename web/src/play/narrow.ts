/**
 * Choosing one of many acts step by step: what kind, against whom, which card, which number, which colour. It knows no
 * rule: whatever the table lists can be chosen, and nothing else.
 */

import type { Action } from "$lib/protocol/wire";
import { carried } from "./compose";

export type Step =
  | { readonly by: "kind"; readonly values: readonly string[] }
  | { readonly by: "seat"; readonly values: readonly number[] }
  | { readonly by: "card"; readonly values: readonly string[] }
  | { readonly by: "number"; readonly values: readonly number[] }
  | { readonly by: "colour"; readonly values: readonly string[] };

/** What has been chosen so far. */
export interface Chosen {
  readonly kind: string | null;
  readonly seat: number | null;
  readonly cards: readonly string[];
  readonly number: number | null;
  readonly colour: string | null;
}

export const NOTHING: Chosen = { kind: null, seat: null, cards: [], number: null, colour: null };

/** Acts that stand beside whatever is waited for: they have places of their own on the table. */
const STANDING = new Set([
  "call",
  "catch",
  "intercept",
  "reward",
  "give-courage",
  "swap",
  "say",
  "clap",
  "sum",
  "wink",
  "spot",
  "count",
]);

/** The acts that answer what the table waits for. */
export function answersIn(legal: readonly Action[]): Action[] {
  return legal.filter((action) => !STANDING.has(action.kind));
}

export function choose(chosen: Chosen, step: Step, value: string | number): Chosen {
  return step.by === "card"
    ? { ...chosen, cards: [...chosen.cards, String(value)] }
    : { ...chosen, [step.by]: value };
}

/** The acts that agree with what has been chosen. */
export function agreeing(actions: readonly Action[], chosen: Chosen): Action[] {
  return actions.filter(
    (action) =>
      (chosen.kind === null || action.kind === chosen.kind) &&
      (chosen.seat === null || action.seat === chosen.seat) &&
      (chosen.number === null || action.number === chosen.number) &&
      (chosen.colour === null || action.colour === chosen.colour) &&
      chosen.cards.every((card, at) => carried(action)[at] === card),
  );
}

/** What must still be told apart; null when one act is left (or none). */
export function nextStep(actions: readonly Action[], chosen: Chosen): Step | null {
  const left = agreeing(actions, chosen);
  if (left.length < 2) return null;
  const kinds = different(left.map((action) => action.kind));
  if (kinds.length > 1) return { by: "kind", values: kinds };
  const seats = different(left.map((action) => action.seat ?? -1));
  if (seats.length > 1) return { by: "seat", values: seats };
  const cards = different(left.map((action) => carried(action)[chosen.cards.length] ?? ""));
  if (cards.some((card) => card !== "")) return { by: "card", values: cards.filter((card) => card !== "") };
  const numbers = different(left.map((action) => action.number ?? -1));
  if (numbers.length > 1) return { by: "number", values: numbers };
  return { by: "colour", values: different(left.map((action) => action.colour ?? "")) };
}

function different<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
