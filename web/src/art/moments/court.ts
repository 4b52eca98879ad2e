/** The court of honour, where claims are heard. */

import { REACHES } from "../animals/limbs";
import { bust, sleeve } from "../avatar";
import { blob, type Drawing, ellipse, limb, line, place, shape } from "../ink";
import type { Look } from "../look";
import { INK, PALETTE } from "../palette";

const STRIPES = 9;

/** Scales that hang a little to one side, as everywhere. */
export function scales(): Drawing {
  const { brass, brassDeep } = PALETTE;
  return (
    line("M0 -64V110M-44 -46H44", 7) +
    line("M-44 -46L-60 -8M-44 -46L-28 -8M44 -46L28 -22M44 -46L60 -22", 3.4) +
    blob("M-66 -8H-22C-24 8 -64 8 -66 -8Z", brass, brassDeep, { width: 4 }) +
    blob("M22 -22H66C64 -6 24 -6 22 -22Z", brass, brassDeep, { width: 4 }) +
    ellipse(0, -64, 7, 7, brass, INK, 4)
  );
}

function wallpaper(): Drawing {
  const stripe = (i: number): string => `<rect x="${i * 44 - 8}" y="0" width="18" height="190" fill="#F6D1BE"/>`;
  return shape("M0 0H360V236H0Z", "#F9DCCB") + Array.from({ length: STRIPES }, (_, i) => stripe(i)).join("");
}

function desk(): Drawing {
  return (
    shape("M-6 188H366V246H-6Z", PALETTE.wood, INK, 4) + line("M20 210H120M220 222H330", 4, PALETTE.woodDeep)
  );
}

/** The room, 360 × 236: who claims on the left, who denies on the right, with one arm on the desk. */
export function courtroom(claimant: Look, accused: Look): Drawing {
  const { animal } = accused;
  return (
    wallpaper() +
    place(180, 86, 0, 0.92, scales()) +
    place(84, 138, 0, 0.72, bust(claimant, "angry")) +
    place(284, 138, 0, 0.72, bust(accused, "thinking")) +
    desk() +
    limb("M262 186C244 178 232 180 218 184", 21, sleeve(animal), 5) +
    REACHES[animal](210, 184, -86, 0.72)
  );
}
