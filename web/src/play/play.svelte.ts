/** One person's play at one table: what is chosen, what is being asked, and what is then sent. */

import { settings } from "$lib/app/settings.svelte";
import type { Action, ActionKind, View } from "$lib/protocol/wire";
import { type Book, joinsByTheBook } from "./attempts";
import {
  type Choice,
  type Errand,
  type Step,
  asked,
  bare,
  carried,
  catching,
  chosenWay,
  joining,
  lay,
  naming,
  owes,
  tap,
  waysOf,
} from "./compose";
import { codesOf } from "./faces";
import { type Held, ORDERS, arrange } from "./sorting";
import type { TableStore } from "./table.svelte";

/** A question on the table that only its player sees: which colour, or which way? */
export interface Asking {
  readonly step: Exclude<Step, { step: "act" | "errand" }>;
  readonly holds: readonly string[];
  /** The card that asks. */
  readonly card: string;
}

/** Cards of one's own that a scene asks for: up to `most` of those that fit. */
export interface Picking {
  readonly most: number;
  readonly fits: (card: string) => boolean;
}

export interface MainAct {
  readonly kind: "draw" | "pass" | "accept";
  /** The table would take it. */
  readonly open: boolean;
}

/** Phases in which the button beside the hand takes what is due: the attack's cards, the lost duel's, an empty pocket. */
const ACCEPTING: readonly string[] = ["attack", "growth", "duel", "chip-in"];
/** Phases in which that button answers at all; the other scenes have buttons of their own. */
const AT_THE_TABLE: readonly string[] = ["turn", "follow-up", ...ACCEPTING];

export class Play {
  asking = $state.raw<Asking | null>(null);
  /** Cards chosen to be laid together, by their own ids, in order. */
  chosen = $state.raw<readonly string[]>([]);
  /** What the scene at hand asks to be chosen from the hand, and what has been, by the cards' own ids. */
  picking = $state.raw<Picking | null>(null);
  picked = $state.raw<readonly string[]>([]);
  errand = $state.raw<Errand | null>(null);
  readonly #table: TableStore;

  constructor(table: TableStore) {
    this.#table = table;
  }

  readonly hand = $derived.by((): readonly Held[] => {
    const view = this.#table.view;
    if (view === null) return [];
    return arrange(codesOf(view.hand), settings.order, new Set(this.ways.keys()));
  });

