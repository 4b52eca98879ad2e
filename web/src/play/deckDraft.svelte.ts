/** A deck that is being put together: copies of cards, and what is printed on the blank ones (`DECK-2`, `DECK-4`). */

import { BLANK_MOST, type DeckRemark, FACES } from "$lib/protocol/wire";
import type { BlankPrint } from "./blanks";
import type { TableStore } from "./table.svelte";

export type Copies = Readonly<Record<string, number>>;

/** Milliseconds after the last tap, so that a row of taps is asked for once. */
const SOON = 250;

export const blankKind = (at: number): string => `blank.${at + 1}`;

/** How many cards these copies are, of one box. */
export function cardsIn(copies: Copies): number {
  return FACES.reduce((sum, { code, kind }) => sum + (copies[kind] ?? 0) + (code === kind ? 0 : (copies[code] ?? 0)), 0);
}

/**
 * Every change is asked of the table at once, which says what it thinks of it. What the table refuses stays here to be
 * put right; on the table lies the last deck that it took.
 */
export class DeckDraft {
  copies = $state.raw<Copies>({});
  blanks = $state.raw<readonly BlankPrint[]>([]);
  /** Why the table does not take the deck as it is here. */
  fault = $state.raw<DeckRemark | null>(null);

  readonly #table: TableStore;
  #soon: ReturnType<typeof setTimeout> | null = null;

  constructor(table: TableStore, copies: Copies) {
    this.#table = table;
    this.copies = table.table?.deck ?? copies;
    this.blanks = (table.table?.blanks ?? []) as BlankPrint[];
  }

  set(kind: string, number: number): void {
    this.copies = { ...this.copies, [kind]: number };
    this.#ask();
  }

  /** Begin anew with these; the blank cards stay as they are. */
  begin(copies: Copies): void {
    const own = Object.entries(this.copies).filter(([kind]) => kind.startsWith("blank."));
    this.copies = { ...copies, ...Object.fromEntries(own) };
    this.#ask();
  }

  /** Print a card, a new one if there is none at this place. What is wrong with it; null if the table took it. */
  async print(at: number, print: BlankPrint, copies: number): Promise<DeckRemark | null> {
    const blanks = [...this.blanks.slice(0, at), print, ...this.blanks.slice(at + 1)];
    return this.#put({ ...this.copies, [blankKind(at)]: copies }, blanks);
  }

  /** Take a card out of the deck; the later ones move up. */
  tear(at: number): Promise<DeckRemark | null> {
    const kept = Object.entries(this.copies).filter(([kind]) => !kind.startsWith("blank."));
    const left = this.blanks.map((_, other) => this.copies[blankKind(other)] ?? 0).filter((_, other) => other !== at);
    const moved = left.map((number, other) => [blankKind(other), number] as const);
    return this.#put(Object.fromEntries([...kept, ...moved]), this.blanks.filter((_, other) => other !== at));
  }

  get full(): boolean {
    return this.blanks.length >= BLANK_MOST.cards;
  }

  async #put(copies: Copies, blanks: readonly BlankPrint[]): Promise<DeckRemark | null> {
    this.#forget();
    const fault = await this.#table.stack(copies, blanks);
    if (fault === null) {
      this.fault = null;
      this.copies = copies;
      this.blanks = blanks;
    }
    return fault;
  }

  #ask(): void {
    this.#forget();
    this.#soon = setTimeout(() => this.settle(), SOON);
  }

  #forget(): void {
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#soon = null;
  }

  /** Ask for what has been changed, if it has not been asked for yet. */
  settle(): void {
    if (this.#soon === null) return;
    this.#forget();
    const { copies } = this;
    void this.#table.stack(copies, this.blanks).then((fault) => {
      if (this.copies === copies) this.fault = fault;
    });
  }

  /** A deck from a file, edition, options and all. */
  async read(file: File): Promise<void> {
    this.#forget();
    this.fault = await this.#table.stackFile(await file.text());
    if (this.fault !== null) return;
    this.copies = this.#table.table?.deck ?? {};
    this.blanks = (this.#table.table?.blanks ?? []) as BlankPrint[];
  }
}
