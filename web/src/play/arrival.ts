/** How somebody comes to a table that they have just made: they sit down at once, and if in a hurry start at once. */

import { makeTable } from "$lib/net/api";

/** The edition that a new table begins with; the lobby changes it. */
const EDITION = "v2";
const OPPONENTS = ["clerk", "inspector", "courier"];

export type Arrival = "sit" | "start";

const arrivals = new Map<string, Arrival>();

/** A table filled with bots, to play without a question. */
export async function quickTable(): Promise<string> {
  const code = await makeTable({ edition: EDITION, seats: OPPONENTS.length + 1, bots: OPPONENTS });
  arrivals.set(code, "start");
  return code;
}

/** A table to gather friends at. */
export async function newTable(): Promise<string> {
  const code = await makeTable({ edition: EDITION });
  arrivals.set(code, "sit");
  return code;
}

/** How to come to the table of this code, told once; null for a table that somebody else has made. */
export function takeArrival(code: string): Arrival | null {
  const arrival = arrivals.get(code) ?? null;
  arrivals.delete(code);
  return arrival;
}
