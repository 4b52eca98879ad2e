import type { BlankFace } from "../../faces";
import type { Drawing } from "../ink";
import { Later } from "../later.svelte";
import { blankDesign } from "./blankDesigns.svelte";
import type { CardDetail } from "./detail";
import { RIM, SHEET } from "./frame";
import { PAPERS } from "./paper";
import { type CardWords, printedCard } from "./special";

const pictures = new Later(() => import("./blankPictures"));

/** Waits until blank cards can be drawn. */
export async function fetchBlankPictures(): Promise<void> {
  await pictures.come();
}

/** Whether everything that is drawn on a blank card is here. */
export function blankPicturesAtHand(): boolean {
  return pictures.now !== undefined;
}

/** A blank card: the form if nobody has described it, otherwise the card that was described. */
export function blankCard({ number }: BlankFace, detail: CardDetail, words: CardWords): Drawing {
  const design = blankDesign(number);
  const drawn = pictures.now;
  if (!design) return drawn ? drawn.blankForm(detail, words) : SHEET + RIM;
  const { colour, value, picture } = design;
  return printedCard({ colour, value, paper: PAPERS.bureaucracy, scene: drawn?.blankScene(picture) }, detail, words);
}
