import { blob, type Drawing, place } from "../ink";

/** A drop of sweat, about 32 high. */
export function sweat(x: number, y: number, scale = 1): Drawing {
  return place(
    x,
    y,
    0,
    scale,
    blob("M0 -16C6 -7 11 -2 11 5C11 12 6 16 0 16C-6 16 -11 12 -11 5C-11 -2 -6 -7 0 -16Z", "#BFE3F5", "#8FC2DF", {
      width: 5,
    }),
  );
}
