import { hoof } from "../../../animals/limbs";
import { pigHead } from "../../../animals/pig";
import { blob, type Drawing, ellipse, line, place } from "../../../ink";
import { lettering } from "../../../lettering";
import { PALETTE } from "../../../palette";
import { TWEED_CLOTH } from "../../../wardrobe/cloths";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const { colour: TWEED, deep: TWEED_SHADE } = TWEED_CLOTH;

/** A file that says so itself. */
function file(): Drawing {
  return (
    blob("M-64 -30H-24L-14 -42H24C30 -42 34 -38 34 -30H66V44H-64Z", "#E9C987", "#CFA85E") +
    lettering("ДЕЛО", { x: 0, y: -14, height: 24, pen: 21, anchor: "middle" }) +
    line("M-42 20H44", 4.5, "#A97F38")
  );
}

/** Temnodel reads files by lamplight, and shows nobody. */
export const temnodel: Scene = {
  picture: () =>
    place(0, 52, 0, 1, torso({ coat: TWEED_CLOTH })) +
    place(0, -16, 0, 1, pigHead({ expression: "calm", mouth: "flat", hat: "fedora", glasses: "dark" })) +
    blob("M-66 46L-84 92L-28 66L-46 40Z", TWEED, TWEED_SHADE) +
    blob("M68 46L86 92L30 66L48 40Z", TWEED, TWEED_SHADE) +
    place(0, 86, -4, 1.08, file()) +
    hoof(-66, 104, 58, 0.9) +
    hoof(70, 96, -60, 0.9),
  nudge: [0, 0, 1],
  backdrop: () =>
    ellipse(125, 162, 98, 96, "#33223F") +
    '<path d="M112 84L44 214C70 258 180 258 206 214L138 84Z" fill="#FFE9A8" fill-opacity="0.9"/>',
  icon: () =>
    blob("M-24 -14H-8L-3 -20H16C20 -20 22 -18 22 -14H24V20H-24Z", "#5A4668", "#3c2c49", { width: 4, dx: -4, dy: -4 }) +
    lettering("?", { x: 0, y: -11, height: 24, pen: 24, anchor: "middle", fill: PALETTE.paper }),
  thumb: { scale: 3.7, onPaper: false },
};
