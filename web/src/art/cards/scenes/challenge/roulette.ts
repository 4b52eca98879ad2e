import { dogBody, roundPaw } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { type Drawing, ellipse, limb, line, place, round } from "../../../ink";
import { SUITS } from "../../../marks";
import { INK, PALETTE } from "../../../palette";
import { sweat } from "../../../props/sweat";
import type { Scene } from "../scene";

const CHAMBERS = 6;

function chamber(index: number): Drawing {
  const angle = (index * 2 * Math.PI) / CHAMBERS - Math.PI / 2;
  const [x, y] = [round(30 * Math.cos(angle)), round(30 * Math.sin(angle))];
  const loaded = index === 0;
  return (
    ellipse(x, y, 12.5, 12.5, loaded ? SUITS.r.main : "#3A2A42", INK, 5) +
    (loaded ? ellipse(x - 3, y - 3, 3.4, 3.4, SUITS.r.tint) : "")
  );
}

/** The drum of a revolver, one chamber loaded with raspberry. */
function drum(): Drawing {
  return (
    ellipse(0, 0, 52, 52, "#8D8496", INK) +
    ellipse(-2, -2, 44, 44, PALETTE.grey) +
    Array.from({ length: CHAMBERS }, (_, i) => chamber(i)).join("") +
    ellipse(0, 0, 8, 8, PALETTE.brass, INK, 5)
  );
}

/** Russian Roulette: the hat is warm, the dog is not. */
export const roulette: Scene = {
  picture: () =>
    place(0, 54, 0, 1, dogBody()) +
    place(0, -36, 3, 0.92, dogHead({ expression: "wide", mouth: "growl", hat: "ushanka" })) +
    sweat(80, -20) +
    sweat(-82, 4, 0.8) +
    place(0, 78, 14, 0.96, drum()) +
    limb("M-66 98C-86 116 -70 124 -50 112", 24, PALETTE.dog) +
    limb("M68 98C88 116 72 124 52 112", 24, PALETTE.dog) +
    roundPaw(-48, 102, 58, 0.98) +
    roundPaw(50, 102, -58, 0.98) +
    line("M-66 52C-58 42 -48 36 -40 34M66 52C58 42 48 36 40 34", 5.5),
  nudge: [0, 6, 0.96],
  icon: () => place(0, 0, 0, 0.5, drum()),
  thumb: { scale: 2.7, onPaper: false },
};
