/**
 * What moves on the table. Events say how cards travel; the View has already said where they end. Nothing here holds up
 * the game: a flight is a picture above the table, and the table below it can be used all the while.
 */

import { tick } from "svelte";
import { codeOf } from "$lib/play/faces";
import type { TableStore } from "$lib/play/table.svelte";
import type { Event, View } from "$lib/protocol/wire";
import { type Place, tiltOf } from "./arc";
import { reducedMotion, tremble } from "./motion";
import { play } from "./sound";

export interface Flight {
  readonly id: number;
  /** A face's code, or `back`. */
  readonly card: string;
  /** Starts as a back and turns over. */
  readonly flips: boolean;
  readonly from: Place;
  readonly to: Place;
  /** Milliseconds before it takes off. */
  readonly delay: number;
  readonly land?: () => void;
}

export interface Lying {
  readonly id: number;
  readonly card: string;
  readonly tilt: number;
}

export interface Shout {
  readonly id: number;
  readonly words: string;
  /** `lucky` is yellow, `bad` raspberry. */
  readonly tone: "lucky" | "bad";
  readonly seat: number;
}

const SHOUT_SHOWN = 1_300;
const BETWEEN_CARDS = 70;
const MOST_CARRIED = 6;
const LYING = 4;

export class Stage {
  flights = $state.raw<readonly Flight[]>([]);
  /** The cards of the pile that can be seen, the top one last. */
  pile = $state.raw<readonly Lying[]>([]);
  shouts = $state.raw<readonly Shout[]>([]);
  #count = 0;
  #sources = new Map<string, Place>();
  readonly #table: TableStore;

  constructor(table: TableStore) {
    this.#table = table;
    if (table.view !== null) this.#lie(codeOf(table.view.top));
  }

