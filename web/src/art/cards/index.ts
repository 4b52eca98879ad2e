/** Cards as pictures. */

import { parseFace } from "../../faces";
import { type Drawing, inScope } from "../ink";
import { backCard } from "./back";
import type { CardDetail } from "./detail";
import { CARD_HEIGHT, CARD_WIDTH } from "./frame";
import { numberCard } from "./number";
import { type CardWords, specialCard } from "./special";

export { type CardDetail, detailForWidth } from "./detail";
export { CARD_HEIGHT, CARD_WIDTH } from "./frame";
export type { CardWords } from "./special";

const NO_WORDS: CardWords = { name: "", caption: [] };

/** A whole card, 250 × 350 units. Only special cards have words on them. */
export function drawCard(code: string, detail: CardDetail, words: CardWords = NO_WORDS): Drawing {
  const face = parseFace(code);
  switch (face.kind) {
    case "back":
      return backCard();
    case "number":
      return numberCard(face, detail);
    default:
      return specialCard(face, detail, words);
  }
}

/** Pictures drawn so far; bounded by the number of faces, details and languages. */
const pictures = new Map<string, string>();

/**
 * The address of a card's picture, an SVG document of its own.
 *
 * A table shows hundreds of cards of which few are different: as one picture each, drawn once and shared, they cost the
 * page one element, and no identifier inside a drawing can meet another's.
 */
export function cardPicture(code: string, detail: CardDetail, words: CardWords = NO_WORDS): string {
  const key = [code, detail, words.name, ...words.caption].join("\n");
  let picture = pictures.get(key);
  if (picture === undefined) {
    const document =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" ` +
      `width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${inScope(drawCard(code, detail, words), "c")}</svg>`;
    picture = `data:image/svg+xml,${encodeURIComponent(document)}`;
    pictures.set(key, picture);
  }
  return picture;
}
