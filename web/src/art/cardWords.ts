/** What cards are called. */

import { COLOUR_KEYS, parseFace } from "../faces";
import { type Language, language, lines, t } from "../words";
import type { CardWords } from "./cards";
import { blankDesign, blankWords } from "./cards/blankDesigns.svelte";

/** The words printed on a card; numbers have none. */
export function printedWords(code: string, spoken: Language = language()): CardWords | undefined {
  const face = parseFace(code);
  if (face.kind === "number" || face.kind === "back") return undefined;
  const design = face.kind === "blank" ? blankDesign(face.number) : undefined;
  if (design) return blankWords(design, spoken);
  return { name: t(`card-${face.kind}`, {}, spoken), caption: lines(`card-${face.kind}-print`, spoken) };
}

/** A card said aloud: «green five», «blue Zakhrapin», «Shtul, 0», «Slabo in orange». */
export function spokenCard(code: string, spoken: Language = language()): string {
  const face = parseFace(code);
  if (face.kind === "back") return t("card-back", {}, spoken);
  const { colour, value } = (face.kind === "blank" && blankDesign(face.number)) || face;
  const colourKey = colour ? COLOUR_KEYS[colour] : "grey";
  if (face.kind === "number") return t("card-number-in-colour", { colour: colourKey, value: face.value }, spoken);
  const card = printedWords(code, spoken)?.name ?? "";
  if (face.family === "bureaucracy") return t("card-in-colour", { colour: colourKey, card }, spoken);
  const named = colour ? t("card-dressed-in-colour", { colour: colourKey, card }, spoken) : card;
  return value === null ? named : t("card-with-value", { card: named, value }, spoken);
}
