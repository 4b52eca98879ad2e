/** What the court of honour is about and how it ends, in words. */

import type { Judged } from "$lib/protocol/wire";
import { hasWords, t } from "$lib/words";

/** A fault by its key: the ground of an etiquette card, a part that was played badly, or talking in silence. */
export function faultWords(fault: string): string {
  if (hasWords(`reward-for-${fault}`)) return t(`reward-for-${fault}`);
  return fault === "silence" ? t("fault-silence") : t("fault-part", { card: t(`card-${fault}`) });
}

export function verdictOf(judged: Judged, name: (seat: number) => string): string {
  const about = { seat: name(judged.seat), fault: faultWords(judged.fault) };
  if (judged.fault === "slabo") return `${t("trial-feat", about)} ${t(judged.upheld ? "trial-matched" : "trial-failed")}.`;
  if (judged.admitted) return t("trial-judged-admitted", about);
  return t(judged.upheld ? "trial-judged-guilty" : "trial-judged-innocent", about);
}
