/** Everything this screen knows of one table, as it arrives; and what it asks of the table. */

import { type Asked, Connection, type LinkState, type Socket } from "$lib/net/connection";
import { catalogue, readDeck, Refused } from "$lib/net/api";
import { anotherToken, guestToken } from "$lib/net/guest";
import type {
  Action,
  Configure,
  DeckRemark,
  Event,
  FailureCode,
  Judged,
  Message,
  Reaction,
  Request,
  SeatState,
  Table,
  Update,
  View,
  Welcome,
} from "$lib/protocol/wire";
import { FACES } from "$lib/protocol/wire";
import { type BlankPrint, printBlanks } from "./blanks";
import { Cues } from "./cues";
import { seatName } from "./naming";
import { type Moments, noMoments, remember } from "./moments";

/** One entry of the minutes. */
export type Minute =
  | { readonly id: number; readonly at: number; readonly kind: "event"; readonly event: Event; readonly view: View }
  | {
      readonly id: number;
      readonly at: number;
      readonly kind: "said";
      readonly number: number;
      /** The number of the message that this one answers. */
      readonly reply: number | null;
      readonly seat: number | null;
      readonly name: string;
      readonly text: string;
      readonly whisper: boolean;
      /** The kind of card that it was performed for; null for talk. */
      readonly card: string | null;
    }
  | { readonly id: number; readonly at: number; readonly kind: "judged"; readonly judged: Judged };

export interface Refusal {
  readonly id: string;
  readonly reason: string;
  readonly action: Action;
  readonly holds: readonly string[];
}

/** Something asked and not yet answered. `hold` is the hand card's own id, for showing which copy is on its way. */
export interface Pending {
  readonly id: string;
  readonly action: Action;
  readonly holds: readonly string[];
}

export interface Onlooker {
  /** Just before the screen changes: places can still be measured. */
  before?(events: readonly Event[], view: View): void;
  /** The screen has been given the new View. */
  after?(events: readonly Event[], view: View): void;
}

const MOST_MINUTES = 300;
const REFUSAL_SHOWN = 3_200;
const ASK_AGAIN = 2_000;
/** What may become of a deck that the table is asked for. */
const ABOUT_A_DECK: readonly string[] = ["bad-deck", "bad-blank", "bad-table", "not-host", "not-now", "too-large", "flood"];

