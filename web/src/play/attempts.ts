/**
 * By the book the table lists nothing, and whatever a card says can be tried. No rule of fit is here: only what is
 * printed on cards, namely what their player names with them, and to whom they go out of turn.
 */

import { familyOf, parseFace } from "$lib/faces";
import { type Action, FACES, FEAT_GAMES, FEAT_LEVELS, GARMENTS, type Kind, NAMED, type Named, type View } from "$lib/protocol/wire";
import { bare, without } from "./actions";
import { codesOf, printed } from "./faces";
import { GENRES, inFront } from "./parts";

/** What a table that plays by the book has agreed on, as far as it matters for what can be tried. */
export interface Book {
  /** The genre that the recipe fixes for songs, or `any`. */
  readonly genre: string;
  /** Which cards go together in one turn: `off`, `same`, `chain`. */
  readonly several: string;
}

const COLOURS = ["raspberry", "orange", "green", "blue"] as const;

/** What the player of a card names with it in turn. */
function namedWith(view: View, card: string): readonly Named[] {
  if (!card.startsWith("blank.")) return NAMED[printed(card).kind as Kind] ?? [];
  const effects = view.blanks[Number(card.split(".")[1]) - 1]?.effects ?? [];
  const asked: Readonly<Record<string, boolean>> = {
    seat: effects.some((effect) => effect.who === "chosen"),
    feat: effects.some((effect) => effect.do === "feat"),
    colour: effects.some((effect) => effect.do === "colour"),
  };
  return (["seat", "feat", "colour"] as const).filter((named) => asked[named]);
}

function familyName(card: string): string {
  const face = parseFace(card);
  return face.kind === "number" || face.kind === "blank" || face.kind === "back" ? "" : familyOf(face.kind);
}

function othersOf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.seat && !view.gone.includes(seat));
}

/** Every way of naming one thing, on top of each act. */
function naming(view: View, acts: readonly Action[], named: Named): Action[] {
  const each = <Value>(values: readonly Value[], as: (value: Value) => Partial<Action>) =>
    acts.flatMap((act) => values.map((value) => ({ ...act, ...as(value) })));
  switch (named) {
    case "colour":
      return each(COLOURS, (colour) => ({ colour }));
    case "seat":
      return each(othersOf(view), (seat) => ({ seat }));
    case "garment": {
      const worn = view.garments.reduce((all, mask) => all | mask, 0);
      return each([...GARMENTS.keys()].filter((garment) => ((worn >> garment) & 1) === 1), (number) => ({ number }));
    }
    case "feat": {
      const all = Array.from({ length: FEAT_GAMES.length * FEAT_LEVELS + 1 }, (_, feat) => feat);
      return each(all.filter((feat) => !view.feats_shown.includes(feat)), (number) => ({ number }));
    }
  }
}

/** The acts of playing or intercepting with these cards, one for each thing that could be named with the top one. */
export function playing(view: View, kind: "play" | "intercept", cards: readonly string[]): Action[] {
  const top = cards.at(-1) ?? "";
  return namedWith(view, top).reduce((acts, named) => naming(view, acts, named), [bare(kind, cards)]);
}

/** The acts of casting whoever played last in this part. */
export function casting(view: View, card: string, { genre }: Book): Action[] {
  const act = { ...bare("give-courage", [card]), seat: view.last_player };
  const kind = printed(card).kind;
  if (kind === "zapevala") {
    const genres = [...GENRES.keys()].filter((number) => genre === "any" || GENRES[number] === genre);
    return genres.map((number) => ({ ...act, number }));
  }
  const lying = view.rows.flatMap((row, owner) =>
    row.map((packed) => owner * FACES.length + FACES.findIndex((face) => face.code === inFront(packed).card)),
  );
  return kind === "antrakt" && lying.length > 0 ? [...new Set(lying)].map((number) => ({ ...act, number })) : [act];
}

/** What a tap on a card out of turn could be meant for beside an interception; empty if nothing. */
export function outOfTurn(view: View, card: string, book: Book): Action[] {
  if (printed(card).kind === "awl") {
    return view.interceptor === view.seat && view.robbed !== -1 ? [{ ...bare("swap", [card]), seat: view.robbed }] : [];
  }
  const others = view.last_player !== view.seat && view.last_player !== -1;
  return familyName(card) === "courage" && others ? casting(view, card, book) : [];
}

/** Every vote. */
export function votes(view: View): Action[] {
  return othersOf(view).map((seat) => ({ ...bare("vote"), seat }));
}

/** Whether a card can be chosen with those chosen already, to be laid together: what Svinorost brings, or whatever looks
 * alike where several cards may go at once. */
export function joinsByTheBook(view: View, { several }: Book, chosen: readonly string[], card: string): boolean {
  const rest = without(codesOf(view.hand), [...chosen, card]) ?? [];
  const last = chosen.at(-1);
  const isNumber = (one: string) => printed(one).kind === "number";
  if (last === undefined) {
    if (printed(card).kind === "svinorost") return rest.some(isNumber);
    return several !== "off" && rest.some((other) => alike(card, other, several === "chain"));
  }
  if (printed(chosen[0] ?? "").kind === "svinorost") return chosen.length === 1 && isNumber(card);
  return several !== "off" && alike(last, card, several === "chain");
}

function alike(one: string, other: string, byColour: boolean): boolean {
  const [a, b] = [printed(one), printed(other)];
  return (a.kind === b.kind && a.value === b.value) || (byColour && a.colour === b.colour);
}
