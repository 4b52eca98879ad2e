/** The prim office: the picture of the home screen, 360 × 236. Its walls take the colours of the theme. */

import { hoof } from "./animals/limbs";
import { pigHead } from "./animals/pig";
import { bust } from "./avatar";
import { cardProp } from "./cards/props";
import { type Drawing, ellipse, limb, line, place, rectangle, shape } from "./ink";
import type { Look } from "./look";
import { MARKS, SUITS } from "./marks";
import { INK, PALETTE } from "./palette";

export const OFFICE_WIDTH = 360;
export const OFFICE_HEIGHT = 236;

type Colleague = readonly [look: Look, mood: "happy" | "silent" | "sly" | "resting", x: number, y: number, scale: number];

const COLLEAGUES: readonly Colleague[] = [
  [{ animal: "dog", hat: null, glasses: "square", neck: "tie", background: 1 }, "resting", 58, 134, 0.56],
  [{ animal: "bird", hat: null, glasses: null, neck: "bowtie", background: 4 }, "happy", 290, 132, 0.56],
  [{ animal: "snake", hat: "top", glasses: "monocle", neck: "bowtie", background: 3 }, "resting", 224, 132, 0.6],
  [{ animal: "pig", hat: null, glasses: null, neck: "tie", background: 0 }, "sly", 146, 124, 0.76],
];

function wall(): Drawing {
  const stripes = Array.from(
    { length: 9 },
    (_, i) => `<rect x="${i * 44 - 8}" y="0" width="18" height="176" fill="var(--wall-stripe)"/>`,
  );
  return (
    `<rect width="360" height="236" fill="var(--wall)"/>${stripes.join("")}` +
    `<rect y="150" width="360" height="90" fill="var(--wall-panel)"/>${line("M0 150H360", 3)}`
  );
}

function founder(): Drawing {
  return (
    rectangle(-30, -34, 60, 68, 6, PALETTE.brass, 4) +
    rectangle(-22, -26, 44, 52, 3, "#CFEBCF", 3) +
    place(0, 6, 0, 0.24, pigHead({ expression: "proud", mouth: "flat", hat: "bowler" }))
  );
}

/** Four o'clock, always: tea. */
function clock(): Drawing {
  return (
    ellipse(0, 0, 26, 26, PALETTE.paper, INK, 4) +
    line("M0 0V-15M0 0L10 6", 4) +
    ellipse(0, 0, 3, 3, INK) +
    line("M0 -21v1M21 0h-1M0 21v-1M-21 0h1", 3.4)
  );
}

function desk(): Drawing {
  return (
    shape("M-6 180H366V204H-6Z", PALETTE.woodLight, INK, 4) +
    shape("M-6 204H366V234H-6Z", PALETTE.wood, INK, 4) +
    line("M60 220H150M210 226H300", 4, PALETTE.woodDeep)
  );
}

function handOfCards(): Drawing {
  return (
    limb("M-58 -8C-66 8 -40 10 -30 6", 19, PALETTE.navy, 4) +
    limb("M60 -8C70 8 44 10 34 6", 19, PALETTE.navy, 4) +
    place(
      0,
      -4,
      0,
      0.46,
      cardProp(-34, 6, -16, SUITS.r.main, 1.1) +
        cardProp(0, 0, 0, SUITS.o.main, 1.1) +
        cardProp(34, 6, 16, SUITS.b.main, 1.1),
    ) +
    hoof(-28, 6, 64, 0.66) +
    hoof(30, 6, -64, 0.66)
  );
}

function papers(): Drawing {
  return (
    rectangle(-20, -4, 44, 9, 2, "#fff", 3) +
    rectangle(-16, -13, 40, 9, 2, PALETTE.paper, 3) +
    rectangle(-18, -22, 38, 9, 2, "#fff", 3)
  );
}

function mug(): Drawing {
  return (
    shape("M-13 -18H13L10 12H-10Z", PALETTE.teal, INK, 4) +
    line("M13 -12C24 -14 24 6 11 4", 4) +
    place(0, -3, 0, 0.42, MARKS.pig())
  );
}

export function office(): Drawing {
  return (
    wall() +
    place(52, 46, -3, 1, founder()) +
    place(312, 44, 0, 1, clock()) +
    COLLEAGUES.map(([look, mood, x, y, scale]) => place(x, y, 0, scale, bust(look, mood))).join("") +
    desk() +
    place(148, 186, 0, 1, handOfCards()) +
    place(318, 182, 0, 1, papers()) +
    place(32, 178, 0, 1, mug())
  );
}
