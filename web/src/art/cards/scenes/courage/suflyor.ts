import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { wing } from "../../../animals/limbs";
import { blob, type Drawing, ellipse, line, place, rectangle } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import type { Scene } from "../scene";

const WHISPER = "M-24 -14C-24 -21 -20 -24 -14 -24H14C21 -24 24 -20 24 -13V2C24 9 20 12 13 12H0L-12 24V12C-20 12 -24 8 -24 1Z";

/** The box at the front of the stage, with the part lying in it. */
function promptBox(): Drawing {
  return (
    blob("M-104 34C-104 -20 -58 -36 0 -36C58 -36 104 -20 104 34Z", PALETTE.wood, PALETTE.woodDeep) +
    blob("M-76 34C-76 -2 -42 -14 0 -14C42 -14 76 -2 76 34Z", "#3A2A42", INK) +
    place(0, 14, -3, 1, rectangle(-44, -14, 88, 44, 4, "#fff") + line("M-32 0H30M-32 12H12", 4.5, "#8d8496"))
  );
}

/** Suflyor knows everybody's lines, and may say no other. */
export const suflyor: Scene = {
  picture: () =>
    place(2, 44, 0, 0.96, birdBody()) +
    place(0, -14, 6, 0.95, birdHead({ expression: "side", brows: "prim", hat: "visor" })) +
    wing(-66, 104, 26, 0.94) +
    place(0, 104, 0, 1, promptBox()) +
    wing(36, 44, 26, 0.7),
  nudge: [0, 4, 1],
  icon: () =>
    `<path d="${WHISPER}" fill="${PALETTE.paper}" stroke="${INK}" stroke-width="5" stroke-dasharray="8 7.4" ` +
    'stroke-linecap="round"/>' +
    ellipse(-10, -6, 3.4, 3.4, INK) +
    ellipse(1, -6, 3.4, 3.4, INK) +
    ellipse(12, -6, 3.4, 3.4, INK),
};
