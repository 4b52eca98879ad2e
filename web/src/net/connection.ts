/**
 * The line to one table. It greets with the token and the last update seen, so that the same seat comes back after any
 * break; it reconnects by itself; and it sends again, under the same id, what was asked and never answered: the table
 * does each id once.
 */

import { type Message, PROTOCOL_VERSION, type Request } from "$lib/protocol/wire";
import { waitBefore } from "./backoff";

/** `away` counts the tries since the line broke. */
export type LinkState = "connecting" | "on" | "away" | "closed";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  /** A new socket to the table. */
  open(): Socket;
  token(): string;
  hear(message: Message): void;
  state(state: LinkState, attempt: number): void;
  /** A number from 0 to 1. */
  chance(): number;
}

/** What has an answer: an act, a message, a claim, a vote. */
export type Asked = Extract<Request, { id: string }>;

/** Quiet for longer than this, after the page was hidden, the line is taken for dead. The server pings oftener. */
const LONG_SILENCE = 20_000;

export class Connection {
  /** Of the last update seen. */
  #seq: number | null = null;
  #socket: Socket | null = null;
  #greeted = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #heard = 0;
  /** Before the start nobody knows yet who is here. */
  #closed = true;
  readonly #unanswered = new Map<string, Asked>();
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  start(): void {
    this.#closed = false;
    this.#connect();
  }

  /** Leave for good. */
  stop(): void {
    this.#closed = true;
    this.#drop();
    this.#around.state("closed", 0);
  }

  /** The page is seen again, or the network is back: do not wait for the next try. */
  wake(now = Date.now()): void {
    if (this.#closed) return;
    if (this.#socket === null || (this.#greeted && now - this.#heard > LONG_SILENCE)) {
      this.#attempt = 0;
      this.#connect();
    }
  }

  /** Say something that is not worth repeating after a break. False if the line is down. */
  send(message: Request): boolean {
    if (this.#socket === null || !this.#greeted) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask for something that has an answer: kept, and sent again after a break, until the answer comes. */
  ask(message: Asked): void {
    this.#unanswered.set(message.id, message);
    this.send(message);
  }

  get waiting(): number {
    return this.#unanswered.size;
  }

  #connect(): void {
    this.#drop();
    this.#around.state(this.#attempt === 0 && this.#seq === null ? "connecting" : "away", this.#attempt);
    const socket = this.#around.open();
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", token: this.#around.token(), version: PROTOCOL_VERSION, since: this.#seq } as const;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === "string") this.#hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "ping":
        this.#socket?.send(JSON.stringify({ type: "pong", nonce: message.nonce }));
        return;
      case "welcome":
        this.#greeted = true;
        this.#attempt = 0;
        this.#around.state("on", 0);
        this.#around.hear(message);
        for (const asked of this.#unanswered.values()) this.send(asked);
        return;
      case "answer":
        this.#unanswered.delete(message.id);
        break;
      case "failure":
        if (message.id !== null) this.#unanswered.delete(message.id);
        break;
      case "update": {
        const known = this.#seq !== null && message.seq <= this.#seq;
        this.#seq = Math.max(this.#seq ?? 0, message.seq);
        // What was told before the break is not told twice; the View is the truth all the same.
        this.#around.hear(known ? { ...message, events: [] } : message);
        return;
      }
    }
    this.#around.hear(message);
  }

  #lost(): void {
    this.#socket = null;
    this.#greeted = false;
    if (this.#closed) return;
    const wait = waitBefore(this.#attempt, this.#around.chance());
    this.#attempt += 1;
    this.#around.state("away", this.#attempt);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }
}
