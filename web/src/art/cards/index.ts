/** Cards as pictures. */

import { parseFace } from "../../faces";
import { type Drawing, inScope } from "../ink";
import { backCard } from "./back";
import { blankCard, blankPicturesAtHand } from "./blank";
import type { CardDetail } from "./detail";
import { CARD_HEIGHT, CARD_WIDTH } from "./frame";
import { numberCard } from "./number";
import { sceneOf } from "./scenes/shelf";
import { type CardWords, specialCard } from "./special";

export { type CardDetail, detailForWidth } from "./detail";
export { CARD_HEIGHT, CARD_WIDTH } from "./frame";
export type { CardWords } from "./special";
export { fetchBlankPictures } from "./blank";
export { type BlankDesign, blankDesign, setBlankDesigns } from "./blankDesigns.svelte";
export { fetchScenes } from "./scenes/shelf";

const NO_WORDS: CardWords = { name: "", caption: [] };

/**
 * A whole card, 250 × 350 units. Only special and blank cards have words on them. What is on its way (`isAtHand`) is
 * left out.
 */
export function drawCard(code: string, detail: CardDetail, words: CardWords = NO_WORDS): Drawing {
  const face = parseFace(code);
  switch (face.kind) {
    case "back":
      return backCard();
    case "number":
      return numberCard(face, detail);
    case "blank":
      return blankCard(face, detail, words);
    default:
      return specialCard(face, detail, words);
  }
}

/** Whether all that is drawn on a card is here; otherwise it is sent for. */
export function isAtHand(code: string): boolean {
  const face = parseFace(code);
  switch (face.kind) {
    case "back":
    case "number":
      return true;
    case "blank":
      return blankPicturesAtHand();
    default:
      return sceneOf(face.kind) !== undefined;
  }
}

function documentOf(code: string, detail: CardDetail, words: CardWords): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" ` +
    `width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${inScope(drawCard(code, detail, words), "c")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Whole pictures drawn so far; bounded by the number of faces, details and languages. */
const pictures = new Map<string, string>();

/**
 * The address of a card's picture, an SVG document of its own.
 *
 * A table shows hundreds of cards of which few are different: as one picture each, drawn once and shared, they cost the
 * page one element, and no identifier inside a drawing can meet another's.
 */
export function cardPicture(code: string, detail: CardDetail, words: CardWords = NO_WORDS): string {
  // A blank card has as many pictures as its owners have ideas: they are drawn anew, and not kept.
  if (!isAtHand(code) || parseFace(code).kind === "blank") return documentOf(code, detail, words);
  const key = [code, detail, words.name, ...words.caption].join("\n");
  let picture = pictures.get(key);
  if (picture === undefined) {
    picture = documentOf(code, detail, words);
    pictures.set(key, picture);
  }
  return picture;
}
