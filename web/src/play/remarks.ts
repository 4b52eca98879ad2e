/** What is wrong with a deck, or worth a second thought, in words. */

import { SPECIAL_KINDS } from "$lib/faces";
import { type DeckRemark, FACES } from "$lib/protocol/wire";
import { t } from "$lib/words";
import { cardName } from "./naming";

const KINDS: readonly string[] = SPECIAL_KINDS;
const CODES = new Set(FACES.map((face) => face.code));

/** A card of a remark: the key of its kind, or the code of one face. */
function called(card: string): string {
  if (card === "number" || KINDS.includes(card)) return t(`card-${card}`);
  return CODES.has(card) ? cardName(card) : card;
}

export function remarkWords({ word, cards, values }: DeckRemark): string {
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? called(value) : value]),
  );
  return t(word, { cards: cards.map(called).join(", "), ...said });
}
