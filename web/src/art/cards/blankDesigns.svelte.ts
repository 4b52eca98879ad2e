/** What the owners of a table have put on its blank cards. */

import type { Colour } from "../../faces";
import type { Language } from "../../words";
import type { CardWords } from "./special";

export interface BlankDesign {
  readonly colour: Colour | null;
  /** 0 to 7 where the card can be played as a number. */
  readonly value: number | null;
  /** Text of a picture: who, in what mood, with what; see `BLANK_PICTURE`. */
  readonly picture: string;
  /** In one language or in more; whoever speaks another one reads the first. */
  readonly words: Readonly<Partial<Record<Language, CardWords>>>;
}

type Designs = ReadonlyMap<number, BlankDesign>;

const NO_DESIGNS: Designs = new Map();

let designs = $state.raw(NO_DESIGNS);

/** The designs of the table at hand, by the number of the blank card; the pictures follow at once. */
export function setBlankDesigns(next: Designs): void {
  designs = next;
}

/** None for a blank that nobody has described. */
export function blankDesign(number: number): BlankDesign | undefined {
  return designs.get(number);
}

/** A design's words in a language, or in the one that it has. */
export function blankWords({ words }: BlankDesign, spoken: Language): CardWords {
  return words[spoken] ?? Object.values(words)[0] ?? { name: "", caption: [] };
}
