/**
 * From taps to one action. Nothing here knows a rule: everything is looked up in `legal`, the table's own list of what
 * this seat may do. By the book the table gives no such list, and then a tap asks for what its phase is about.
 */

import type { Action, View } from "$lib/protocol/wire";
import { bare, carried, without } from "./actions";
import { type Book, outOfTurn, playing } from "./attempts";
import { printOn } from "./blanks";
import { codeOf, colourOf } from "./faces";

export { bare, carried, catching, without } from "./actions";

/** Something that is done out of turn in several steps, on the felt: a reward, or a part for somebody. */
export type Errand =
  | { readonly kind: "reward"; readonly seat: number; readonly card: string | null }
  | { readonly kind: "courage"; readonly card: string };

/** What a tap on a card leads to. */
export type Step =
  /** Do it. */
  | { readonly step: "act"; readonly action: Action }
  /** The card wants something named, a seat, a number or a colour: these actions differ in it, and maybe more. */
  | { readonly step: Choice; readonly actions: readonly Action[] }
  /** The card can be used in more ways than one. */
  | { readonly step: "way"; readonly ways: readonly Action[] }
  /** The rest is chosen on the felt. */
  | { readonly step: "errand"; readonly errand: Errand };

/** What an action can name beside its cards, in the order in which it is asked for. */
const CHOICES = ["seat", "number", "colour"] as const;
export type Choice = (typeof CHOICES)[number];

const NAMED = ["raspberry", "orange", "green", "blue"] as const;

/** The kinds of actions that carry cards, the one that is meant without asking first. */
const CARRYING = ["play", "transfer", "intercept", "lay", "swap", "reward", "give-courage"] as const;
type Carrying = (typeof CARRYING)[number];

/** Whether the table waits for an answer of the viewer. */
export function owes(view: View): boolean {
  return view.owes.includes(view.seat);
}

/** Legal actions that lay exactly this one card, or give it with others that are still to be chosen. */
export function actionsOf(legal: readonly Action[], card: string): Action[] {
  return legal.filter(
    (action) => carried(action)[0] === card && (carried(action).length === 1 || action.kind === "reward"),
  );
}

/** The ways in which a card may be used now, for its tags; empty if it may not. */
export function waysOf(legal: readonly Action[], card: string): Carrying[] {
  const uses = (action: Action) =>
    action.kind === "reward" ? carried(action)[0] === card : carried(action).includes(card);
  const kinds = new Set(legal.filter(uses).map((action) => action.kind));
  return CARRYING.filter((kind) => kinds.has(kind));
}

/** What a tap on this card leads to. A card that is not allowed is asked for all the same: the refusal has the words. */
export function tap(view: View, legal: readonly Action[], card: string, book: Book | null = null): Step {
  const own = actionsOf(legal, card);
  const kinds = CARRYING.filter((kind) => own.some((action) => action.kind === kind));
  // Playing in turn what could also be intercepted comes to the same.
  const apart = kinds.filter((kind) => kind !== "intercept" || !kinds.includes("play"));
  const [first, second] = apart;
  if (first === undefined) return attempt(view, [card], book);
  if (second !== undefined) {
    return { step: "way", ways: apart.map((kind) => own.find((action) => action.kind === kind) as Action) };
  }
  return chosenWay(own.find((action) => action.kind === first) as Action, legal);
}

/** What using a card in one of its ways leads to: an act, a colour to name, or an errand. */
export function chosenWay(way: Action, legal: readonly Action[]): Step {
  const card = carried(way)[0] ?? "";
  const same = actionsOf(legal, card).filter((action) => action.kind === way.kind);
  if (way.kind === "reward") return { step: "errand", errand: { kind: "reward", seat: way.seat ?? -1, card } };
  if (way.kind === "give-courage" && same.length > 1) return { step: "errand", errand: { kind: "courage", card } };
  return asked(same);
}

/** One action is done; of several, the first thing in which they differ is asked for. */
export function asked(actions: readonly Action[]): Step {
  const [only, ...more] = actions;
  if (only !== undefined && more.length === 0) return { step: "act", action: only };
  const choice = CHOICES.find((each) => new Set(actions.map((action) => action[each] ?? null)).size > 1);
  return { step: choice ?? "colour", actions };
}

/** The actions that name this. */
export function naming(actions: readonly Action[], choice: Choice, value: string | number): readonly Action[] {
  return actions.filter((action) => action[choice] === value);
}

/** The seats or numbers that these actions name, each once, in order. */
export function valuesOf(actions: readonly Action[], choice: "seat" | "number"): number[] {
  const values = actions.map((action) => action[choice] ?? null).filter((value) => value !== null);
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Ask for cards that the list of legal actions does not hold; by the book that is the only way to ask. */
export function attempt(view: View, cards: readonly string[], book: Book | null = null): Step {
  const kind = attempted(view);
  const top = cards.at(-1);
  if (book !== null && top !== undefined) {
    const gifts = owes(view) || top === codeOf(view.top) ? [] : outOfTurn(view, top, book);
    if (gifts.length > 1) return { step: "errand", errand: { kind: "courage", card: top } };
    if (gifts.length === 1) return asked(gifts);
    if (kind === "play" || kind === "intercept") return asked(playing(view, kind, cards));
  }
  if (top !== undefined && namesColour(view, top)) {
    return asked(NAMED.map((colour) => bare(kind, cards, colour)));
  }
  return { step: "act", action: bare(kind, cards) };
}

/** Grey cards of the box name the colour that follows; on a blank one it is written. */
function namesColour(view: View, card: string): boolean {
  const print = printOn(card, view.blanks);
  return print === undefined ? colourOf(card) === null : print.effects.some((effect) => effect.do === "colour");
}

/** What laying a card would be here. */
function attempted(view: View): Carrying {
  if (!owes(view)) return view.window ? "intercept" : "play";
  if (view.phase === "attack") return "transfer";
  return LAYING.includes(view.phase) ? "lay" : "play";
}

/** Phases in which cards are laid without being played. */
const LAYING: readonly string[] = ["lay-open", "duel", "chip-in"];

// -- several cards in one turn -------------------------------------------------------------------------------------

/** Cards that may join those chosen already, by the table's list; with nothing chosen, those that could begin. */
export function joining(legal: readonly Action[], chosen: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const action of legal) {
    if (action.kind !== "play" || carried(action).length < 2) continue;
    const rest = without(carried(action), chosen);
    if (rest !== null) for (const card of rest) found.add(card);
  }
  return found;
}

/** What laying the chosen cards leads to, the last of them on top. */
export function lay(view: View, legal: readonly Action[], chosen: readonly string[], book: Book | null = null): Step {
  const top = chosen.at(-1);
  if (chosen.length === 1 && top !== undefined) return tap(view, legal, top, book);
  const same = legal.filter(
    (action) =>
      action.kind === "play" &&
      carried(action).length === chosen.length &&
      carried(action).at(-1) === top &&
      without(carried(action), chosen)?.length === 0,
  );
  return same.length > 0 ? asked(same) : attempt(view, chosen, book);
}
