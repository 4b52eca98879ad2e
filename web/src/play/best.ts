/** The best moments in words and pictures, the most remarkable first. */

import { t } from "$lib/words";
import { type Moments, most } from "./moments";

export interface BestMoment {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly seat: number;
  /** A card that stands for it. */
  readonly card: string;
}

/** An attack of this many cards is worth remembering: more than one Khapyozh. */
const HEAVY = 6;

const COUNTED = [
  { key: "slaps", counts: "firstSlaps", card: "khlopkopyt.r" },
  { key: "interceptions", counts: "interceptions", card: "b5" },
  { key: "catches", counts: "catches", card: "polisvin" },
  { key: "caught", counts: "caught", card: "tikhokhryun.b" },
] as const;

export function bestOf(moments: Moments, name: (seat: number) => string): BestMoment[] {
  const found: BestMoment[] = [];
  const { heaviest } = moments;
  if (heaviest !== null && heaviest.count >= HEAVY) {
    const { seat, count } = heaviest;
    found.push({
      key: "heaviest",
      title: t("match-heaviest", { count }),
      about: t("match-heaviest-about", { seat: name(seat) }),
      seat,
      card: "khapyozh.b",
    });
  }
  for (const { key, counts, card } of COUNTED) {
    const champion = most(moments[counts]);
    if (champion === null) continue;
    const { seat, count } = champion;
    found.push({ key, title: t(`match-${key}`), about: t(`match-${key}-about`, { seat: name(seat), count }), seat, card });
  }
  return found;
}
