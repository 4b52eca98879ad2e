/**
 * Colour never stands alone: every colour has a mark for the corner and a quiet pattern for the ground, of textures
 * that greyscale still tells apart. Grey cards carry the mark of their family.
 *
 * Marks live in a box of 40 × 40 round the origin.
 */

import type { Colour } from "../faces";
import { blob, type Drawing, ellipse, identifier, limb, line, place, shape } from "./ink";
import { INK, PALETTE } from "./palette";

export type Mark = "berry" | "carrot" | "clover" | "drop" | "pig" | "snake" | "bird" | "dog";

export interface Suit {
  readonly main: string;
  readonly deep: string;
  readonly tint: string;
  readonly mark: Mark;
}

export const SUITS: Readonly<Record<Colour, Suit>> = {
  r: { main: "#D62C66", deep: "#B61A50", tint: "#F7C9D8", mark: "berry" },
  o: { main: "#F59B2A", deep: "#DF8010", tint: "#FDE4C2", mark: "carrot" },
  g: { main: "#45A651", deep: "#338C40", tint: "#CFEBCF", mark: "clover" },
  b: { main: "#2257AE", deep: "#174490", tint: "#C6DBF5", mark: "drop" },
};

const { r: RASPBERRY, o: ORANGE, g: GREEN, b: BLUE } = SUITS;

type Seed = readonly [x: number, y: number, radius: number];

const SEEDS: readonly Seed[] = [
  [-6, -3, 2.3],
  [2, -4, 2.3],
  [8, -1, 2.1],
  [-2, 4, 2.3],
  [5, 6, 2.1],
  [-7, 6, 2],
  [0, 12, 2],
];

type Toe = readonly [x: number, y: number, rx: number, ry: number, turn: number];

const TOES: readonly Toe[] = [
  [-13, -3, 4, 5.4, -24],
  [-5, -12, 4.3, 6, -8],
  [6, -12, 4.3, 6, 8],
  [14, -3, 4, 5.4, 24],
];

