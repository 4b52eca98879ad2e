/** Blank cards as their owners describe them (`DECK-4`): in words, and as the art draws them. */

import { type BlankDesign, setBlankDesigns } from "$lib/art/cards";
import { COLOURS, COLOUR_KEYS, parseFace } from "$lib/faces";
import { LANGUAGES, type Language, language, t } from "$lib/words";

export interface BlankEffect {
  readonly do: string;
  readonly count?: number | null;
  readonly who?: string | null;
}

/** A description, as a View tells it, as the form holds it and as the table is asked for it. */
export interface BlankPrint {
  readonly name_ru?: string;
  readonly name_en?: string;
  readonly picture: string;
  readonly colour: string;
  readonly value?: number | null;
  readonly fits: readonly string[];
  readonly effects: readonly BlankEffect[];
}

/** Characters of a line below a card's name, and how many lines there are. */
const LINE = 28;
const LINES = 2;

export function effectWords({ do: deed, count, who }: BlankEffect, spoken: Language = language()): string {
  return t(`effect-${deed}`, { count: count ?? 0, who: who ?? "" }, spoken);
}

export function fitsWords({ fits, colour, value }: BlankPrint, spoken: Language = language()): string[] {
  return fits.map((way) => t(`fits-${way}`, { colour, value: value ?? "" }, spoken));
}

/** Everything that the card does, in one breath. */
export function wholeWords(print: BlankPrint, spoken: Language = language()): string {
  const does = print.effects.map((effect) => effectWords(effect, spoken));
  return [...fitsWords(print, spoken), ...(does.length > 0 ? does : [t("blank-does-nothing", {}, spoken)])]
    .map((said) => (/[.!?…]$/.test(said) ? said : `${said}.`))
    .join(" ");
}

export function nameOf(print: BlankPrint, spoken: Language = language()): string {
  const names = { ru: print.name_ru, en: print.name_en };
  return names[spoken]?.trim() || names.ru?.trim() || names.en?.trim() || t("form-unnamed", {}, spoken);
}

/** Words in lines of a card; what does not fit is left to those who look closer. */
export function inLines(words: string): string[] {
  const lines = [""];
  for (const word of words.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last === "" || last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`.trim();
    else lines.push(word);
  }
  const shown = lines.slice(0, LINES);
  if (lines.length > LINES) shown[LINES - 1] = `${shown[LINES - 1]?.replace(/[.,:;!?]$/, "")}…`;
  return shown;
}

function captionOf(print: BlankPrint, spoken: Language): string[] {
  const said = print.effects.length > 0 ? print.effects.map((one) => effectWords(one, spoken)) : fitsWords(print, spoken);
  return inLines(said.join(". "));
}

function designOf(print: BlankPrint): BlankDesign {
  return {
    picture: print.picture,
    colour: COLOURS.find((colour) => COLOUR_KEYS[colour] === print.colour) ?? null,
    value: print.value ?? null,
    words: Object.fromEntries(
      LANGUAGES.map((spoken) => [spoken, { name: nameOf(print, spoken), caption: captionOf(print, spoken) }]),
    ),
  };
}

/** What is printed on this card, if it is a blank one of these. */
export function printOn(card: string, prints: readonly BlankPrint[]): BlankPrint | undefined {
  const face = parseFace(card);
  return face.kind === "blank" ? prints[face.number - 1] : undefined;
}

let shown = "[]";

/** From now on the blank cards look like this, wherever they are on the screen. */
export function printBlanks(prints: readonly BlankPrint[]): void {
  const told = JSON.stringify(prints);
  if (told === shown) return;
  shown = told;
  setBlankDesigns(new Map(prints.map((print, at) => [at + 1, designOf(print)])));
}
