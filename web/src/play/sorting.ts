/** The order of cards in one's own hand. */

import { rankOf } from "./faces";

export const ORDERS = ["colour", "value", "playable"] as const;
export type Order = (typeof ORDERS)[number];

/** A card of the hand. Copies of one face are told apart by `copy`, so that each keeps its place on the screen. */
export interface Held {
  readonly card: string;
  readonly copy: number;
  readonly id: string;
}

/** The hand in the chosen order. Equal cards keep the order in which the table lists them. */
export function arrange(hand: readonly string[], order: Order, playable: ReadonlySet<string>): Held[] {
  const seen = new Map<string, number>();
  const held = hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy, id: `${card}#${copy}` };
  });
  return held.sort((a, b) => {
    if (order === "playable") {
      const difference = Number(playable.has(b.card)) - Number(playable.has(a.card));
      if (difference !== 0) return difference;
    }
    const by = order === "value" ? "value" : "colour";
    return rankOf(a.card, by) - rankOf(b.card, by) || a.copy - b.copy;
  });
}
