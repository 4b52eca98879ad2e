/** How a race, a throw, a feat or a ballot came out: one word for all, and who it is about. */

import type { Mood } from "$lib/art/avatar";
import { featOf, scoreWords } from "$lib/skill/feats";
import type { Event, Reaction } from "$lib/protocol/wire";
import { t } from "$lib/words";
import { secondsIn } from "./duration";

export interface Outcome {
  readonly word: string;
  /** Whose face goes with it; -1 for nobody's. */
  readonly seat: number;
  readonly mood: Mood;
  readonly good: boolean;
}

/** The place in a race of a seat behind so many others, with its time once that is known. */
export function placeWords(reactions: readonly Reaction[], seat: number, behind: number): string {
  const reaction = reactions.find((one) => one.seat === seat);
  const place = t("race-place", { place: behind + 1 });
  return reaction === undefined ? place : `${place} · ${t("race-time", { time: secondsIn(reaction.milliseconds) })}`;
}

export function outcomeOf(event: Event): Outcome | null {
  switch (event.type) {
    case "race-ended":
      return event.loser === -1 ? null : { word: t("outcome-last"), seat: event.loser, mood: "sad", good: false };
    case "thrown":
      return event.hit
        ? { word: t("throw-hit"), seat: event.to, mood: "dizzy", good: true }
        : { word: t("throw-miss"), seat: event.seat, mood: "sad", good: false };
    case "feat-answered": {
      const inWords = featOf(event.feat).game === "words";
      if (event.how === "tries" || event.how === "declines" || (event.how === "shows" && inWords)) return null;
      const word = event.score < 0 || inWords ? t(`outcome-feat-${event.how}`) : scoreWords(event.feat, event.score);
      return { word, seat: event.seat, mood: event.how === "fails" ? "sad" : "happy", good: event.how !== "fails" };
    }
    case "ballot-ended":
      return event.loser === -1
        ? { word: t("outcome-tied"), seat: -1, mood: "happy", good: true }
        : { word: t("outcome-elected"), seat: event.loser, mood: "sad", good: false };
    default:
      return null;
  }
}
