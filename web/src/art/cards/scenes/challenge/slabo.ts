import { dogHead } from "../../../animals/dog";
import { blob, type Drawing, ellipse, limb, line, place, shape } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import type { Scene } from "../scene";

type Knob = readonly [x: number, y: number];

const LARGE_KNOBS: readonly Knob[] = [
  [-44, -95],
  [-44, -81],
  [46, -95],
  [46, -81],
];

const SMALL_KNOBS: readonly Knob[] = [
  [-21, -6],
  [-21, 6],
  [22, -6],
  [22, 6],
];

const knobs = (at: readonly Knob[], radius: number, outline: number): Drawing =>
  at.map(([x, y]) => ellipse(x, y, radius, radius, PALETTE.paper, INK, outline)).join("");

function bone(): Drawing {
  return (
    limb("M-40 -88H40", 13, PALETTE.paper, 5.5) +
    knobs(LARGE_KNOBS, 9, 5.5) +
    shape("M-40 -94H42V-82H-40Z", PALETTE.paper)
  );
}

function raisedArms(): Drawing {
  return (
    limb("M-62 96C-96 84 -100 66 -96 52", 24, PALETTE.moss) +
    limb("M66 96C98 84 104 66 100 50", 24, PALETTE.moss) +
    ellipse(-97, 44, 17, 16, PALETTE.dog, INK) +
    ellipse(101, 42, 17, 16, PALETTE.dog, INK) +
    line("M-102 36v-6M-94 35v-6M96 34v-6M104 34v-6", 4.5)
  );
}

/** Slabo balances a bone, and asks who else does. */
export const slabo: Scene = {
  picture: () =>
    place(0, 60, 0, 1, blob("M-64 100C-74 46 -54 4 0 0C56 4 78 48 68 100Z", PALETTE.moss, PALETTE.mossDeep)) +
    place(0, 0, 0, 0.98, dogHead({ expression: "up", mouth: "smile", brows: "prim", fangs: false })) +
    place(6, -2, -3, 1, bone()) +
    raisedArms() +
    line("M-72 -70L-84 -78M78 -74L90 -82M4 -116V-126"),
  nudge: [0, 0, 1],
  icon: () =>
    place(
      0,
      0,
      -24,
      1,
      limb("M-18 0H18", 9, PALETTE.paper, 4.4) +
        knobs(SMALL_KNOBS, 7.4, 4.4) +
        shape("M-20 -4.5H20V4.5H-20Z", PALETTE.paper),
    ),
  thumb: { scale: 2.9, onPaper: false },
};
