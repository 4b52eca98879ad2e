import { hoof } from "../../../animals/limbs";
import { pigHead } from "../../../animals/pig";
import { limb, place } from "../../../ink";
import { lettering } from "../../../lettering";
import { SUITS } from "../../../marks";
import { PALETTE } from "../../../palette";
import { torso } from "../../../wardrobe/torso";
import { cardProp } from "../../props";
import type { Scene } from "../scene";

/** Khapyozh hugs what is not his. */
export const khapyozh: Scene = {
  picture: () =>
    place(0, 44, 0, 1, torso({})) +
    place(0, -18, -5, 1, pigHead({ expression: "greedy", mouth: "teeth", brows: "angry" })) +
    cardProp(-32, 92, -22, SUITS.r.main, 1.02) +
    cardProp(34, 92, 20, SUITS.b.main, 1.02) +
    cardProp(1, 86, -1, SUITS.o.main, 1.08) +
    limb("M-70 74C-96 104 -78 128 -44 118", 27, PALETTE.navy) +
    limb("M72 74C98 104 82 128 46 118", 27, PALETTE.navy) +
    hoof(-50, 116, 68, 0.95) +
    hoof(52, 116, -68, 0.95),
  nudge: [0, -2, 0.98],
  icon: () => lettering("+3", { x: 0, y: -22, height: 44, pen: 22, anchor: "middle" }),
  denseIcon: 1.12,
};