export const MARKS: Readonly<Record<Mark, () => Drawing>> = {
  berry: () =>
    blob("M-13 -6C-16 4 -8 18 0 19C8 18 16 4 13 -6C8 -11 -8 -11 -13 -6Z", RASPBERRY.main, RASPBERRY.deep, {
      width: 3.2,
      dx: -3,
      dy: -3,
    }) +
    SEEDS.map(([x, y, radius]) => ellipse(x, y, radius, radius, "#F48FB0")).join("") +
    shape(
      "M0 -9C-5 -8 -12 -10 -13 -15C-8 -17 -4 -15 -1 -12C0 -16 2 -19 6 -20C7 -16 5 -13 3 -11C7 -14 12 -14 15 -11C12 -7 6 -7 0 -9Z",
      GREEN.main,
      INK,
      2.8,
    ),

  carrot: () =>
    place(
      0,
      1,
      38,
      1,
      shape("M-1 -11C-6 -14 -9 -19 -6 -23C-2 -22 0 -18 0 -14C1 -20 4 -24 8 -22C8 -17 5 -13 2 -10Z", GREEN.main, INK, 2.8) +
        blob("M-9 -9C-4 -14 6 -14 10 -9C12 0 4 16 0 21C-5 16 -12 0 -9 -9Z", ORANGE.main, ORANGE.deep, {
          width: 3.2,
          dx: -3,
          dy: -2,
        }) +
        line("M-8 -3H-2M9 2H3M-6 7H-1", 2.6),
    ),

  clover: () =>
    line("M0 4C1 10 4 15 8 19", 4.4) +
    blob(
      "M0 3C-6 8 -18 8 -17 -1C-17 -8 -9 -8 -5 -5C-10 -12 -7 -19 0 -19C7 -19 10 -12 5 -5C9 -8 17 -8 17 -1C18 8 6 8 0 3Z",
      GREEN.main,
      GREEN.deep,
      { width: 3.2, dx: -3, dy: -3 },
    ) +
    line("M0 2V-9M-1 2L-10 0M1 2L10 0", 2.2, "#BFE8BE"),

  drop: () =>
    blob("M0 -20C7 -9 14 -2 14 6C14 15 8 20 0 20C-8 20 -14 15 -14 6C-14 -2 -7 -9 0 -20Z", BLUE.main, BLUE.deep, {
      width: 3.2,
      dx: -3,
      dy: -3,
    }) + line("M-7 5C-7 10 -4 13 0 13", 3.2, "#A9CCF5"),

  pig: () =>
    blob("M0 -13C13 -14 19 -7 19 0C19 9 12 13 0 13C-12 13 -19 9 -19 0C-19 -7 -13 -13 0 -13Z", PALETTE.snout, PALETTE.snoutDeep, {
      width: 3.4,
      dx: -2,
      dy: -2,
    }) +
    ellipse(-6, 0, 2.8, 5, PALETTE.mouth, undefined, 0, 6) +
    ellipse(7, 0, 2.8, 5, PALETTE.mouth, undefined, 0, -6),

  snake: () =>
    limb("M-10 16C4 18 14 12 8 4C2 -3 -12 -2 -10 -10C-8 -16 2 -17 8 -14", 7.5, PALETTE.snake, 3.2) +
    ellipse(8, -15, 1.8, 1.8, INK) +
    line("M13 -13l5 -2M13 -12l5 2", 2.2, RASPBERRY.main),

  bird: () =>
    place(
      0,
      18,
      0,
      1,
      blob("M-3 2C-14 -6 -20 -20 -15 -28C-6 -24 0 -14 1 -2Z", PALETTE.coral, PALETTE.coralDeep, { width: 3.2, dx: -2, dy: -2 }) +
        blob("M3 2C14 -6 20 -18 17 -26C8 -24 0 -14 -1 -2Z", PALETTE.teal, PALETTE.tealDeep, { width: 3.2, dx: -2, dy: -2 }) +
        blob("M0 4C-8 -8 -8 -26 1 -37C10 -26 8 -8 0 4Z", PALETTE.bird, PALETTE.birdDeep, { width: 3.2, dx: -2, dy: -2 }) +
        line("M0 -4V-22", 2.2),
    ),

  dog: () =>
    blob("M0 0C8 -1 14 8 11 14C8 18 4 14 0 14C-4 14 -8 18 -11 14C-14 8 -8 -1 0 0Z", PALETTE.patch, PALETTE.patchDeep, {
      width: 3,
      dx: -2,
      dy: -2,
    }) + TOES.map(([x, y, rx, ry, turn]) => ellipse(x, y, rx, ry, PALETTE.patch, INK, 2.8, turn)).join(""),
};

/** A pattern's attributes and its tile. */
type Tile = readonly [attributes: string, tile: Drawing];

const TREFOILS: readonly (readonly [number, number, number])[] = [
  [9, 9, 0],
  [26, 26, 30],
];

const tiles: Readonly<Record<Colour, (deep: string) => Tile>> = {
  r: (deep) => ['width="26" height="26"', ellipse(6.5, 6.5, 4, 4, deep) + ellipse(19.5, 19.5, 4, 4, deep)],
  o: (deep) => [
    'width="20" height="20" patternTransform="rotate(38)"',
    line("M5 1V12M15 11V22M15 -9V2", 4, deep),
  ],
  g: (deep) => [
    'width="34" height="34"',
    TREFOILS.map(([x, y, turn]) =>
      place(
        x,
        y,
        turn,
        1,
        ellipse(0, -4, 3.4, 3.4, deep) + ellipse(-4, 2, 3.4, 3.4, deep) + ellipse(4, 2, 3.4, 3.4, deep),
      ),
    ).join(""),
  ],
  b: (deep) => [
    'width="30" height="18"',
    `<g transform="translate(0 4)">${line("M-2 6Q5.5 -1 13 6T28 6T43 6", 3.6, deep)}</g>`,
  ],
};

/** A region painted in a colour with its pattern over it. */
export function suitedGround(colour: Colour, region: string): Drawing {
  const { main, deep } = SUITS[colour];
  const [attributes, tile] = tiles[colour](deep);
  const id = identifier(`pattern ${colour}`);
  return (
    `<defs><pattern id="${id}" ${attributes} patternUnits="userSpaceOnUse">${tile}</pattern></defs>` +
    shape(region, main) +
    shape(region, `url(#${id})`)
  );
}
