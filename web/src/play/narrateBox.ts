/** What manners, parts, challenges and the dark bring about, in words. */

import { type Event, GARMENTS, KINDS } from "$lib/protocol/wire";
import { t } from "$lib/words";
import { cardNames, featName } from "./naming";
import type { Narrator } from "./narrate";

/** What Parodist says, by the numbers of the words. */
export const WORD_KEYS = ["oink", "sh", "piastres", "woof"] as const;

/** The words for a kind's card without its colour. */
function kindName(kind: number): string {
  return t(`card-${KINDS[kind] ?? "blank"}`);
}

export function narrateBox(event: Event, { me, name }: Narrator): string | null {
  const you = (seat: number) => (seat === me ? "you" : "they");
  const about = (seat: number) => ({ seat: name(seat), you: you(seat) });
  const towards = (to: number) => ({ to: name(to), to_you: you(to) });
  const by = (seat: number) => ({ by: name(seat), by_you: you(seat) });
  const task = (kind: number) => ({ task: KINDS[kind] ?? "" });
  switch (event.type) {
    case "ground-arose":
      if (event.offender === -1) return null;
      return t("event-ground-arose", { ...about(event.offender), card: kindName(event.kind) });
    case "rewarded":
      return t("event-rewarded", {
        ...about(event.seat),
        ...towards(event.to),
        card: cardNames([event.card]),
        count: event.gifts,
      });
    case "courage-given":
      return t("event-courage-given", { ...about(event.seat), ...towards(event.to), card: cardNames([event.card]) });
    case "courage-laid":
    case "courage-boxed":
    case "laid-in-duel":
    case "chipped-in":
    case "laid-open":
      return t(`event-${event.type}`, { ...about(event.seat), card: cardNames([event.card]) });
    case "question-asked":
      return t("event-question-asked", { ...about(event.asked), card: cardNames([event.card]) });
    case "undone":
    case "nothing-to-chip-in":
    case "counted-aloud":
    case "clapped":
    case "task-failed":
      return t(`event-${event.type}`, about(event.seat));
    case "giving-began":
      return t("event-giving-began", about(event.to));
    case "gift-asked":
      return t("event-gift-asked", { ...about(event.seat), ...towards(event.to), count: event.count });
    case "cards-given": {
      const key = event.why === "undone" ? "event-cards-given-back" : "event-cards-given";
      return t(key, { ...about(event.seat), ...towards(event.to), count: event.count });
    }
    case "awl-played":
    case "hands-swapped":
      return t(`event-${event.type}`, { ...about(event.seat), ...towards(event.other) });
    case "card-pulled": {
      const told = t(`event-card-pulled-${event.kept ? "kept" : "left"}`, {
        ...about(event.seat),
        ...towards(event.other),
      });
      return event.cards.length === 0 ? told : `${told} ${t("event-card-pulled-own", { card: cardNames(event.cards) })}`;
    }
    case "throw-began":
      return t("event-throw-began", { ...about(event.seat), ...towards(event.to) });
    case "thrown":
      return t(`event-thrown-${event.hit ? "hit" : "missed"}`, { ...about(event.seat), ...towards(event.to) });
    case "growth-ended":
      return t("event-growth-ended", { ...about(event.seat), value: event.value });
    case "card-laid-in-dark": {
      const said = t("event-card-laid-in-dark", { ...about(event.seat), declared: cardNames([event.declared]) });
      if (event.cards.length === 0) return said;
      return `${said} ${t("event-card-laid-in-dark-own", { card: cardNames(event.cards) })}`;
    }
    case "last-card-in-dark":
      return t("event-last-card-in-dark", {
        ...about(event.seat),
        asked: name(event.asked),
        asked_you: you(event.asked),
      });
    case "dark-checked":
      return t(`event-dark-checked-${event.true}`, {
        ...about(event.seat),
        ...by(event.by),
        card: cardNames([event.card]),
        declared: cardNames([event.declared]),
      });
    case "cards-taken":
      return t(`event-cards-taken-${event.why}`, { ...about(event.seat), count: event.count });
    case "turned-up":
      return t("event-turned-up", { ...about(event.seat), card: cardNames([event.card]), count: event.lying });
    case "roulette-ran-dry":
      return t("event-roulette-ran-dry", { count: event.count });
    case "due-arose":
      return t("event-due-arose", { ...about(event.seat), ...task(event.kind) });
    case "said": {
      const word = WORD_KEYS[event.word] ?? "";
      return t(event.right ? "event-said" : "event-said-wrong", { ...about(event.seat), word });
    }
    case "sum-announced":
      return t(event.right ? "event-sum-announced" : "event-sum-announced-wrong", {
        ...about(event.seat),
        sum: event.sum,
      });
    case "performed-task":
      return t(event.fresh ? "event-performed-task" : "event-performed-task-repeat", {
        ...about(event.seat),
        ...task(event.kind),
      });
    case "winked":
      return event.to === -1
        ? t("event-winked", about(event.seat))
        : t("event-winked-at", { ...about(event.seat), ...towards(event.to) });
    case "spotted":
      return t(event.found ? "event-spotted" : "event-spotted-empty", { ...about(event.seat), ...by(event.by) });
    case "race-began":
      return t(`event-race-began-${event.race}`, {
        ...about(event.starter),
        garment: event.garment === -1 ? "" : t(`garment-${GARMENTS[event.garment]}`),
      });
    case "raced":
      return t(`event-raced-${event.race}`, { ...about(event.seat), place: event.place });
    case "race-ended":
      return event.loser === -1
        ? t("event-race-ended-nobody")
        : t(`event-race-ended-${event.race}`, about(event.loser));
    case "grabbed":
      return t("event-grabbed", { ...about(event.seat), owner: name(event.owner), card: cardNames([event.card]) });
    case "feat-asked":
      return t(event.mark === -1 ? "event-feat-asked-show" : "event-feat-asked", {
        ...about(event.seat),
        feat: featName(event.feat),
      });
    case "feat-answered":
      return t(`event-feat-answered-${event.how}`, about(event.seat));
    case "putting-aside":
      return t("event-putting-aside", { ...about(event.seat), count: event.count });
    case "put-aside":
      return t("event-put-aside", { ...about(event.seat), card: cardNames(event.cards) });
    default:
      return null;
  }
}
