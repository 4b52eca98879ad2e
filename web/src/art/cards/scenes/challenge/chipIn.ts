import { roundPaw } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { blob, type Drawing, ellipse, limb, line, place, rectangle } from "../../../ink";
import { INK, PALETTE } from "../../../palette";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

/** The office's savings, in the shape of a colleague. */
function moneyBox(): Drawing {
  const { pig, pigDeep, snout, snoutDeep, mouth } = PALETTE;
  return (
    line("M-34 34V54M36 34V54", 20) +
    line("M-34 34V52M36 34V52", 10, pig) +
    blob("M-70 4C-72 -26 -40 -42 2 -42C44 -42 72 -26 70 6C68 34 40 46 0 46C-40 46 -68 34 -70 4Z", pig, pigDeep) +
    blob("M-34 -36C-46 -48 -46 -62 -40 -66C-26 -64 -16 -54 -12 -40Z", pig, pigDeep, { width: 5 }) +
    rectangle(4, -45, 34, 10, 5, mouth, 4.5) +
    ellipse(-40, -10, 5, 6, INK) +
    blob("M-62 -4C-50 -4 -46 6 -46 12C-46 20 -54 26 -64 24C-74 22 -80 14 -78 6C-76 -2 -70 -4 -62 -4Z", snout, snoutDeep, {
      width: 5,
    }) +
    ellipse(-67, 9, 2.6, 4.6, mouth) +
    ellipse(-57, 10, 2.6, 4.6, mouth) +
    line("M70 4C82 4 84 -8 76 -8C70 -8 72 2 82 2", 5)
  );
}

function coin(x: number, y: number, scale: number): Drawing {
  return place(
    x,
    y,
    0,
    scale,
    ellipse(0, 0, 17, 17, PALETTE.brass, INK, 5) + ellipse(0, 0, 9, 9, "none", "#A8761A", 3.6),
  );
}

/** We Should Chip In, says the one who holds the box. */
export const chipIn: Scene = {
  picture: () =>
    place(0, 54, 0, 1, torso({})) +
    place(2, -50, 4, 0.86, dogHead({ expression: "greedy", mouth: "smile", brows: "prim", hat: "visor" })) +
    place(-4, 82, 0, 0.98, moneyBox()) +
    coin(17, 26, 0.86) +
    line("M-6 24L-16 20M40 24L50 20", 5) +
    limb("M-72 86C-104 108 -92 126 -60 116", 25, PALETTE.navy) +
    limb("M74 86C106 108 94 126 62 116", 25, PALETTE.navy) +
    roundPaw(-56, 108, 66, 0.98) +
    roundPaw(56, 108, -66, 0.98),
  nudge: [0, 6, 0.98],
  icon: () => place(4, 6, 0, 0.4, moneyBox()) + coin(10, -21, 0.56),
  thumb: { scale: 2.5, onPaper: false },
};
