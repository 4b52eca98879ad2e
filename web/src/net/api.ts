/** What the server tells and does outside a table's own line. */

import type { Catalogue, DeckFile, DeckRemark, Failure, FailureCode, TableCode } from "$lib/protocol/wire";
import { anotherToken, guestToken } from "./guest";

/** The server said no, and why. `offline`: it said nothing at all. */
export class Refused extends Error {
  constructor(
    readonly code: FailureCode | "offline",
    /** What is wrong with a deck, and where. */
    readonly fault: DeckRemark | null = null,
  ) {
    super(code);
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("offline");
  }
  if (response.ok) return (await response.json()) as Answer;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  throw new Refused(failure?.code ?? "offline", failure?.fault ?? null);
}

let known: Promise<Catalogue> | null = null;

/** Editions, options and bots: asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>("/api/catalogue").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** What a deck's file asks for. */
export function readDeck(text: string): Promise<DeckFile> {
  return ask<DeckFile>("/api/decks", { method: "POST", body: text });
}

/** Where the deck that is chosen at a table is kept as a file. */
export function deckFileOf(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/deck.toml`;
}

export interface TableWish {
  readonly edition: string;
  readonly recipe?: string;
  readonly seats?: number;
  readonly bots?: readonly string[];
}

/** Makes a table; its code. */
export async function makeTable(wish: TableWish): Promise<string> {
  const make = (token: string) =>
    ask<TableCode>("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, ...wish }),
    });
  const token = await guestToken();
  try {
    return (await make(token)).code;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "bad-token") throw error;
    return (await make(await anotherToken(token))).code;
  }
}
