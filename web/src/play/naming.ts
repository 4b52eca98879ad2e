/** What cards and people are called, in the language that is spoken now. */

import { spokenCard } from "$lib/art/cardWords";
import type { SeatState } from "$lib/protocol/wire";
import { language, t } from "$lib/words";
import { codesOf } from "./faces";

/** A card said aloud. */
export const cardName = spokenCard;

export function cardNames(faces: readonly number[]): string {
  return codesOf(faces).map((card) => spokenCard(card)).join(", ");
}

/** A person's name is their own; a bot's is a word of the catalogue. */
export function seatName(seat: SeatState | null | undefined): string {
  if (seat === null || seat === undefined) return "…";
  return seat.kind === "bot" && seat.character !== null ? t(`bot-${seat.character}`) : seat.name;
}

/** A table's code as it is read out in the language that is spoken now; both ways of writing it lead to the table. */
export function codeName(table: { readonly code: string; readonly code_ru: string }): string {
  return language() === "ru" ? table.code_ru : table.code;
}