export class TableStore {
  readonly code: string;
  link = $state<LinkState>("connecting");
  attempt = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<readonly Action[]>([]);
  /** When the decision at hand must be made, by `performance.now()`. */
  clock = $state.raw<{ readonly ends: number; readonly total: number } | null>(null);
  /** When the next round begins by itself, by `performance.now()`. */
  pauseEnds = $state<number | null>(null);
  minutes = $state.raw<readonly Minute[]>([]);
  pending = $state.raw<readonly Pending[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<{ readonly code: FailureCode; readonly count: number } | null>(null);
  unread = $state(0);
  moments = $state.raw<Moments>(noMoments(0));
  /** How fast everybody was in the race that runs, or the last one, in the order in which it counted. */
  reactions = $state.raw<readonly Reaction[]>([]);
  /** Seats that have called and not drawn since. */
  callers = $state.raw<ReadonlySet<number>>(new Set());

  /** What the characters of bots wear. */
  #wardrobe = $state.raw<ReadonlyMap<string, string>>(new Map());
  #seq = 0;
  #minute = 0;
  #token = "";
  #stopped = false;
  readonly #said = new Set<number>();
  readonly #judged = new Set<number>();
  /** The deck that the table has been asked for and has not said a word about. */
  #stacking: { readonly wish: Configure; readonly heard: (fault: DeckRemark | null) => void } | null = null;
  readonly #cues = new Cues();
  readonly #onlookers = new Set<Onlooker>();
  readonly #connection: Connection;

  constructor(code: string) {
    this.code = code;
    this.#connection = new Connection({
      open: () => new WebSocket(addressOf(code)) as Socket,
      token: () => this.#token,
      hear: (message) => this.hear(message),
      state: (state, attempt) => {
        this.link = state;
        this.attempt = attempt;
      },
      chance: Math.random,
    });
  }

  async start(): Promise<void> {
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    window.addEventListener("pageshow", this.#wake);
    this.#token = await this.#persistently(guestToken);
    if (this.#stopped) return;
    this.#connection.start();
    const { characters } = await this.#persistently(catalogue);
    this.#wardrobe = new Map(characters.map(({ key, look }) => [key, look]));
  }

  /** Ask the server again and again: it may be starting just now. */
  async #persistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (this.#stopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      }
    }
  }

  stop(): void {
    this.#stopped = true;
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("pageshow", this.#wake);
    this.#connection.stop();
  }

  readonly #wake = (): void => {
    if (!document.hidden) this.#connection.wake();
    if (this.view !== null && this.me !== -1) this.send({ type: "hidden", hidden: document.hidden });
  };

  watch(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  // -- what is asked of the table ----------------------------------------------------------------------------

  send(request: Request): boolean {
    return this.#connection.send(request);
  }

  /** Ask for a deck of the table's own. What is wrong with it; null once the table has it. */
  stack(deck: Record<string, unknown>, blanks: readonly unknown[], more: Partial<Configure> = {}): Promise<DeckRemark | null> {
    const wish: Configure = { type: "configure", ...more, deck, blanks: [...blanks] };
    return new Promise((heard) => {
      this.#stacking = { wish, heard };
      if (!this.send(wish)) this.#stacked(remarkOf("offline"));
    });
  }

  /** Ask for the deck in a file, with its edition and options. */
  async stackFile(text: string): Promise<DeckRemark | null> {
    try {
      const { edition, options, deck, blanks } = await readDeck(text);
      return await this.stack(deck, blanks, { edition, options: { ...options } });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.fault ?? remarkOf(error.code);
    }
  }

  #stacked(fault: DeckRemark | null): void {
    this.#stacking?.heard(fault);
    this.#stacking = null;
  }

  act(action: Action, holds: readonly string[] = []): void {
    if (this.pending.some((pending) => sameAction(pending.action, action))) return;
    const id = newId();
    this.pending = [...this.pending, { id, action, holds }];
    this.refusal = null;
    this.#connection.ask({ type: "act", id, seq: this.#seq, action, reaction: this.#cues.reaction(action) });
  }

  /** Ask for something that has an answer; after a break of the line it is asked again. */
  #ask(request: Unnamed<Asked>): void {
    this.#connection.ask({ ...request, id: newId() } as Asked);
  }

  say(text: string, whisper = false, reply: number | null = null): void {
    this.#ask({ type: "say", text, whisper, reply });
  }

  /** Sing, recite or bow, as the part of this kind demands. */
  perform(card: string, text: string): void {
    this.#ask({ type: "perform", card, text });
  }

  /** Show what became of a feat: a score, or the feat in words. */
  feat(outcome: { readonly score: number } | { readonly text: string }): void {
    this.#ask({ type: "feat", ...outcome });
  }

  /** Take something that no machine has seen to the court of honour. */
  claim(fault: string, seat: number): void {
    this.#ask({ type: "claim", fault, seat });
  }

  plead(trial: number, guilty: boolean): void {
    this.#ask({ type: "plead", trial, guilty });
  }

  judge(trial: number, upheld: boolean): void {
    this.#ask({ type: "judge", trial, upheld });
  }

  /** A finger lies on the bare felt. */
  touch(): void {
    if (this.me !== -1) this.send({ type: "touched" });
  }

  // -- what the table tells ----------------------------------------------------------------------------------

  hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        break;
      case "table":
        this.#hearTable(message);
        break;
      case "update":
        this.#hearUpdate(message);
        break;
      case "answer":
        this.#settle(message.id, message.refused);
        break;
      case "said": {
        if (this.#said.has(message.number)) break;
        this.#said.add(message.number);
        const { seat, name, text, at, number, whisper, reply, card } = message;
        this.#note({ id: this.#minute, at, kind: "said", number, reply, seat, name, text, whisper, card });
        this.unread += 1;
        break;
      }
      case "reaction":
        this.reactions = [...this.reactions, message];
        break;
      case "judged":
        if (this.#judged.has(message.number)) break;
        this.#judged.add(message.number);
        this.#note({ id: this.#minute, at: Date.now(), kind: "judged", judged: message });
        break;
      case "failure":
        if (message.code === "bad-token") {
          void anotherToken(this.#token).then((token) => {
            this.#token = token;
          });
        }
        if (message.code === "outdated") this.stop();
        if (this.#stacking !== null && message.id === null && ABOUT_A_DECK.includes(message.code)) {
          this.#stacked(message.fault ?? remarkOf(message.code));
          break;
        }
        this.failure = { code: message.code, count: (this.failure?.count ?? 0) + 1 };
        if (message.id !== null) this.#settle(message.id, null);
        break;
    }
  }

  #hearTable(table: Table): void {
    const before = this.table;
    this.table = table;
    this.pauseEnds = table.pause === null ? null : performance.now() + table.pause;
    if (table.stage === "lobby") this.view = null;
    if (this.view === null) printBlanks(table.blanks as BlankPrint[]);
    const asked = this.#stacking?.wish;
    if (same(asked?.deck, table.deck) && same(asked?.blanks, table.blanks)) this.#stacked(null);
    if (before !== null && before.match !== table.match) {
      this.moments = noMoments(table.seats.length);
      this.#judged.clear();
    }
  }

  #hearUpdate(update: Update): void {
    const { view, events } = update;
    for (const onlooker of this.#onlookers) onlooker.before?.(events, view);
    this.#seq = Math.max(this.#seq, update.seq);
    this.view = view;
    printBlanks(view.blanks);
    this.legal = update.legal;
    this.clock = update.clock === null ? null : { ends: performance.now() + update.clock.left, total: update.clock.total };
    this.#cues.show(view);
    if (events.length > 0) {
      const moments = structuredClone(this.moments);
      const callers = new Set(this.callers);
      for (const event of events) {
        if (event.type === "round-started" && event.round === 1) Object.assign(moments, noMoments(view.seats));
        remember(moments, event, takesCards);
        if (event.type === "race-began" || event.type === "slap-began") this.reactions = [];
        if (event.type === "called" && event.due) callers.add(event.seat);
        if (event.type === "cards-drawn") callers.delete(event.seat);
        if (event.type === "round-started") callers.clear();
        this.#note({ id: this.#minute, at: Date.now(), kind: "event", event, view });
      }
      this.moments = moments;
      this.callers = callers;
    }
    for (const onlooker of this.#onlookers) onlooker.after?.(events, view);
  }

  #settle(id: string, reason: string | null): void {
    const settled = this.pending.find((pending) => pending.id === id);
    if (settled === undefined) return;
    this.pending = this.pending.filter((pending) => pending !== settled);
    if (reason === null) return;
    const refusal = { ...settled, reason };
    this.refusal = refusal;
    setTimeout(() => {
      if (this.refusal === refusal) this.refusal = null;
    }, REFUSAL_SHOWN);
  }

  #note(minute: Minute): void {
    this.#minute += 1;
    this.minutes = [...this.minutes.slice(1 - MOST_MINUTES), minute];
  }

  // -- who sits where ----------------------------------------------------------------------------------------

  /** The viewer's seat in the match at hand; -1 for a spectator. */
  get me(): number {
    return this.view?.seat ?? this.welcome?.seat ?? -1;
  }

  /** What a seat's player is called; nothing for nobody. */
  nameOf(index: number): string {
    return index === -1 ? "" : seatName(this.seat(index));
  }

  /** A seat in its clothes: people bring their own, a bot's come with its character. */
  seat(index: number): SeatState | null {
    const seat = this.table?.seats[index];
    if (seat === undefined) return null;
    return { ...seat, look: seat.look || (this.#wardrobe.get(seat.character ?? "") ?? "") };
  }
}

/** A request before it has its id. */
type Unnamed<Each> = Each extends Asked ? Omit<Each, "id"> : never;
/** A failure without place and reason, in the same words as one with them. */
function remarkOf(code: FailureCode | "offline"): DeckRemark {
  return { word: `failure-${code}`, place: "", cards: [], values: {} };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

function addressOf(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(code)}`;
}

function takesCards(face: number): boolean {
  return FACES[face]?.kind === "khapyozh";
}

function sameAction(a: Action, b: Action): boolean {
  const named = (action: Action) => [action.seat ?? null, action.number ?? null, ...(action.cards ?? [])].join();
  return a.kind === b.kind && named(a) === named(b);
}
