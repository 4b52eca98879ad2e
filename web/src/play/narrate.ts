/** Events in words: for the minutes, and for those who listen to the game. */

import type { Event } from "$lib/protocol/wire";
import { t } from "$lib/words";
import { COLOUR_KEYS, codeOf, printed } from "./faces";
import { cardNames } from "./naming";
import { narrateBox } from "./narrateBox";

export interface Narrator {
  /** The listener's seat; -1 for a spectator. */
  readonly me: number;
  name(seat: number): string;
}

const HOW = { turn: "played", intercept: "intercepted", transfer: "transferred", "follow-up": "followed-up" } as const;

/** What an event says; null for those that only the screen shows. */
export function narrate(event: Event, narrator: Narrator): string | null {
  const { me, name } = narrator;
  const about = (seat: number) => ({ seat: name(seat), you: seat === me ? "you" : "they" });
  switch (event.type) {
    case "round-started":
      return t("event-round-started", { ...about(event.first), round: event.round, card: cardNames([event.start]) });
    case "card-played": {
      const said = t(`event-card-${HOW[event.how]}`, { ...about(event.seat), card: cardNames(event.cards) });
      const colour = COLOUR_KEYS[event.colour];
      return colour === undefined || colour === "grey" ? said : `${said} ${t("event-colour-named", { colour })}`;
    }
    case "cards-drawn":
      if (event.why === "turn" && event.seat === me && event.cards.length > 0) {
        return t("event-cards-drawn-own", { card: cardNames(event.cards) });
      }
      return t(`event-cards-drawn-${event.why}`, { ...about(event.seat), count: event.count });
    case "passed":
    case "seat-left":
    case "turn-lost":
      return t(`event-${event.type}`, about(event.seat));
    case "called":
      return t(event.due ? "event-called" : "event-called-undue", about(event.seat));
    case "caught":
      return t(event.found ? "event-caught" : "event-caught-empty", {
        ...about(event.seat),
        by: name(event.by),
        by_you: event.by === me ? "you" : "they",
      });
    case "attack-began":
    case "attack-accepted": {
      const card = codeOf(event.card);
      const what = card !== null && printed(card).kind === "khapyozh" ? "cards" : "skip";
      const seat = event.type === "attack-began" ? event.victim : event.seat;
      return t(`event-${event.type}-${what}`, { ...about(seat), count: event.count });
    }
    case "direction-turned":
      return t("event-direction-turned", { direction: event.direction === 1 ? "clockwise" : "counter" });
    case "silence-began":
      return t("event-silence-began", about(event.owner));
    case "silence-broken":
      return t("event-silence-broken", about(event.seat));
    case "silence-ended":
      return t("event-silence-ended");
    case "slap-began":
    case "ballot-began":
    case "reshuffled":
      return t(`event-${event.type}`, { count: event.count });
    case "slapped":
      return t("event-slapped", { ...about(event.seat), place: event.place });
    case "slap-ended":
      return event.losers.map((seat) => t("event-slap-ended", about(seat))).join(" ") || null;
    case "turn-came":
      return event.seat === me ? t("event-turn-came", about(event.seat)) : null;
    case "time-ran-out":
      return event.seat === -1
        ? t("event-time-ran-out", { seat: "", you: "race" })
        : t("event-time-ran-out", about(event.seat));
    case "wrong-act":
      return t("event-wrong-act", { ...about(event.seat), reason: t(`refused-${event.reason}`) });
    case "ballot-ended":
      return event.loser === -1 ? t("event-ballot-tied") : t("event-ballot-ended", about(event.loser));
    case "round-ended":
      return event.winner === -1
        ? t("event-round-ended-draw")
        : t("event-round-ended", { ...about(event.winner), count: event.points });
    case "match-ended": {
      const you = event.winners.length > 1 ? "shared" : event.winners[0] === me ? "you" : "they";
      return t("event-match-ended", { seat: event.winners.map(name).join(", "), you });
    }
    default:
      return narrateBox(event, narrator);
  }
}

/** Who an event is about, for the face beside it in the minutes; null for nobody. */
export function actorOf(event: Event): number | null {
  switch (event.type) {
    case "round-started":
      return event.first;
    case "attack-began":
      return event.victim;
    case "silence-began":
      return event.owner;
    case "caught":
    case "spotted":
    case "dark-checked":
      return event.by;
    case "ground-arose":
      return someone(event.offender);
    case "question-asked":
      return event.asked;
    case "giving-began":
      return event.to;
    case "race-began":
      return someone(event.starter);
    case "race-ended":
    case "ballot-ended":
      return someone(event.loser);
    case "round-ended":
      return someone(event.winner);
    case "match-ended":
      return event.winners[0] ?? null;
    default:
      return "seat" in event ? someone(event.seat) : null;
  }
}

function someone(seat: number): number | null {
  return seat === -1 ? null : seat;
}
