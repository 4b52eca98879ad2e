/** Courage cards in front of seats, as Views pack them. */

import { SPECIAL_KINDS, familyOf } from "$lib/faces";
import { codeOf, printed } from "./faces";

/** Kinds that make people watch each other: etiquette and courage. */
export const MANNERED: ReadonlySet<string> = new Set(
  SPECIAL_KINDS.filter((kind) => ["etiquette", "courage"].includes(familyOf(kind))),
);

/** What the giver of a song can ask for, by number. */
export const GENRES = ["children", "chanson", "love", "english", "patriotic", "folk"] as const;

export interface Part {
  readonly card: string;
  readonly kind: string;
  readonly giver: number;
  /** Only songs have one. */
  readonly genre: (typeof GENRES)[number];
}

export function inFront(packed: number): Part {
  const card = codeOf(packed & 255) ?? "back";
  return {
    card,
    kind: card === "back" ? "" : printed(card).kind,
    giver: (packed >> 8) & 255,
    genre: GENRES[packed >> 16] ?? GENRES[0],
  };
}

/** What people may take to court: in one room all that a machine cannot see, online what only ears can judge. */
const HEARD = ["zapevala", "folklorist", "pokloonnik"];
const SEEN_IN_ROOM = ["shtul", "shevelis", "shtol", "shinkognito", "shto", "shalun"];

/** The faults that a seat with these parts can be accused of. */
export function faultsOf(
  setting: string,
  kinds: ReadonlySet<string>,
  parts: readonly string[],
  silence: boolean,
): readonly string[] {
  if (setting !== "room") return parts.filter((kind) => HEARD.includes(kind));
  const seen = SEEN_IN_ROOM.filter((kind) => kinds.has(kind));
  return [...seen, ...parts.filter((kind) => kind !== "antrakt"), ...(silence ? ["silence"] : [])];
}
