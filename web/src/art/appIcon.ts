/** The icon of the application: a sly pig before teal rays. 512 × 512. */

import { pigHead } from "./animals/pig";
import { roundedRectangle } from "./cards/frame";
import { clipped, type Drawing, inScope, place, round } from "./ink";
import { INK, PALETTE } from "./palette";

const RAYS = 14;

function rays(x: number, y: number, radius: number): Drawing {
  const edge = (angle: number): string => `L${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const step = (2 * Math.PI) / RAYS;
  const paths = Array.from(
    { length: RAYS },
    (_, i) => `<path d="M${x} ${y}${edge(i * step)}${edge((i + 0.5) * step)}Z"/>`,
  );
  return `<g fill="${PALETTE.tealDeep}" opacity="0.5">${paths.join("")}</g>`;
}

/** A whole SVG document; `public/icon.svg` is this text. */
export function appIcon(): string {
  const drawing =
    `<rect x="8" y="8" width="496" height="496" rx="116" fill="${PALETTE.teal}" stroke="${INK}" stroke-width="16"/>` +
    clipped(roundedRectangle(16, 16, 480, 480, 108), rays(256, 270, 420)) +
    place(262, 296, -4, 2.36, pigHead({ expression: "sly", mouth: "smirk", brows: "one" }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inScope(drawing, "icon")}</svg>\n`;
}
