/** Actions as plain values: making them and reading them. */

import type { Action, ActionKind } from "$lib/protocol/wire";

export function bare(kind: ActionKind, cards: readonly string[] = [], colour: string | null = null): Action {
  return { kind, cards: [...cards], colour, seat: null, number: null, phase: null };
}

export function catching(seat: number): Action {
  return { ...bare("catch"), seat };
}

/** The cards of an action, in the order in which they are laid. */
export function carried(action: Action): readonly string[] {
  return action.cards ?? [];
}

/** `cards` with each of `taken` removed once; null if one of them is not there. */
export function without(cards: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
