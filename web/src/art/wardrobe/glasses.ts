/** Glasses, fitted to where an animal's eyes are. */

import type { EyeSocket } from "../animals/eyes";
import { blob, type Drawing, line } from "../ink";
import { INK, PALETTE } from "../palette";
import type { GlassesKind } from "./kinds";

type Fit = (left: EyeSocket, right: EyeSocket) => Drawing;

const rim = (x: number, y: number, radius: number, colour: string, width: number): Drawing =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const square = ([x, y, rx, ry]: EyeSocket): Drawing =>
  `<rect x="${x - rx - 8}" y="${y - ry - 2}" width="${rx * 2 + 16}" height="${ry * 2 + 6}" rx="8" ` +
  `fill="none" stroke="${PALETTE.raspberry}" stroke-width="7"/>`;

const darkLens = ([x, y, rx, ry]: EyeSocket): Drawing =>
  blob(
    `M${x - rx - 11} ${y - ry}H${x + rx + 11}C${x + rx + 12} ${y + ry * 1.2} ${x + 4} ${y + ry + 8} ${x} ${y + ry + 6}` +
      `C${x - rx - 8} ${y + ry + 6} ${x - rx - 12} ${y + ry * 0.4} ${x - rx - 11} ${y - ry}Z`,
    "#3A2A42",
    undefined,
    { inner: line(`M${x - 10} ${y + 4}L${x + 2} ${y - 14}`, 5, "#8d7c98") },
  );

const GLASSES: Readonly<Record<GlassesKind, Fit>> = {
  round: (left, right) => {
    const [x1, y1, r1] = left;
    const [x2, , r2] = right;
    return (
      [left, right].map(([x, y, r]) => rim(x, y, r + 8, INK, 6)).join("") +
      line(`M${x1 + r1 + 8} ${y1 - 2}Q${(x1 + x2) / 2} ${y1 - 9} ${x2 - r2 - 8} ${y1 - 2}`, 5.5)
    );
  },
  square: (left, right) =>
    square(left) +
    square(right) +
    line(`M${left[0] + left[2] + 8} ${left[1] - 4}H${right[0] - right[2] - 8}`, 7, PALETTE.raspberry),
  dark: (left, right) =>
    darkLens(left) +
    darkLens(right) +
    line(`M${left[0] + left[2] + 6} ${left[1] - left[3] + 3}H${right[0] - right[2] - 6}`, 8),
  monocle: (_left, [x, y, r]) =>
    rim(x, y, r + 8, PALETTE.brass, 6) +
    rim(x, y, r + 11.5, INK, 3) +
    line(`M${x + r + 8} ${y + 8}C${x + r + 20} ${y + 34} ${x + 8} ${y + 44} ${x + r + 4} ${y + 70}`, 3.5, "#A8761A"),
};

export function glasses(kind: GlassesKind | null | undefined, left: EyeSocket, right: EyeSocket): Drawing {
  return kind ? GLASSES[kind](left, right) : "";
}
