import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { wing } from "../../../animals/limbs";
import { type Drawing, line, place, rectangle } from "../../../ink";
import { lettering } from "../../../lettering";
import { PALETTE } from "../../../palette";
import type { Scene } from "../scene";

const CASE = "#3A2A42";

/** A counter of two flaps on a stick. */
function scoreboard(): Drawing {
  const flap = (x: number, digit: string): Drawing =>
    rectangle(x, -38, 33, 62, 5, PALETTE.paper, 4.5) +
    lettering(digit, { x: x + 16, y: -24, height: 36, pen: 24, anchor: "middle" });
  return (
    line("M0 30V74", 9) +
    rectangle(-44, -46, 88, 78, 9, CASE, 6) +
    flap(-36, "1") +
    flap(3, "7") +
    line("M-40 -7H40", 3.5, "#8d8496")
  );
}

/** Reyting adds up what others have laid, aloud and in public. */
export const reyting: Scene = {
  picture: () =>
    place(-14, 44, 0, 0.96, birdBody()) +
    place(-14, -18, -5, 0.95, birdHead({ expression: "wide", mouth: "open", glasses: "square" })) +
    wing(-68, 100, -30, 0.8) +
    place(64, 64, 7, 1, scoreboard()) +
    wing(40, 118, 18, 0.66),
  nudge: [0, 0, 1],
  icon: () => {
    const flap = (x: number, digit: string): Drawing =>
      rectangle(x, -15, 21, 30, 3.5, PALETTE.paper, 3) +
      lettering(digit, { x: x + 10.5, y: -8, height: 17, pen: 26, anchor: "middle" });
    return rectangle(-28, -20, 56, 40, 7, CASE, 4) + flap(-23, "1") + flap(2, "7");
  },
};
