/** The one line that says what is awaited from whom. Read from the View; no rule is decided here. */

import type { Action, View } from "$lib/protocol/wire";
import { hasWords, t } from "$lib/words";
import { COLOUR_KEYS, codeOf, colourOf, printed } from "./faces";
import { cardName } from "./naming";

export interface Prompt {
  readonly strong: string;
  readonly rest: string;
  /** The viewer is awaited. */
  readonly mine: boolean;
}

export function promptOf(view: View, legal: readonly Action[], name: (seat: number) => string): Prompt {
  const mine = view.owes.includes(view.seat);
  const can = (kind: string) => legal.some((action) => action.kind === kind);
  if (!mine) return { ...waiting(view, can, name), mine };
  switch (view.phase) {
    case "attack":
      return {
        strong: attackWords(view),
        rest: t(can("transfer") ? "prompt-attack-transfer" : "prompt-attack-accept"),
        mine,
      };
    case "follow-up":
      return { strong: t("prompt-follow-up"), rest: t("prompt-follow-up-or-pass"), mine };
    case "duel":
    case "roulette":
    case "chip-in":
    case "lay-open":
      return { ...challenged(view, can), mine };
    case "turn":
      return { ...turnWords(view, can), mine };
    case "dark":
      return { strong: t(view.layer === -1 ? "prompt-dark-first" : "prompt-dark-mine"), rest: "", mine };
    case "question":
      return { strong: t(view.undone ? "prompt-question-undone" : "prompt-question-mine"), rest: "", mine };
    default:
      return { strong: t(phaseKey(view.phase, "mine"), { count: view.stake }), rest: "", mine };
  }
}

/** The words for whom a phase awaits; one without words of its own has plain ones. */
function phaseKey(phase: string, whom: "mine" | "wait"): string {
  const key = `prompt-${phase}-${whom}`;
  return hasWords(key) ? key : `prompt-slip-${whom}`;
}

/** What a challenge card wants of the viewer, at the table. */
function challenged(view: View, can: (kind: string) => boolean): { strong: string; rest: string } {
  const key = `prompt-${view.phase}`;
  const last = codeOf(view.open_pile.at(-1) ?? -1);
  if (view.phase === "duel") {
    if (last === null) return { strong: t("prompt-duel-open"), rest: t("prompt-duel-open-about") };
    const { colour, value } = printed(last);
    return { strong: t(key), rest: t("prompt-duel-about", { colour, value: value ?? 0 }) };
  }
  if (view.phase === "roulette") return { strong: t(key), rest: t(`${key}-about`, { count: view.open_pile.length + 1 }) };
  const none = view.phase === "chip-in" && can("accept") ? "-none" : "";
  return { strong: t(`${key}${none}`), rest: t(`${key}${none}-about`) };
}

/** Phases in which it is worth saying for what somebody is waited for. */
const CHALLENGES: readonly string[] = ["duel", "roulette", "chip-in", "lay-open"];

function turnWords(view: View, can: (kind: string) => boolean): { strong: string; rest: string } {
  const drawn = codeOf(view.drawn);
  if (view.has_drawn) {
    return drawn === null
      ? { strong: t("prompt-your-turn"), rest: t("prompt-drew-nothing") }
      : {
          strong: t("prompt-drew", { card: cardName(drawn) }),
          rest: t(can("play") ? "prompt-drew-fits" : "prompt-drew-misfit"),
        };
  }
  return { strong: t("prompt-your-turn"), rest: topWords(view) };
}

/** What lies on top, and the colour in force where the card itself does not show it. */
export function topWords(view: View): string {
  const top = codeOf(view.top);
  if (top === null) return "";
  const card = cardName(top);
  return colourOf(top) === COLOUR_KEYS[view.colour]
    ? t("prompt-on-top", { card })
    : t("prompt-on-top-named", { card, colour: COLOUR_KEYS[view.colour] ?? "grey" });
}

function attackWords(view: View): string {
  const card = codeOf(view.attack);
  const takesCards = card !== null && printed(card).kind === "khapyozh";
  return takesCards ? t("prompt-attack-cards", { count: view.stake }) : t("prompt-attack-skip");
}

function waiting(
  view: View,
  can: (kind: string) => boolean,
  name: (seat: number) => string,
): { strong: string; rest: string } {
  const seat = name(view.owes[0] ?? view.mover);
  if (CHALLENGES.includes(view.phase)) return { strong: t(`prompt-${view.phase}-waiting`, { seat }), rest: "" };
  const strong =
    view.phase === "attack"
      ? t("prompt-waiting-attack", { seat })
      : view.phase === "follow-up"
        ? t("prompt-waiting-follow-up", { seat })
        : view.phase === "turn"
          ? t("prompt-waiting", { seat })
          : t(phaseKey(view.phase, "wait"), { seat });
  const careless = view.catchable.find((other) => other !== view.seat);
  if (careless !== undefined && can("catch")) return { strong: t("prompt-catch", { seat: name(careless) }), rest: "" };
  if (can("intercept")) return { strong, rest: t("prompt-intercept") };
  return { strong, rest: view.phase === "turn" ? topWords(view) : "" };
}
