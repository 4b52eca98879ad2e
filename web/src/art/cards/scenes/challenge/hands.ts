import { roundPaw } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { limb, line, place, rectangle } from "../../../ink";
import { SUITS } from "../../../marks";
import { PALETTE } from "../../../palette";
import { halfHut, hut } from "../../../props/hut";
import { sweat } from "../../../props/sweat";
import { MOSS_CLOTH } from "../../../wardrobe/cloths";
import { torso } from "../../../wardrobe/torso";
import { cardProp } from "../../props";
import type { Scene } from "../scene";

/** Where Do the Hands Grow From: one hut stands, and nobody breathes. */
export const hands: Scene = {
  picture: () =>
    place(0, 44, 0, 1, torso({ coat: MOSS_CLOTH, lapels: false })) +
    place(
      0,
      -48,
      4,
      0.86,
      dogHead({ expression: "down", mouth: "smile", brows: "one", glasses: "round", fangs: false, tongue: true }),
    ) +
    sweat(76, -44, 0.9) +
    rectangle(-190, 104, 380, 60, 6, PALETTE.wood, 6) +
    place(-72, 66, 0, 0.96, hut(SUITS.r.main)) +
    place(46, 66, 0, 0.96, halfHut()) +
    cardProp(66, 40, 14, SUITS.b.main, 0.86) +
    limb("M62 78C112 104 126 68 98 54", 23, PALETTE.moss) +
    roundPaw(90, 50, -70, 0.94) +
    limb("M-40 44C-30 20 0 10 24 20", 21, PALETTE.moss) +
    roundPaw(30, 22, 110, 0.9) +
    line("M-60 4L-64 -6M-84 8L-94 0", 5.5),
  nudge: [0, 2, 0.94],
  icon: () => place(0, 2, 0, 0.56, hut(SUITS.b.main)),
  thumb: { scale: 2.5, onPaper: false },
};
