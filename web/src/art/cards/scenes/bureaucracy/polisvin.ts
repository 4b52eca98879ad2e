import type { Colour } from "../../../../faces";
import { hoof } from "../../../animals/limbs";
import { pigHead } from "../../../animals/pig";
import { blob, type Drawing, ellipse, limb, line, place, rectangle, shape } from "../../../ink";
import { SUITS, suitedGround } from "../../../marks";
import { INK, PALETTE } from "../../../palette";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const SMOCK = { colour: PALETTE.sand, deep: PALETTE.sandDeep };

function palette(): Drawing {
  return (
    blob(
      "M-58 4C-60 -34 -20 -48 22 -44C60 -40 72 -8 56 12C46 24 30 12 20 20C10 28 20 42 2 46C-34 50 -58 34 -58 4Z",
      PALETTE.woodLight,
      PALETTE.wood,
    ) +
    ellipse(26, 18, 8, 7, PALETTE.paper, INK, 4.5, -20) +
    ellipse(-36, 6, 11, 10, SUITS.g.main, INK, 4) +
    ellipse(-20, -22, 11, 10, SUITS.r.main, INK, 4) +
    ellipse(12, -28, 11, 9, SUITS.o.main, INK, 4) +
    ellipse(38, -12, 10, 9, SUITS.b.main, INK, 4)
  );
}

function brush(): Drawing {
  return (
    limb("M0 42L0 -34", 6, PALETTE.woodLight, 4) +
    rectangle(-6, -44, 12, 14, 2, PALETTE.lilacGrey, 4.5) +
    blob("M-8 -44C-12 -62 -2 -70 2 -80C8 -68 14 -60 8 -44Z", SUITS.r.main, SUITS.r.deep, { width: 5 })
  );
}

/** Where the four quarters of the card lie: above, right, below, left. */
const FIELDS: readonly (readonly [Colour, string])[] = [
  ["r", "M125 150L0 0H250Z"],
  ["o", "M125 150L250 0V350Z"],
  ["b", "M125 150L250 350H0Z"],
  ["g", "M125 150L0 350V0Z"],
];

const QUARTERS: readonly (readonly [path: string, colour: string])[] = [
  ["M0 0V-23A23 23 0 0 1 23 0Z", SUITS.r.main],
  ["M0 0H23A23 23 0 0 1 0 23Z", SUITS.o.main],
  ["M0 0V23A23 23 0 0 1 -23 0Z", SUITS.b.main],
  ["M0 0H-23A23 23 0 0 1 0 -23Z", SUITS.g.main],
];

/** Polisvin, the artist, decides what colour is in. */
export const polisvin: Scene = {
  picture: () =>
    place(-4, 52, 0, 1, torso({ coat: SMOCK, neck: "bowtie" })) +
    place(-2, -16, -5, 1, pigHead({ expression: "sly", mouth: "smirk", hat: "beret", brows: "one" })) +
    limb("M-72 96C-92 108 -86 120 -62 112", 26, SMOCK.colour) +
    place(-44, 92, -8, 0.92, palette()) +
    hoof(-36, 108, 60, 0.8) +
    limb("M70 88C98 84 100 58 88 38", 26, SMOCK.colour) +
    place(82, -14, 20, 1, brush()) +
    hoof(88, 36, 4, 0.86),
  nudge: [0, 0, 1],
  ground: () =>
    FIELDS.map(([colour, region]) => suitedGround(colour, region)).join("") +
    line("M0 0L125 150L250 0M0 350L125 150L250 350", 5),
  icon: () => QUARTERS.map(([path, colour]) => shape(path, colour, INK, 3.4)).join(""),
  thumb: { scale: 3.9, onPaper: false },
};
