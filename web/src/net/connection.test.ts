import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Message, PROTOCOL_VERSION, type Update } from "$lib/protocol/wire";
import { Connection, type LinkState, type Socket } from "./connection";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet() {
    this.onopen?.();
    this.hear({ type: "welcome", version: 1, code: "OINK", guest: "g", seat: 0, host: true });
  }
}

const update = (seq: number, events: unknown[] = [{ type: "turn-came", seat: 0 }]) =>
  ({ type: "update", seq, view: {}, legal: [], events, clock: null }) as unknown as Update;

let sockets: FakeSocket[];
let heard: Message[];
let states: LinkState[];
let connection: Connection;
const last = () => sockets.at(-1) as FakeSocket;
const act = (id: string) => ({ type: "act", id, seq: 3, action: { kind: "draw" } }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  states = [];
  connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    token: () => "me",
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    chance: () => 1,
  });
  connection.start();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("greeting", () => {
  it("waits for the start: before it nobody knows who is here, whatever wakes the page", () => {
    const early = new Connection({
      open: () => {
        throw new Error("too early");
      },
      token: () => "",
      hear: () => {},
      state: () => {},
      chance: () => 1,
    });
    early.wake();
  });

  it("says the token, and at first nothing of what was seen", () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", token: "me", version: PROTOCOL_VERSION, since: null }]);
  });

  it("says the last update seen when it comes back", () => {
    last().greet();
    last().hear(update(7));
    last().onclose?.();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 7 });
  });
});

describe("a broken line", () => {
  it("waits longer from try to try, and starts anew after a success", () => {
    const waits: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = Date.now();
      last().onclose?.();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]);
    last().greet();
    const before = Date.now();
    last().onclose?.();
    vi.advanceTimersToNextTimer();
    expect(Date.now() - before).toBe(300);
  });

  it("connects at once when the page is seen again", () => {
    last().greet();
    last().onclose?.();
    connection.wake();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it("takes a line that has long been quiet for dead when the page is seen again", () => {
    last().greet();
    connection.wake(Date.now() + 1_000);
    expect(sockets).toHaveLength(1);
    connection.wake(Date.now() + 60_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("does not hear the old socket any more", () => {
    last().greet();
    const old = last();
    old.onclose?.();
    vi.advanceTimersByTime(1_000);
    const before = heard.length;
    old.hear(update(9));
    old.onclose?.();
    expect(heard).toHaveLength(before);
    expect(sockets).toHaveLength(2);
  });

  it("stays away once stopped", () => {
    last().greet();
    connection.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});

describe("what was asked", () => {
  it("is sent again under the same id until it is answered", () => {
    last().greet();
    connection.ask(act("a"));
    connection.ask(act("b"));
    last().hear({ type: "answer", id: "a", refused: null, seq: 4 });
    last().onclose?.();
    vi.advanceTimersByTime(1_000);
    last().greet();
    expect(last().sent.filter((message) => message.type === "act")).toEqual([act("b")]);
    last().hear({ type: "failure", code: "cooling-down", message: "", id: "b" });
    expect(connection.waiting).toBe(0);
  });

  it("is so whatever it is: a message, a song, a claim, a plea, a vote", () => {
    const asked = [
      { type: "say", id: "a", text: "oink" },
      { type: "perform", id: "b", card: "zapevala", text: "la la" },
      { type: "feat", id: "c", score: 3 },
      { type: "claim", id: "d", fault: "shtol", seat: 1 },
      { type: "plead", id: "e", trial: 1, guilty: false },
      { type: "judge", id: "f", trial: 1, upheld: true },
    ] as const;
    for (const request of asked) connection.ask(request);
    last().greet();
    last().onclose?.();
    vi.advanceTimersByTime(1_000);
    last().greet();
    expect(last().sent.slice(1)).toEqual(asked);
    for (const { id } of asked) last().hear({ type: "answer", id, refused: null, seq: 4 });
    expect(connection.waiting).toBe(0);
  });

  it("waits for the greeting when asked while the line is down", () => {
    connection.ask(act("a"));
    expect(last().sent).toEqual([]);
    last().greet();
    expect(last().sent.map((message) => message.type)).toEqual(["hello", "act"]);
  });

  it("says so when something not worth repeating could not be sent", () => {
    expect(connection.send({ type: "ready", ready: true })).toBe(false);
    last().greet();
    expect(connection.send({ type: "ready", ready: true })).toBe(true);
  });
});

describe("updates", () => {
  it("tells no event twice, but takes the View", () => {
    last().greet();
    last().hear(update(4));
    last().hear(update(4));
    const updates = heard.filter((message) => message.type === "update");
    expect(updates.map((message) => message.events.length)).toEqual([1, 0]);
  });
});

it("answers a ping at once", () => {
  last().greet();
  last().hear({ type: "ping", nonce: 5 });
  expect(last().sent.at(-1)).toEqual({ type: "pong", nonce: 5 });
});
