/** What a card is printed on: the ground, the border and the spot that the families tell themselves apart by. */

import type { Colour, SpecialFamily } from "../../faces";
import { type Drawing, ellipse, identifier, line, shape } from "../ink";
import { type Mark, suitedGround } from "../marks";
import { INK, PALETTE } from "../palette";
import { GROUND, WHOLE } from "./frame";

export interface Paper {
  /** Over the ground, inside the white frame. */
  readonly border: Drawing;
  /** How much narrower the border makes the room for words, units on each side. */
  readonly inset: number;
  /** The plain spot behind a picture. */
  readonly spot: string;
  /** The mark of the family's grey cards. */
  readonly mark: Mark;
  /** Where the sign of a kind without a value sits in the corner, and its scale. */
  readonly sign: { readonly y: number; readonly scale: number };
  /** The ground of the family's grey cards. */
  readonly ground: () => Drawing;
}

function tiled(name: string, colour: string, size: number, tile: Drawing): Drawing {
  const id = identifier(`pattern ${name}`);
  return (
    `<defs><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile}</pattern></defs>` +
    shape(WHOLE, colour) +
    shape(WHOLE, `url(#${id})`)
  );
}

/** The squared paper of offices. */
const squares = (): Drawing =>
  tiled("squares", "#A79FAF", 18, `<g opacity="0.55">${line("M0 17.5H18M17.5 0V18", 1.6, "#948B9E")}</g>`);

const scales = (): Drawing =>
  tiled(
    "scales",
    "#BDB4C8",
    24,
    `<g opacity="0.6">${line("M0 0A12 12 0 0 0 24 0M-12 12A12 12 0 0 0 12 12A12 12 0 0 0 36 12", 2.4, "#8D83A0")}</g>`,
  );

const RAYS = 14;

/** Spotlights from behind the picture. */
function rays(): Drawing {
  const end = (turn: number): string =>
    `${(125 + 320 * Math.cos(turn)).toFixed(1)} ${(150 + 320 * Math.sin(turn)).toFixed(1)}`;
  const beams = Array.from({ length: RAYS }, (_, i) => {
    const turn = (i * 2 * Math.PI) / RAYS;
    return `M125 150L${end(turn)}L${end(turn + Math.PI / RAYS)}Z`;
  });
  return shape(WHOLE, "#B3AABB") + shape(beams.join(""), PALETTE.lilacGrey);
}

function edge(colour: string, width: number, dash = ""): Drawing {
  const dashed = dash && ` stroke-dasharray="${dash}"`;
  return `<path d="${GROUND}" fill="none" stroke="${colour}" stroke-width="${width}"${dashed}/>`;
}

const CORNERS: readonly (readonly [number, number])[] = [
  [20, 20],
  [230, 20],
  [20, 330],
  [230, 330],
];

const post = ([x, y]: readonly [number, number]): Drawing =>
  ellipse(x, y, 10, 10, PALETTE.dogDeep, INK, 4) + ellipse(x - 2, y - 2, 3, 3, PALETTE.dogLight);

/** Bulbs along a dark red ramp, each a dash of no length with round ends. */
const BULBS =
  `<path d="${GROUND}" fill="none" stroke="${PALETTE.yellow}" stroke-width="6.6" stroke-dasharray="0.1 15.6" ` +
  'stroke-linecap="round"/>';

export const PAPERS: Readonly<Record<SpecialFamily, Paper>> = {
  bureaucracy: {
    border: "",
    inset: 0,
    spot: PALETTE.paper,
    mark: "pig",
    sign: { y: 39, scale: 0.8 },
    ground: squares,
  },
  etiquette: {
    border: edge(INK, 13) + edge(PALETTE.snake, 8) + edge(PALETTE.snakeDeep, 8, "10 12"),
    inset: 7,
    spot: "#F1ECF6",
    mark: "snake",
    sign: { y: 39, scale: 0.66 },
    ground: scales,
  },
  courage: {
    border: edge(INK, 13) + edge("#C63D2C", 8.5) + BULBS,
    inset: 7,
    spot: "#FFF3D6",
    mark: "bird",
    sign: { y: 39, scale: 0.66 },
    ground: rays,
  },
  challenge: {
    border: edge(INK, 13) + edge("#E9D3AC", 8) + edge(PALETTE.dogDeep, 8, "3 9") + CORNERS.map(post).join(""),
    inset: 7,
    spot: PALETTE.paper,
    mark: "dog",
    sign: { y: 40, scale: 0.66 },
    ground: squares,
  },
};

export function paperGround(paper: Paper, colour: Colour | null): Drawing {
  return colour ? suitedGround(colour, WHOLE) : paper.ground();
}
