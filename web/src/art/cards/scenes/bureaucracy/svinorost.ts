import { pigHead } from "../../../animals/pig";
import { blob, type Drawing, line, place, rectangle } from "../../../ink";
import { lettering } from "../../../lettering";
import { SUITS } from "../../../marks";
import { PALETTE } from "../../../palette";
import { placedHat } from "../../../wardrobe/hats";
import { type Cloth, neckwear, TEAL_CLOTH } from "../../../wardrobe/neckwear";
import { NAVY_COAT, torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const BLUE_CLOTH: Cloth = { colour: SUITS.b.main, deep: SUITS.b.deep };

/** The bow ties that the long neck needs, from below. */
const BOW_TIES: readonly (readonly [y: number, cloth: Cloth])[] = [
  [72, NAVY_COAT],
  [34, BLUE_CLOTH],
  [-4, TEAL_CLOTH],
];

function ruler(): Drawing {
  const digit = (value: string, y: number): Drawing =>
    lettering(value, { x: 84, y, height: 17, pen: 24, anchor: "middle" });
  const notches = Array.from({ length: 7 }, (_, i) => line(`M58 ${108 - i * 30}H${i % 2 ? 70 : 76}`, 5));
  return (
    rectangle(58, -104, 34, 232, 5, "#F3D28A", 5.5) +
    notches.join("") +
    digit("2", -60) +
    digit("1", 2) +
    digit("0", 64)
  );
}

function neck(): Drawing {
  return (
    blob("M-48 -40H10L14 92H-52Z", "#fff", PALETTE.grey) +
    BOW_TIES.map(
      ([y, cloth]) =>
        line(`M-50 ${y - 12}C-30 ${y - 4} -8 ${y - 4} 12 ${y - 12}`, 5, PALETTE.lilacGrey) +
        place(-19, y, 0, 0.8, neckwear("bowtie", cloth)),
    ).join("")
  );
}

/** Svinorost outgrows every target, and is surprised each time. */
export const svinorost: Scene = {
  picture: () =>
    ruler() +
    place(-20, 70, 0, 0.86, torso({ lapels: false })) +
    neck() +
    place(-19, -62, -5, 0.82, pigHead({ expression: "up", mouth: "o", hat: "sprout", brows: "prim" })),
  nudge: [0, 6, 1],
  icon: () => placedHat("sprout", 0, 20, 0, 0.62),
  thumb: { scale: 3.2, onPaper: true },
};
