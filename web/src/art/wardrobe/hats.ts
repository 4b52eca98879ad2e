/** Hats, drawn round the middle of the brim. */

import { blob, type Drawing, ellipse, line, part, place, shape, STROKE } from "../ink";
import { MARKS } from "../marks";
import { INK, PALETTE } from "../palette";
import type { HatKind } from "./kinds";

const {
  brass,
  coral,
  grey,
  leaf,
  leafDeep,
  navy,
  navyDeep,
  plum,
  plumDeep,
  raspberry,
  raspberryDeep,
  sand,
  teal,
  tealDeep,
} = PALETTE;

const HATS: Readonly<Record<HatKind, () => Drawing>> = {
  beret: () =>
    blob("M-58 4C-66 -26 -26 -46 16 -40C52 -36 70 -14 58 4C30 16 -34 18 -58 4Z", raspberry, raspberryDeep) +
    line("M0 -41C2 -50 6 -52 9 -54", 7),

  bowler: () =>
    blob("M-42 4C-46 -36 -22 -52 2 -52C28 -52 46 -34 42 4Z", plum, plumDeep) +
    blob("M-64 6C-44 -4 44 -4 64 4C60 18 -58 20 -64 6Z", plum, plumDeep) +
    line("M-40 -8C-12 -14 18 -14 41 -9", 7, raspberry),

  top: () =>
    blob("M-36 4L-40 -66C-16 -74 24 -74 42 -66L38 4Z", plum, plumDeep) +
    line("M-36 -12C-12 -17 18 -17 38 -13", 9, teal) +
    blob("M-60 6C-42 -4 42 -4 60 4C56 18 -54 20 -60 6Z", plum, plumDeep),

  cap: () =>
    blob("M-56 6C-62 -24 -32 -44 4 -44C42 -44 62 -22 56 6Z", navy, navyDeep) +
    blob("M-8 8C18 -6 62 -2 84 12C72 24 20 26 -8 8Z", navy, navyDeep) +
    ellipse(2, -44, 6, 5, brass, INK, 5),

  night: () =>
    blob("M-52 6C-50 -30 -20 -50 14 -46C52 -42 88 -30 96 8C84 0 72 -6 56 -4L54 8Z", navy, navyDeep, {
      inner: line("M-30 -50L-14 20M6 -60L18 20M40 -50L50 10", 9, "#5C68A3"),
    }) +
    blob("M-58 10C-30 -2 30 -2 58 8C62 22 50 26 40 24C14 18 -20 18 -42 26C-54 28 -64 20 -58 10Z", "#fff", grey) +
    ellipse(97, 16, 12, 12, "#fff", INK, STROKE),

  bow: () =>
    blob(
      "M0 0C-12 -20 -38 -24 -40 -8C-42 8 -14 12 0 4C14 14 40 12 42 -6C42 -22 12 -20 0 0Z",
      raspberry,
      raspberryDeep,
    ) + ellipse(0, 1, 8, 9, raspberry, INK, 5),

  fedora: () =>
    blob("M-44 2C-48 -34 -30 -54 -12 -46C-4 -42 8 -42 16 -48C34 -54 48 -30 44 2Z", "#6B5A4A", "#4E4034") +
    line("M-44 -8C-14 -15 20 -15 44 -9", 10) +
    blob("M-78 8C-60 -10 -40 -4 0 -4C40 -4 62 -10 80 4C70 22 -66 26 -78 8Z", "#6B5A4A", "#4E4034"),

  crown: () =>
    blob("M-44 6L-50 -40L-24 -16L0 -50L26 -16L52 -40L44 6Z", brass, PALETTE.brassDeep) +
    ellipse(0, -10, 6, 7, raspberry, INK, 4),

  sprout: () =>
    line("M0 6C-2 -10 0 -24 2 -34", 8, leafDeep) +
    blob("M2 -32C-10 -58 -40 -56 -48 -44C-38 -28 -16 -22 2 -32Z", leaf, leafDeep, { width: 5.5 }) +
    blob("M2 -32C10 -62 42 -66 54 -54C46 -32 22 -24 2 -32Z", "#5FBF63", "#3A9447", { width: 5.5 }),

  visor: () =>
    blob("M-54 -2C-30 -16 30 -16 54 -4L52 10C24 0 -26 0 -52 12Z", sand, grey) +
    blob("M-58 14C-36 -4 36 -4 58 12C42 28 -40 30 -58 14Z", leaf, leafDeep),

  beanie: () =>
    line("M2 -46V-62", 6) +
    blob("M2 -62C-14 -76 -42 -74 -46 -62C-36 -52 -14 -52 2 -62Z", teal, tealDeep, { width: 5, dx: -3, dy: -2 }) +
    blob("M2 -62C18 -76 46 -74 50 -62C40 -52 18 -52 2 -62Z", coral, "#C94F3C", { width: 5, dx: -3, dy: -2 }) +
    blob("M-48 8C-50 -30 -24 -48 2 -48C28 -48 52 -30 48 8C20 16 -24 16 -48 8Z", raspberry, raspberryDeep, {
      inner: shape("M-12 -52C-22 -30 -22 -8 -16 18H20C26 -8 26 -30 16 -52Z", brass),
    }),

  ushanka: () =>
    blob("M-52 4C-56 -36 -28 -58 2 -58C34 -58 58 -36 54 4Z", "#7A5642", "#5B3C2C") +
    blob(
      "M-64 14C-74 -6 -60 -24 -46 -20C-36 -32 -18 -26 -8 -31C4 -36 18 -28 28 -29C40 -32 54 -24 58 -18" +
        "C72 -8 70 8 62 15C48 22 32 15 18 21C2 26 -16 19 -30 22C-46 24 -58 22 -64 14Z",
      "#C49B7C",
      "#A27A5C",
    ) +
    place(0, -4, 0, 0.62, ellipse(0, 0, 15, 15, brass, INK, 6) + MARKS.dog()),
};

export function placedHat(
  kind: HatKind | null | undefined,
  x: number,
  y: number,
  rotation: number,
  scale: number,
): Drawing {
  return kind ? part("hat", place(x, y, rotation, scale, HATS[kind]())) : "";
}
