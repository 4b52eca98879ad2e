/** Bodies without clothes, cut off below; the neck is at the origin unless said. */

import { blob, type Drawing, ellipse, line, place, shape } from "../ink";
import { INK, PALETTE } from "../palette";

/** A snake sitting on itself; the middle of the lower coil is `y` below the origin. */
export function coil(y: number, scale = 1): Drawing {
  const { snake, snakeDeep, belly } = PALETTE;
  return place(
    0,
    y,
    0,
    scale,
    blob("M-86 10C-90 -14 -50 -24 0 -24C52 -24 92 -14 88 10C84 32 -82 32 -86 10Z", snake, snakeDeep) +
      line("M-70 16C-40 24 44 24 70 14", 5, belly) +
      blob("M-62 -18C-64 -38 -36 -46 4 -46C44 -46 68 -38 66 -18C62 -2 -60 -2 -62 -18Z", snake, snakeDeep) +
      line("M-48 -14C-24 -8 30 -8 52 -16", 5, belly) +
      blob("M84 12C102 16 116 6 114 -12C104 -6 96 -10 86 -4Z", snake, snakeDeep),
  );
}

/** What carries a snake's head out of the coil. */
export function raisedNeck(): Drawing {
  return blob(
    "M-22 62C-24 40 10 36 18 18C22 8 20 -4 20 -8H58C64 20 54 34 46 44C42 52 44 58 46 66Z",
    PALETTE.snake,
    PALETTE.snakeDeep,
    { inner: shape("M-22 66C-14 46 18 40 28 20C36 34 20 44 14 66Z", PALETTE.belly) },
  );
}

export function birdBody(): Drawing {
  return (
    blob("M-60 112C-72 54 -46 4 0 2C48 4 74 54 62 112Z", PALETTE.bird, PALETTE.birdDeep, {
      inner: shape("M-30 120C-36 76 -20 46 2 44C26 46 38 78 32 120Z", "#FFF0C9"),
    }) + line("M-12 76q6 7 12 0M6 76q6 7 12 0M-4 92q6 7 12 0", 4, PALETTE.birdDeep)
  );
}

export function dogBody(): Drawing {
  return blob("M-66 100C-76 46 -56 4 0 0C58 4 80 48 70 100Z", PALETTE.dog, PALETTE.dogDeep, {
    inner: shape("M-26 110C-32 60 -16 30 2 28C24 30 36 62 30 110Z", PALETTE.muzzle),
  });
}

/** A dog's paw held up or laid on something, its pads turned to us; `paw` is the one that reaches over a table. */
export function roundPaw(x: number, y: number, rotation = 0, scale = 1): Drawing {
  return place(
    x,
    y,
    rotation,
    scale,
    ellipse(0, 0, 18, 17, PALETTE.dog, INK, 6) + line("M-7 -8v-6M1 -10v-6M9 -8v-6", 4.5),
  );
}
