/** The text of a face, as the engine writes it on the wire: `r5`, `khapyozh.g`, `polisvin`, and `back` for a hidden one. */

export const COLOURS = ["r", "o", "g", "b"] as const;

/** A colour's letter: raspberry, orange, green, blue. */
export type Colour = (typeof COLOURS)[number];

/** The catalogue's keys of the colours. */
export const COLOUR_KEYS: Readonly<Record<Colour, string>> = {
  r: "raspberry",
  o: "orange",
  g: "green",
  b: "blue",
};

export const SPECIAL_KINDS = [
  "khapyozh",
  "perekhryuk",
  "zakhrapin",
  "tikhokhryun",
  "khlopkopyt",
  "polisvin",
] as const;

export type SpecialKind = (typeof SPECIAL_KINDS)[number];
export type FaceKind = "number" | SpecialKind | "back";

export interface NumberFace {
  readonly kind: "number";
  readonly colour: Colour;
  /** 0 to 7. */
  readonly value: number;
}

export interface SpecialFace {
  readonly kind: SpecialKind;
  /** Polisvin has none: it is of every colour. */
  readonly colour: Colour | null;
  readonly value: null;
}

export interface BackFace {
  readonly kind: "back";
  readonly colour: null;
  readonly value: null;
}

export type Face = NumberFace | SpecialFace | BackFace;

const NUMBER = /^([rogb])([0-7])$/;
const SPECIAL = /^([a-z]+)(?:\.([rogb]))?$/;

/** Reads a face's text; what is no face is an error, because the server never sends one. */
export function parseFace(code: string): Face {
  if (code === "back") return { kind: "back", colour: null, value: null };
  const number = NUMBER.exec(code);
  if (number) return { kind: "number", colour: number[1] as Colour, value: Number(number[2]) };
  const special = SPECIAL.exec(code);
  const kind = SPECIAL_KINDS.find((known) => known === special?.[1]);
  const colour = (special?.[2] as Colour | undefined) ?? null;
  if (kind && (colour === null) === (kind === "polisvin")) return { kind, colour, value: null };
  throw new RangeError(`no such face: ${code}`);
}

/** Every face of the box of 112 once, in the order of a sorted hand. */
export const FACE_CODES: readonly string[] = [
  ...COLOURS.flatMap((colour) => [
    ...Array.from({ length: 8 }, (_, value) => `${colour}${value}`),
    ...SPECIAL_KINDS.filter((kind) => kind !== "polisvin").map((kind) => `${kind}.${colour}`),
  ]),
  "polisvin",
];
