import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { wing } from "../../../animals/limbs";
import { blob, type Drawing, ellipse, line, place } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { quaver } from "../../../props/music";
import type { Scene } from "../scene";

const LACQUER = "#3A2A42";
const SOUND_HOLE = "#4C2A1B";
const PETALS = [0, 72, 144, 216, 288];

/** A peaked cap with a flower behind the band. */
function peakedCap(): Drawing {
  const flower =
    PETALS.map((turn) => place(0, 0, turn, 1, ellipse(0, -11, 7, 8.5, PALETTE.raspberry, INK, 4))).join("") +
    ellipse(0, 0, 6, 6, PALETTE.brass, INK, 4);
  return (
    blob("M-58 2C-66 -28 -26 -48 4 -46C40 -46 68 -24 58 2Z", PALETTE.navy, PALETTE.navyDeep) +
    blob("M-50 2C-24 -8 26 -8 52 2L50 14C24 6 -24 6 -48 14Z", LACQUER, INK) +
    blob("M-30 14C-8 4 30 4 50 14C38 30 -18 30 -30 14Z", LACQUER, INK, { width: 5 }) +
    place(-40, -22, -10, 1, flower)
  );
}

/** The embroidered collar. */
function collar(): Drawing {
  return blob("M-40 -6C-20 8 20 8 40 -7L44 8C24 22 -22 22 -44 9Z", PALETTE.paper, PALETTE.grey, {
    width: 5.5,
    inner: line("M-40 4l8 8l8 -6l8 9l8 -8l8 8l8 -8l8 8l8 -9l8 5l8 -9", 4, PALETTE.raspberry),
  });
}

function balalaika(): Drawing {
  return (
    line("M0 -30V-104", 16) +
    line("M0 -30V-104", 7, PALETTE.woodLight) +
    blob("M-13 -102H13L17 -126H-17Z", PALETTE.wood, PALETTE.woodDeep, { width: 5.5 }) +
    line("M-20 -108h-4M-20 -118h-4M20 -108h4M20 -118h4", 5) +
    blob(
      "M-9 -34C-4 -40 4 -40 9 -34L54 34C58 42 52 48 42 48H-42C-52 48 -58 42 -54 34Z",
      PALETTE.woodLight,
      PALETTE.wood,
    ) +
    ellipse(0, 12, 11, 11, SOUND_HOLE, INK, 4.5) +
    line("M-5 -98V34M0 -98V34M5 -98V34", 2, PALETTE.paper) +
    line("M-16 34H16")
  );
}

/** Folklorist has a saying for it, whatever it is. */
export const folklorist: Scene = {
  picture: () =>
    place(-4, 44, 0, 1, birdBody()) +
    place(
      -4,
      -22,
      -4,
      0.95,
      birdHead({ expression: "happy", mouth: "open", crest: false }) + place(2, -58, -4, 0.94, peakedCap()),
    ) +
    place(-4, 42, 0, 1, collar()) +
    place(-36, 78, 58, 1.04, balalaika()) +
    wing(-8, 124, -14, 0.56) +
    wing(84, 104, -30, 0.72) +
    place(-100, -6, -8, 1, quaver()),
  nudge: [4, 4, 0.96],
  icon: () =>
    place(
      -8,
      7,
      38,
      0.54,
      line("M0 -26V-64", 17) +
        line("M0 -26V-64", 7, PALETTE.woodLight) +
        blob("M-13 -60H13L17 -82H-17Z", PALETTE.wood, PALETTE.woodDeep, { width: 7 }) +
        blob(
          "M-9 -34C-4 -40 4 -40 9 -34L50 30C54 40 48 46 38 46H-38C-48 46 -54 40 -50 30Z",
          PALETTE.woodLight,
          PALETTE.wood,
          { width: 8 },
        ) +
        ellipse(0, 12, 11, 11, SOUND_HOLE, INK, 4) +
        line("M-18 32H18", 7),
    ),
};
