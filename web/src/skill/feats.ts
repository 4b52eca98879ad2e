/** The shelf of feats, by the numbers that the engine gives them: each game of skill at each level, then words. */

import { FEAT_GAMES, FEAT_LEVELS } from "$lib/protocol/wire";
import { t } from "$lib/words";

export type GameKey = (typeof FEAT_GAMES)[number];

export interface FeatOnShelf {
  /** `words` is judged by the table. */
  readonly game: GameKey | "words";
  /** From 1, the easiest. */
  readonly level: number;
}

export const IN_WORDS = FEAT_GAMES.length * FEAT_LEVELS;

/** No score is higher: a number that an act carries holds no more. */
const HIGHEST = 4094;

export function featOf(number: number): FeatOnShelf {
  const game = FEAT_GAMES[number % FEAT_GAMES.length];
  if (game === undefined || number >= IN_WORDS) return { game: "words", level: 1 };
  return { game, level: Math.floor(number / FEAT_GAMES.length) + 1 };
}

/** A score as it is sent: whole, and within what can be. */
export function wholeScore(score: number): number {
  return Math.max(0, Math.min(HIGHEST, Math.round(score)));
}

/** What the score of a feat means, in words. */
export function scoreWords(number: number, score: number): string {
  const { game, level } = featOf(number);
  return t(`feat-score-${game}`, { score: MEANINGS[game](score, level) });
}

/** From a score to the number that people read: errors in hundredths of a second, characters a minute, taps. */
const MEANINGS: Readonly<Record<FeatOnShelf["game"], (score: number, level: number) => number>> = {
  memory: (score) => score,
  timing: (score) => (1000 - score) / 100,
  counting: (score) => score,
  typing: (score) => score,
  tapping: (score) => score,
  steadiness: (score) => Math.round(score / 10),
  words: (score) => score,
};