  /** Cards that can be used now, each with the ways to use it. */
  readonly ways = $derived.by((): ReadonlyMap<string, readonly string[]> => {
    const { picking } = this;
    if (picking !== null) {
      return new Map(codesOf(this.#table.view?.hand ?? []).filter(picking.fits).map((card) => [card, []]));
    }
    const cards = new Set(this.#table.legal.flatMap((action) => carried(action)));
    const ways = [...cards].map((card) => [card, waysOf(this.#table.legal, card)] as const);
    return new Map(ways.filter(([, uses]) => uses.length > 0));
  });

  /** The table waits for this person. */
  readonly mine = $derived.by(() => this.#table.view !== null && owes(this.#table.view));

  readonly going = $derived.by(() => new Set(this.#table.pending.flatMap((pending) => pending.holds)));

  readonly refused = $derived.by(() => new Set(this.#table.refusal?.holds ?? []));

  /** The call would change something: it is time. */
  readonly callDue = $derived.by(() => this.#can("call"));

  /** What was agreed on at a table that plays by the book; null where the table lists what can be done. */
  readonly book = $derived.by((): Book | null => {
    const options = this.#table.table?.options;
    return options?.by_the_book === true ? { genre: options.song_genre, several: options.several } : null;
  });

  /** What the button beside the hand does: take what is due, pass, or draw. */
  readonly main = $derived.by((): MainAct => {
    const view = this.#table.view;
    if (view === null || !this.mine || !AT_THE_TABLE.includes(view.phase)) return { kind: "draw", open: false };
    for (const kind of ["accept", "pass", "draw"] as const) if (this.#can(kind)) return { kind, open: true };
    const kind = ACCEPTING.includes(view.phase) ? "accept" : view.phase === "follow-up" || view.has_drawn ? "pass" : "draw";
    return { kind, open: this.book !== null };
  });

  #can(kind: ActionKind): boolean {
    return this.#table.legal.some((action) => action.kind === kind);
  }

  // -- cards -------------------------------------------------------------------------------------------------

  tap(held: Held): void {
    const view = this.#table.view;
    if (view === null || this.going.has(held.id)) return;
    if (this.picking !== null) {
      this.#pick(held, this.picking);
      return;
    }
    if (this.asking !== null && this.asking.holds.includes(held.id)) {
      this.asking = null;
      return;
    }
    this.asking = null;
    const chosen = this.chosenCards;
    const last = this.chosen.at(-1) === held.id;
    if (this.chosen.includes(held.id) && !last) {
      this.chosen = this.chosen.filter((id) => id !== held.id);
    } else if (last) {
      this.lay();
    } else if (this.#joins(view, chosen, held.card)) {
      this.chosen = [...this.chosen, held.id];
    } else {
      this.chosen = [];
      this.#take(tap(view, this.#table.legal, held.card, this.book), [held.id], held.card);
    }
  }

  #joins(view: View, chosen: readonly string[], card: string): boolean {
    if (joining(this.#table.legal, chosen).has(card)) return true;
    return this.book !== null && this.mine && joinsByTheBook(view, this.book, chosen, card);
  }

  /** A scene asks for cards of the hand until it calls what it gets back. */
  pick(picking: Picking): () => void {
    this.picking = picking;
    this.picked = [];
    return () => {
      if (this.picking === picking) this.picking = null;
      this.picked = [];
    };
  }

  #pick(held: Held, { most, fits }: Picking): void {
    if (this.picked.includes(held.id)) this.picked = this.picked.filter((id) => id !== held.id);
    else if (fits(held.card)) this.picked = [...this.picked.slice(this.picked.length < most ? 0 : 1), held.id];
  }

  /** The cards that have been picked, in order. */
  readonly pickedCards = $derived.by(() => this.#cardsOf(this.picked));

  /** Do what a scene has put together; the cards picked for it rise. */
  act(action: Action): void {
    const holds = this.picked;
    this.errand = null;
    this.picked = [];
    this.#do(action, holds);
  }

  /** Lay the chosen cards. */
  lay(): void {
    const view = this.#table.view;
    const cards = this.chosenCards;
    const top = cards.at(-1);
    if (view !== null && top !== undefined) this.#take(lay(view, this.#table.legal, cards, this.book), this.chosen, top);
  }

  /** The cards chosen to be laid together, in order. */
  readonly chosenCards = $derived.by(() => this.#cardsOf(this.chosen));

  #cardsOf(ids: readonly string[]): string[] {
    const byId = new Map(this.hand.map((held) => [held.id, held.card]));
    return ids.map((id) => byId.get(id)).filter((card) => card !== undefined);
  }

  #take(step: Step, holds: readonly string[], card: string): void {
    if (step.step === "act") {
      this.#do(step.action, holds);
    } else if (step.step === "errand") {
      this.errand = step.errand;
    } else {
      this.asking = { step, holds, card };
    }
  }

  #do(action: Action, holds: readonly string[] = []): void {
    this.asking = null;
    this.chosen = [];
    this.#table.act(action, holds);
  }

  // -- answers to one's own questions ------------------------------------------------------------------------

  /** Name what is asked for. What is asked for next, if anything, is asked for in the same place. */
  choose(choice: Choice, value: string | number): void {
    const asking = this.asking;
    if (asking?.step.step !== choice) return;
    const left = naming(asking.step.actions, choice, value);
    if (left.length > 0) this.#take(asked(left), asking.holds, asking.card);
  }

  way(action: Action): void {
    if (this.asking !== null) this.#take(chosenWay(action, this.#table.legal), this.asking.holds, this.asking.card);
  }

  cancel(): void {
    this.asking = null;
    this.chosen = [];
    this.picked = [];
    this.errand = null;
  }

  /** Forget choices that the table has overtaken. */
  tidy(): void {
    const ids = new Set(this.hand.map((held) => held.id));
    if (this.picked.some((id) => !ids.has(id))) this.picked = this.picked.filter((id) => ids.has(id));
    if (this.chosen.some((id) => !ids.has(id)) || !this.mine) this.chosen = [];
    if (this.asking !== null && this.asking.holds.some((id) => !ids.has(id))) this.asking = null;
  }

  // -- everything without cards ------------------------------------------------------------------------------

  pressMain(): void {
    if (this.asking !== null || this.chosen.length > 0 || this.errand !== null) this.cancel();
    else if (this.main.open) this.#do(bare(this.main.kind));
  }

  draw(): void {
    if (this.main.kind === "draw" && this.main.open) this.#do(bare("draw"));
  }

  call(): void {
    this.#table.act(bare("call"));
  }

  catch(seat: number): void {
    this.#table.act(catching(seat));
  }

  /** Whoever can be caught, or whoever a catch could be tried on. */
  catchAnyone(): void {
    const view = this.#table.view;
    if (view === null) return;
    const found =
      view.catchable.find((seat) => seat !== view.seat) ??
      view.counts.findIndex((count, seat) => count === 1 && seat !== view.seat && !this.#table.callers.has(seat));
    if (found !== -1) this.catch(found);
  }

  slap(): void {
    if (this.#table.view?.phase === "slap") this.#table.act(bare("slap"));
  }

  nextOrder(): void {
    settings.sortBy(ORDERS[(ORDERS.indexOf(settings.order) + 1) % ORDERS.length] ?? "colour");
  }
}
