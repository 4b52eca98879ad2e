/**
 * The text of a face, as the engine writes it on the wire: `r5`, `khapyozh.g`, `polisvin`, `shtul`, `shuriken.6`,
 * `blank.3`, and `back` for a hidden one.
 */

export const COLOURS = ["r", "o", "g", "b"] as const;

/** A colour's letter: raspberry, orange, green, blue. */
export type Colour = (typeof COLOURS)[number];

/** The catalogue's keys of the colours. */
export const COLOUR_KEYS = {
  r: "raspberry",
  o: "orange",
  g: "green",
  b: "blue",
} as const satisfies Readonly<Record<Colour, string>>;

/** Who drew a card up: pigs, snakes, parrots, dogs, or the owners of the box themselves. */
export type SpecialFamily = "bureaucracy" | "etiquette" | "courage" | "challenge";
export type Family = "numbers" | SpecialFamily | "blank";

/** What the print of a kind settles: `each` for one face in each colour, otherwise the colour or the values it has. */
interface Print {
  readonly family: SpecialFamily;
  readonly colour?: Colour | "each";
  /** Editions may number a kind differently; the first value is the one that the bare code means. */
  readonly values?: readonly number[];
}

const PRINTS = {
  khapyozh: { family: "bureaucracy", colour: "each" },
  perekhryuk: { family: "bureaucracy", colour: "each" },
  zakhrapin: { family: "bureaucracy", colour: "each" },
  tikhokhryun: { family: "bureaucracy", colour: "each" },
  khlopkopyt: { family: "bureaucracy", colour: "each" },
  temnodel: { family: "bureaucracy", colour: "each" },
  polisvin: { family: "bureaucracy" },
  svinorost: { family: "bureaucracy" },

  shtul: { family: "etiquette", values: [0] },
  shalun: { family: "etiquette", values: [1] },
  shevelis: { family: "etiquette", values: [2] },
  shtol: { family: "etiquette", values: [3] },
  shinkognito: { family: "etiquette", values: [4] },
  shmotrun: { family: "etiquette", values: [5] },
  shmunitet: { family: "etiquette", values: [6] },
  shto: { family: "etiquette", values: [7] },
  shuriken: { family: "etiquette", values: [7, 6] },

  parodist: { family: "courage", values: [0] },
  zapevala: { family: "courage", values: [1] },
  folklorist: { family: "courage", values: [2] },
  pokloonnik: { family: "courage", values: [3] },
  suflyor: { family: "courage", values: [4] },
  ovatsii: { family: "courage", values: [5] },
  antrakt: { family: "courage", values: [6] },
  reyting: { family: "courage", values: [7] },

  razborka: { family: "challenge", colour: "r" },
  roulette: { family: "challenge", colour: "r" },
  clothes: { family: "challenge", colour: "r" },
  one_for_all: { family: "challenge", colour: "g" },
  slippers: { family: "challenge", colour: "b" },
  dont_darken: { family: "challenge", colour: "b" },
  slabo: { family: "challenge", colour: "o" },
  neither: { family: "challenge", colour: "o" },
  hands: { family: "challenge", colour: "o" },
  chip_in: { family: "challenge", colour: "o" },
  awl: { family: "challenge" },
} as const satisfies Record<string, Print>;

export type SpecialKind = keyof typeof PRINTS;

export const SPECIAL_KINDS = Object.keys(PRINTS) as readonly SpecialKind[];

export function familyOf(kind: SpecialKind): SpecialFamily {
  return PRINTS[kind].family;
}

/** How many different blank cards a table may have described. */
export const BLANKS = 32;

export interface NumberFace {
  readonly kind: "number";
  readonly colour: Colour;
  /** 0 to 7. */
  readonly value: number;
  readonly family: "numbers";
}

export interface SpecialFace {
  readonly kind: SpecialKind;
  /** Grey cards have none; Polisvin is of every colour. */
  readonly colour: Colour | null;
  /** 0 to 7 where the card can be played as a number. */
  readonly value: number | null;
  readonly family: SpecialFamily;
}

/** A card that its owners describe; the description, not the face, says what colour and value it has. */
export interface BlankFace {
  readonly kind: "blank";
  readonly colour: null;
  readonly value: null;
  readonly family: "blank";
  /** Which of the table's blank cards, from 1. */
  readonly number: number;
}

export interface BackFace {
  readonly kind: "back";
  readonly colour: null;
  readonly value: null;
  readonly family: null;
}

export type Face = NumberFace | SpecialFace | BlankFace | BackFace;
export type FaceKind = Face["kind"];

function numberFaces(colour: Colour): [string, Face][] {
  return Array.from({ length: 8 }, (_, value) => [`${colour}${value}`, { kind: "number", colour, value, family: "numbers" }]);
}

function facesOf(kind: SpecialKind): [string, Face][] {
  const { family, colour, values }: Print = PRINTS[kind];
  if (colour === "each") return COLOURS.map((each) => [`${kind}.${each}`, { kind, colour: each, value: null, family }]);
  const printed = { kind, colour: colour ?? null, family };
  if (!values) return [[kind, { ...printed, value: null }]];
  return values.map((value, i) => [i === 0 ? kind : `${kind}.${value}`, { ...printed, value }]);
}

function blankFaces(): [string, Face][] {
  return Array.from({ length: BLANKS }, (_, i) => [
    `blank.${i + 1}`,
    { kind: "blank", colour: null, value: null, family: "blank", number: i + 1 },
  ]);
}

/** Every face once: the colours as in a sorted hand, then what is grey. */
function allFaces(): [string, Face][] {
  const special = SPECIAL_KINDS.flatMap(facesOf);
  return [
    ...COLOURS.flatMap((colour) => [...numberFaces(colour), ...special.filter(([, face]) => face.colour === colour)]),
    ...special.filter(([, face]) => face.colour === null),
    ...blankFaces(),
  ];
}

const FACES: ReadonlyMap<string, Face> = new Map(allFaces());

/** Every face's text, in the order of a sorted hand. */
export const FACE_CODES: readonly string[] = [...FACES.keys()];

const BACK: BackFace = { kind: "back", colour: null, value: null, family: null };

/** Reads a face's text; what is no face is an error, because the server never sends one. */
export function parseFace(code: string): Face {
  const face = code === "back" ? BACK : FACES.get(code);
  if (!face) throw new RangeError(`no such face: ${code}`);
  return face;
}
