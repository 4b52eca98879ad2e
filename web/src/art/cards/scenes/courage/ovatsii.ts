import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { wing } from "../../../animals/limbs";
import { blob, line, mirrored, place } from "../../../ink";
import { SUITS } from "../../../marks";
import { PALETTE } from "../../../palette";
import { rose } from "../../../props/flowers";
import { CORAL_CLOTH } from "../../../wardrobe/cloths";
import { neckwear } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";

const THROWN: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-92, -30, -20],
  [94, -44, 18],
  [-88, 44, 10],
  [98, 36, -16],
];

/** Ovatsii stands and claps, whoever it is for. */
export const ovatsii: Scene = {
  picture: () =>
    place(0, 44, 0, 1, birdBody()) +
    place(0, -20, 6, 0.95, birdHead({ expression: "happy", mouth: "open" })) +
    place(0, 42, 0, 0.8, neckwear("bowtie", CORAL_CLOTH)) +
    wing(-54, 96, 34, 0.92) +
    place(56, 96, 0, 1, mirrored(wing(0, 0, 34, 0.92))) +
    line("M-16 20L-22 8M0 14V0M16 20L22 8") +
    THROWN.map(([x, y, turn]) => place(x, y, turn, 1, rose())).join(""),
  nudge: [0, 0, 1],
  icon: () =>
    line("M0 4C2 14 0 20 -4 28", 5.5, PALETTE.leafDeep) +
    blob("M-2 16C-14 18 -18 12 -20 6C-12 4 -4 8 -2 16Z", SUITS.g.main, SUITS.g.deep, { width: 3.6 }) +
    blob("M0 8C-17 8 -19 -13 -8 -15C-5 -24 8 -24 10 -15C20 -12 17 8 0 8Z", PALETTE.raspberry, PALETTE.raspberryDeep, {
      width: 4.4,
    }) +
    line("M-4 -5C0 -11 7 -8 4 -1", 3.4, "#F48FB0"),
};
