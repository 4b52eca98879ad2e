/** What cards and people are called, in the language that is spoken now. */

import { spokenCard } from "$lib/art/cardWords";
import { FEAT_GAMES, FEAT_LEVELS, type SeatState } from "$lib/protocol/wire";
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

/** A feat of the shelf by its number: the game of skill and, where it has levels, for whom. */
export function featName(feat: number): string {
  const game = FEAT_GAMES[feat % FEAT_GAMES.length];
  const level = Math.floor(feat / FEAT_GAMES.length) + 1;
  if (game === undefined || level > FEAT_LEVELS) return t("feat-words");
  return `${t(`feat-${game}`)} (${t("feat-level", { level })})`;
}
