/** The hunt for a piece of clothing: where on a bust each piece is, and how it looks to be touched. */

import type { Animal } from "../animals";
import type { Drawing } from "../ink";
import type { Look } from "../look";
import { INK, PALETTE } from "../palette";
import type { GlassesKind, HatKind, NeckKind } from "../wardrobe/kinds";

/**
 * A piece that somebody wears; the circle round its middle is in the units of `bust`'s box. Circles may overlap: who
 * touches two of them means the one whose middle is nearer.
 */
export interface Piece {
  readonly slot: "hat" | "glasses" | "neck";
  readonly kind: HatKind | GlassesKind | NeckKind;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Middle and radius, in the units of `bust`'s box. */
export type Spot = readonly [x: number, y: number, radius: number];

interface Spots {
  readonly hat: Spot;
  readonly glasses: Spot;
  /** Where neckwear is knotted. */
  readonly knot: Spot;
}

const SPOTS: Readonly<Record<Animal, Spots>> = {
  pig: { hat: [-4, -88, 50], glasses: [2, -26, 48], knot: [2, 64, 36] },
  snake: { hat: [8, -84, 42], glasses: [4, -33, 40], knot: [22, 68, 34] },
  bird: { hat: [2, -86, 50], glasses: [1, -23, 46], knot: [2, 60, 36] },
  dog: { hat: [0, -84, 50], glasses: [2, -23, 46], knot: [2, 64, 36] },
};

/** A bow sits beside the ear of a pig, not on top. */
const PIGS_BOW: Spot = [-44, -68, 34];

/** How far below its knot the middle of each kind of neckwear hangs. */
const HANG: Readonly<Record<NeckKind, number>> = { tie: 26, bowtie: 0, scarf: 14 };

/** What a look wears, piece by piece. */
export function piecesOn({ animal, hat, glasses, neck }: Look): readonly Piece[] {
  const spots = SPOTS[animal];
  const at = (slot: Piece["slot"], kind: Piece["kind"], [x, y, radius]: Spot): Piece => ({ slot, kind, x, y, radius });
  const pieces: Piece[] = [];
  if (hat) pieces.push(at("hat", hat, hat === "bow" && animal === "pig" ? PIGS_BOW : spots.hat));
  if (glasses) pieces.push(at("glasses", glasses, spots.glasses));
  if (neck) {
    const [x, y, radius] = spots.knot;
    pieces.push(at("neck", neck, [x, y + HANG[neck], radius]));
  }
  return pieces;
}

/** Where a shirt is touched: below the chin, beside whatever is knotted there. */
const SHIRT: Spot = [0, 92, 40];

/** Where boots stand, in front of whoever wears them. */
export const BOOTS: Spot = [0, 134, 46];

/** Where each piece of clothing that can be named is touched, by its key; null on somebody who does not wear it. */
export function spotOf(garment: string, look: Look): Spot | null {
  if (garment === "shirt") return SHIRT;
  if (garment === "boots") return BOOTS;
  const piece = piecesOn(look).find(({ slot, kind }) => slot === garment || kind === garment || (kind === "bowtie" && garment === "tie"));
  return piece === undefined ? null : [piece.x, piece.y, piece.radius];
}

/** A yellow ring round the origin: this is it. */
export function touchRing(radius: number): Drawing {
  const ring = (colour: string, width: number): string =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return ring(INK, 9) + ring(PALETTE.yellow, 5);
}
