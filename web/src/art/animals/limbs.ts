/** What the animals reach out with. Each points up from a wrist at the origin. */

import { blob, type Drawing, ellipse, limb, line, place, shape, STROKE } from "../ink";
import { INK, PALETTE } from "../palette";
import type { Animal } from "./kinds";

export function hoof(x: number, y: number, rotation = 0, scale = 1): Drawing {
  return place(
    x,
    y,
    rotation,
    scale,
    shape("M-15 16C-16 4 -16 0 -15 -4H15C16 0 16 4 15 16Z", PALETTE.pig, INK, STROKE) +
      blob(
        "M-17 -2C-21 -18 -16 -33 -6 -34C-2 -34 0 -29 1 -22C2 -29 4 -33 8 -33C18 -31 21 -16 17 -2C10 2 -10 2 -17 -2Z",
        PALETTE.hoof,
        PALETTE.hoofDeep,
        { dx: -4, dy: -3 },
      ) +
      line("M1 -22V-8", 4.5) +
      line("M-11 -24C-10 -27 -9 -28 -7 -28", 4, PALETTE.hoofLight),
  );
}

/** The round paw of a dog, seen from above. */
export function paw(x: number, y: number, rotation = 0, scale = 1): Drawing {
  return place(
    x,
    y,
    rotation,
    scale,
    blob("M-22 20C-30 -4 -22 -24 0 -26C22 -24 30 -4 22 20Z", PALETTE.dog, PALETTE.dogDeep, { width: 5 }) +
      line("M-9 -24v11M2 -26v12M12 -23v11", 4.5),
  );
}

export function wing(x: number, y: number, rotation = 0, scale = 1): Drawing {
  return place(
    x,
    y,
    rotation,
    scale,
    blob(
      "M-14 4C-26 -22 -24 -58 -4 -82C6 -76 6 -70 8 -62C14 -68 18 -70 24 -68C26 -58 24 -52 24 -46" +
        "C30 -48 34 -48 38 -44C36 -20 24 0 8 8Z",
      PALETTE.teal,
      PALETTE.tealDeep,
    ) + line("M0 -50L2 -30M14 -40L12 -24", 4.5, "#0f5b58"),
  );
}

/** The tip of a snake's tail: Zinaida has no hands, ever. */
export function tailTip(x: number, y: number, rotation = 0, scale = 1): Drawing {
  return place(
    x,
    y,
    rotation,
    scale,
    limb("M0 20C14 6 -12 -4 0 -22", 17, PALETTE.snake) +
      ellipse(-2, -18, 3.4, 3.4, PALETTE.snakeDeep) +
      line("M-5 10C-1 5 0 2 -3 -2", 4.5, PALETTE.belly),
  );
}

export type Reach = (x: number, y: number, rotation?: number, scale?: number) => Drawing;

/** What each animal reaches out with. */
export const REACHES: Readonly<Record<Animal, Reach>> = { pig: hoof, snake: tailTip, bird: wing, dog: paw };
