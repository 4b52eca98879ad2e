import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { wing } from "../../../animals/limbs";
import { blob, type Drawing, ellipse, line, place, shape } from "../../../ink";
import { PALETTE } from "../../../palette";
import type { Scene } from "../scene";

const BAND = "M-52 -44C-30 -64 30 -66 54 -46";

/** The ears on their band: the left one stands, the right one flops as all right ears do. */
function ears(): Drawing {
  const { pig, pigDeep, pigLight, snout } = PALETTE;
  const left =
    blob("M-18 14C-38 -10 -42 -36 -32 -46C-10 -46 14 -30 24 -10Z", pig, pigDeep) +
    shape("M-14 4C-24 -10 -28 -26 -23 -34C-10 -32 4 -20 12 -8Z", snout);
  const right =
    blob("M-24 -8C-14 -32 8 -48 28 -42C38 -22 38 6 24 20Z", pig, pigDeep) +
    blob("M28 -42C52 -38 62 -16 54 2C44 -4 28 -8 14 -18C12 -28 18 -38 28 -42Z", pigLight, pigDeep, {
      dx: -4,
      dy: -3,
    });
  return (
    place(-40, -50, -6, 0.86, left) +
    place(40, -52, 6, 0.86, right) +
    line(BAND, 10) +
    line(BAND, 3.6, PALETTE.raspberry)
  );
}

/** The snout, hired, and the string that holds it. */
function snout(): Drawing {
  return (
    line("M-62 10C-50 20 -40 24 -32 26M66 8C54 20 44 24 36 26", 4.5) +
    blob(
      "M2 -4C28 -5 42 8 42 24C42 42 26 52 2 52C-24 52 -38 42 -38 24C-38 8 -24 -3 2 -4Z",
      PALETTE.snout,
      PALETTE.snoutDeep,
      { dx: -5, dy: -5 },
    ) +
    ellipse(-11, 24, 5.5, 9.5, PALETTE.nostril, undefined, 0, 6) +
    ellipse(15, 24, 5.5, 9.5, PALETTE.nostril, undefined, 0, -6) +
    line("M-24 12C-18 6 -8 4 0 4", 4.5, PALETTE.pigLight)
  );
}

/** Another role, on a stick. */
function puppet(): Drawing {
  return (
    line("M88 118L98 62", 13) +
    line("M88 118L98 62", 5, PALETTE.woodLight) +
    place(96, 34, 10, 0.44, dogHead({ expression: "happy", mouth: "smile", fangs: false }))
  );
}

/** Parodist does all the voices, and two of the animals. */
export const parodist: Scene = {
  picture: () =>
    place(0, 46, 0, 1, birdBody()) +
    wing(-64, 100, -40, 0.9) +
    place(0, -16, -3, 0.95, birdHead({ expression: "sly", brows: "prim", crest: false })) +
    place(0, -18, -3, 1, ears() + snout()) +
    puppet() +
    wing(74, 126, -22, 0.72),
  nudge: [0, 4, 0.98],
  icon: () =>
    line("M-30 -10C-22 -2 -20 0 -16 2M30 -10C22 -2 20 0 16 2", 4.4) +
    blob(
      "M0 -15C16 -16 24 -8 24 2C24 14 15 20 0 20C-15 20 -24 14 -24 2C-24 -8 -16 -15 0 -15Z",
      PALETTE.snout,
      PALETTE.snoutDeep,
      { width: 4.6, dx: -3, dy: -3 },
    ) +
    ellipse(-8, 3, 3.6, 6.4, PALETTE.mouth, undefined, 0, 6) +
    ellipse(9, 3, 3.6, 6.4, PALETTE.mouth, undefined, 0, -6),
};
