/** What cards are called. */

import { COLOUR_KEYS, parseFace } from "../faces";
import { type Language, language, lines, t } from "../words";
import type { CardWords } from "./cards";

/** The words printed on a card; only special cards have any. */
export function printedWords(code: string, spoken: Language = language()): CardWords | undefined {
  const { kind } = parseFace(code);
  if (kind === "number" || kind === "back") return undefined;
  return { name: t(`card-${kind}`, {}, spoken), caption: lines(`card-${kind}-print`, spoken) };
}

/** A card said aloud: «green five», «blue Zakhrapin». */
export function spokenCard(code: string, spoken: Language = language()): string {
  const face = parseFace(code);
  if (face.kind === "back") return t("card-back", {}, spoken);
  const colour = face.colour ? COLOUR_KEYS[face.colour] : "grey";
  if (face.kind === "number") return t("card-number-in-colour", { colour, value: face.value }, spoken);
  return t("card-in-colour", { colour, card: t(`card-${face.kind}`, {}, spoken) }, spoken);
}
