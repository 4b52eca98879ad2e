import { dogBody, roundPaw } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { blob, type Drawing, ellipse, limb, line, place } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import type { Scene } from "../scene";

const HAY = "#F3C95C";
const HAY_SHADE = "#D9A63A";
const STALK = "#A8761A";

const STALKS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-120, 60, -30],
  [-96, 44, -62],
  [-62, 62, -20],
  [-30, 78, 30],
  [10, 84, -18],
  [46, 72, 24],
  [80, 58, -30],
  [112, 68, 16],
  [-84, 92, 14],
  [-44, 108, -24],
  [0, 110, 20],
  [38, 104, -30],
  [76, 94, 26],
  [108, 104, -16],
  [-116, 104, 24],
  [104, 42, 50],
];

function pitchfork(): Drawing {
  return (
    line("M0 120V-44", 13) +
    line("M0 120V-44", 5, PALETTE.wood) +
    line("M-20 -82V-52Q-20 -42 0 -42Q20 -42 20 -52V-82M0 -42V-86", 7)
  );
}

function haystack(): Drawing {
  return (
    blob(
      "M-160 140C-156 100 -140 70 -112 62C-104 40 -84 48 -74 60C-50 56 -30 76 -4 72C22 78 48 60 72 64" +
        "C88 46 108 46 116 66C140 76 152 104 156 140Z",
      HAY,
      HAY_SHADE,
      { inner: STALKS.map(([x, y, turn]) => place(x, y, turn, 1, line("M-12 0H12", 4.5, STALK))).join("") },
    ) + line("M-104 52L-112 34M-88 50L-88 32M104 52L112 36M-20 70L-26 56", 5)
  );
}

/** An ear of wheat in the corner of the mouth. */
function wheat(): Drawing {
  const grain = "#F3D28A";
  return (
    line("M38 26L76 10", 7) +
    line("M38 26L76 10", 3, grain) +
    place(76, 8, -20, 1, ellipse(6, 0, 9, 5, grain, INK, 3.6) + ellipse(18, -3, 8, 5, grain, INK, 3.6))
  );
}

/** Neither to Yourself does not eat hay, and guards it well. */
export const neither: Scene = {
  picture: () =>
    place(96, -4, 14, 1, pitchfork()) +
    place(0, 50, 0, 1, dogBody()) +
    place(-4, -22, -4, 1, dogHead({ expression: "angry", mouth: "growl", brows: "angry" })) +
    wheat() +
    haystack() +
    limb("M-62 74C-74 82 -70 90 -56 92", 24, PALETTE.dog) +
    roundPaw(-52, 90, 160) +
    limb("M58 74C72 82 66 90 54 92", 24, PALETTE.dog) +
    roundPaw(50, 90, 200),
  nudge: [0, 2, 0.96],
  icon: () =>
    place(
      0,
      2,
      0,
      1,
      blob("M-28 20C-28 2 -18 -20 0 -20C18 -20 28 2 28 20Z", HAY, HAY_SHADE, {
        width: 4.6,
        dx: -3,
        dy: -3,
        inner: line("M-14 2l-5 10M-2 -10l-4 9M8 0l5 9M-4 8v9M12 12l3 8", 3.2, STALK),
      }) + line("M-8 -20l-6 -7M2 -21l1 -8M9 -18l7 -6", 4.4),
    ),
  thumb: { scale: 2.9, onPaper: false },
};