  /** Own cards are measured before they leave the hand. */
  before(events: readonly Event[]): void {
    this.#sources.clear();
    for (const event of events) {
      if (event.type !== "card-played" || event.seat !== this.#table.me) continue;
      for (const face of event.cards) {
        const card = codeOf(face);
        if (card === null) continue;
        const held = this.#table.pending.flatMap((pending) => pending.holds).find((id) => id.startsWith(`${card}#`));
        const place = placeOf(held ? `[data-hold="${held}"]` : `[data-hold^="${card}#"]`);
        if (place !== null) this.#sources.set(card, place);
      }
    }
  }

  after(events: readonly Event[], view: View): void {
    if (events.length === 0) {
      this.#lie(codeOf(view.top));
      return;
    }
    void tick().then(() => {
      let delay = 0;
      for (const event of events) delay = this.#show(event, view, delay);
      if (this.flights.every((flight) => flight.land === undefined)) this.#lie(codeOf(view.top));
    });
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
    flight.land?.();
  }

  #show(event: Event, view: View, delay: number): number {
    switch (event.type) {
      case "round-started":
        this.pile = [];
        this.#lie(codeOf(event.start));
        play("draw");
        return delay;
      case "card-played":
        if (event.how === "intercept") this.#shout("play-burst-intercept", "lucky", event.seat);
        return this.#fly(event.seat, event.cards, view, delay);
      case "cards-drawn":
        play("draw");
        return this.#carry('[data-anchor="deck"]', this.#seat(event.seat), event.cards, event.count, delay);
      case "cards-taken":
        if (event.why === "roulette") this.#shout("roulette-bang", "bad", event.seat);
        play("draw");
        return this.#carry('[data-anchor="pile"]', this.#seat(event.seat), event.cards, event.count, delay);
      case "cards-given":
        play("draw");
        return this.#carry(this.#seat(event.seat), this.#seat(event.to), event.cards, event.count, delay);
      case "card-pulled":
        if (!event.kept) return delay;
        play("draw");
        return this.#carry(this.#seat(event.other), this.#seat(event.seat), event.cards, 1, delay);
      case "hands-swapped": {
        play("draw");
        const [one, other] = [this.#seat(event.seat), this.#seat(event.other)];
        this.#carry(other, one, [], view.counts[event.seat] ?? 0, delay);
        return this.#carry(one, other, [], view.counts[event.other] ?? 0, delay);
      }
      case "called":
        this.#shout("play-burst-svintus", event.due ? "lucky" : "bad", event.seat);
        play("grunt");
        return delay;
      case "caught":
        if (event.found) {
          this.#shout("play-burst-caught", "bad", event.seat);
          play("catch");
          if (event.seat === this.#table.me) tremble([40, 60, 40]);
        }
        return delay;
      case "slap-began":
        play("hoof");
        if (this.#table.me !== -1) tremble([30, 40, 30, 40, 60]);
        return delay;
      case "slapped":
        play("hoof");
        return delay;
      case "silence-began":
        play("hush");
        return delay;
      case "turn-came":
        if (event.seat === this.#table.me) {
          play("turn");
          tremble(30);
        }
        return delay;
      case "round-ended":
        play(event.winner === this.#table.me ? "win" : "grunt");
        return delay;
      default:
        return delay;
    }
  }

  #fly(seat: number, faces: readonly number[], view: View, delay: number): number {
    const own = seat === this.#table.me;
    faces.forEach((face, index) => {
      const card = codeOf(face);
      if (card === null) return;
      const from = this.#sources.get(card) ?? placeOf(`[data-anchor="seat-${seat}"]`);
      const tilt = tiltOf(view.pile_count - faces.length + index);
      const to = placeOf('[data-anchor="pile"]');
      const land = () => {
        this.#lie(card, tilt);
        play("paper");
      };
      if (from === null || to === null || reducedMotion()) {
        land();
        return;
      }
      this.#launch({ card, flips: !own, from, to: { ...to, tilt }, delay: delay + index * BETWEEN_CARDS, land });
    });
    return delay + (faces.length - 1) * BETWEEN_CARDS;
  }

  /** Where a seat's cards are on the screen. */
  #seat(seat: number): string {
    return seat === this.#table.me ? '[data-anchor="hand"]' : `[data-anchor="seat-${seat}"]`;
  }

  /** Cards on their way from one place to another, their faces up on landing where they are known. */
  #carry(start: string, goal: string, faces: readonly number[], count: number, delay: number): number {
    const from = placeOf(start);
    const to = placeOf(goal);
    if (from === null || to === null || reducedMotion()) return delay;
    const shown = Math.min(count, MOST_CARRIED);
    for (let index = 0; index < shown; index += 1) {
      const card = codeOf(faces[index] ?? -1);
      this.#launch({ card: card ?? "back", flips: card !== null, from, to, delay: delay + index * BETWEEN_CARDS });
    }
    return delay + shown * BETWEEN_CARDS;
  }

  #launch(flight: Omit<Flight, "id">): void {
    this.#count += 1;
    this.flights = [...this.flights, { ...flight, id: this.#count }];
  }

  #lie(card: string | null, tilt?: number): void {
    if (card === null || this.pile.at(-1)?.card === card && tilt === undefined) return;
    this.#count += 1;
    const lying = { id: this.#count, card, tilt: tilt ?? tiltOf(this.#table.view?.pile_count ?? 0) };
    this.pile = [...this.pile.slice(1 - LYING), lying];
  }

  #shout(words: string, tone: Shout["tone"], seat: number): void {
    this.#count += 1;
    const shout = { id: this.#count, words, tone, seat };
    this.shouts = [...this.shouts, shout];
    setTimeout(() => {
      this.shouts = this.shouts.filter((other) => other !== shout);
    }, SHOUT_SHOWN);
  }
}

/** Where the middle of an element is on the screen, and how wide a card is there. */
function placeOf(selector: string): Place | null {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  const width = Number(element.dataset.cardWidth ?? element.offsetWidth);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width, tilt: 0 };
}
