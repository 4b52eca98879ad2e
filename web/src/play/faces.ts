/** What is printed on a card, asked by its code; and the codes of the numbers that a View carries. */

import { blankDesign } from "$lib/art/cards";
import { COLOUR_KEYS as NAME_OF, parseFace } from "$lib/faces";
import { type Colour, COLOURS, type Face, FACES, KINDS } from "$lib/protocol/wire";

const BY_CODE = new Map(FACES.map((face) => [face.code, face]));

/** The colours' keys by the numbers that Views and events carry. */
export const COLOUR_KEYS: readonly string[] = COLOURS;

/** The code of a face's number; null for none. */
export function codeOf(face: number): string | null {
  return FACES[face]?.code ?? null;
}

export function codesOf(faces: readonly number[]): string[] {
  return faces.map((face) => codeOf(face)).filter((code) => code !== null);
}

/** What a face says; a blank card says what its owners have printed on it. */
export function printed(card: string): Face {
  const face = BY_CODE.get(card);
  if (face === undefined) throw new RangeError(`no such card: ${card}`);
  const plain = parseFace(card);
  const design = plain.kind === "blank" ? blankDesign(plain.number) : undefined;
  if (design === undefined) return face;
  const colour: Colour = design.colour === null ? "grey" : NAME_OF[design.colour];
  return { ...face, colour, value: design.value };
}

/** The printed colour's key; null on a grey card, which has none until one is named. */
export function colourOf(card: string): string | null {
  const { colour } = printed(card);
  return colour === "grey" ? null : colour;
}

/** A number to sort by. */
export function rankOf(card: string, by: "colour" | "value"): number {
  const { kind, colour, value } = printed(card);
  const kindRank = KINDS.indexOf(kind) * 10 + (value ?? 0);
  const colourRank = COLOURS.indexOf(colour);
  return by === "colour" ? colourRank * 1000 + kindRank : kindRank * 10 + colourRank;
}
