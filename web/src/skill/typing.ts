/** Type a sentence without a mistake: what counts is characters a minute. */

/** Seconds for the sentence. */
export const TYPING_TIME = 25;

/** How many sentences the catalogue has for each level: `feat-sentence-<level>-<number>`. */
export const SENTENCES = 3;

/** Dashes, quotes and the letter ё are not everyone's keyboard's; capitals and spaces around do not matter. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[«»“”„"]/g, '"')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[—–]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** How many characters from the start are right. */
export function rightUpTo(sentence: string, typed: string): number {
  const wanted = [...plain(sentence)];
  const found = [...plain(typed)];
  const wrong = wanted.findIndex((character, i) => found[i] !== character);
  return wrong === -1 ? wanted.length : wrong;
}

export function isTyped(sentence: string, typed: string): boolean {
  return plain(sentence) === plain(typed);
}

/** Characters a minute, once the whole sentence is right; nothing before. */
export function typingScore(sentence: string, typed: string, seconds: number): number {
  return isTyped(sentence, typed) ? Math.round(([...plain(sentence)].length * 60) / Math.max(seconds, 1)) : 0;
}
