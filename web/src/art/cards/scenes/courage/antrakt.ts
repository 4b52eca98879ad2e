import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { wing } from "../../../animals/limbs";
import { blob, type Drawing, line, mirrored, place, shape } from "../../../ink";
import { MARKS } from "../../../marks";
import { INK, PALETTE } from "../../../palette";
import { neckwear, TEAL_CLOTH } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";

const FOLDS =
  "M92 -150C100 -60 116 0 112 60M126 -170C132 -80 140 0 134 66M100 96C108 116 108 130 106 150M126 92C130 116 130 130 128 150";

/** The right half of the curtain, tied back. */
function curtain(): Drawing {
  return (
    blob(
      "M52 -190H170V150H96C104 120 100 96 92 78C112 40 78 -60 52 -190Z",
      PALETTE.raspberry,
      PALETTE.raspberryDeep,
    ) +
    line(FOLDS, 5.5, "#8E1440") +
    blob("M86 64C106 72 134 76 160 74V92C134 94 104 92 88 84Z", PALETTE.brass, PALETTE.brassDeep, { width: 5.5 })
  );
}

const CUP_EAR = "M28 -16C52 -20 52 14 24 12";

function cupOfTea(): Drawing {
  return (
    line("M-10 -52C-16 -60 -4 -66 -10 -76M12 -54C6 -62 18 -68 12 -78", 5.5) +
    line(CUP_EAR, 14) +
    line(CUP_EAR, 5, PALETTE.paper) +
    blob("M-34 -36H34C34 -2 26 24 0 24C-26 24 -34 -2 -34 -36Z", PALETTE.paper, PALETTE.grey) +
    shape("M-34 -36H34V-27H-34Z", "#B5672E", INK, 5) +
    place(0, -4, 0, 0.6, MARKS.pig())
  );
}

/** Antrakt is at the buffet, and so may you be. */
export const antrakt: Scene = {
  picture: () =>
    place(-4, 46, 0, 0.98, birdBody()) +
    place(-4, -16, 7, 0.95, birdHead({ expression: "side", brows: "prim" })) +
    place(-2, 48, 0, 0.8, neckwear("bowtie", TEAL_CLOTH)) +
    place(-6, 0, 0, 1, curtain()) +
    place(-12, 0, 0, 1, mirrored(curtain())) +
    wing(-52, 108, -4, 0.7) +
    place(66, 88, 4, 0.84, cupOfTea()) +
    wing(34, 126, 16, 0.62),
  nudge: [0, 0, 1],
  icon: () => {
    const half = blob("M-28 -24H-1C-2 -6 -8 4 -16 10C-14 16 -14 20 -14 25H-28Z", PALETTE.raspberry, PALETTE.raspberryDeep, {
      width: 4.4,
      dx: -2,
      dy: -2,
    });
    return half + mirrored(half) + line("M-31 -25H31") + line("M-28 9H-16M16 9H28", 5, PALETTE.brass);
  },
};
