import { roundPaw } from "../../../animals/bodies";
import { dogHead } from "../../../animals/dog";
import { blob, type Drawing, ellipse, limb, place, rectangle, shape } from "../../../ink";
import { MARKS } from "../../../marks";
import { INK, PALETTE } from "../../../palette";
import { TWEED_CLOTH } from "../../../wardrobe/cloths";
import { TEAL_CLOTH } from "../../../wardrobe/neckwear";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

const CASE = "#5A4668";

function cardFaceDown(x: number, y: number, rotation: number, scale: number): Drawing {
  return place(
    x,
    y,
    rotation,
    scale,
    rectangle(-26, -37, 52, 74, 8, PALETTE.paper, 5.5) +
      `<rect x="-19" y="-30" width="38" height="60" rx="4" fill="${PALETTE.plum}"/>` +
      place(0, 0, 0, 0.72, MARKS.pig()),
  );
}

/** The hand of somebody who has nothing to hide. */
function foreignHand(): Drawing {
  return cardFaceDown(-32, 8, -20, 0.86) + cardFaceDown(32, 8, 20, 0.86) + cardFaceDown(0, -8, 0, 0.9);
}

function torch(): Drawing {
  return (
    blob("M-34 -28L-16 -16V16L-34 28Z", PALETTE.brass, PALETTE.brassDeep, { width: 5.5 }) +
    rectangle(-16, -15, 62, 30, 6, CASE, 5.5) +
    rectangle(6, -19, 14, 8, 3, PALETTE.raspberry, 4) +
    ellipse(-35, 0, 7, 27, PALETTE.paper, INK, 5)
  );
}

/** Don't Darken throws some light on what you are holding. */
export const dontDarken: Scene = {
  picture: () =>
    place(4, 56, 0, 1, torso({ coat: TWEED_CLOTH, neck: "tie", neckCloth: TEAL_CLOTH })) +
    '<path d="M70 62L-150 -10V128L70 92Z" fill="#FFE08A" fill-opacity="0.92"/>' +
    place(6, -26, 4, 0.98, dogHead({ expression: "side", mouth: "smile", brows: "one", hat: "fedora" })) +
    place(-84, 70, -6, 1, foreignHand()) +
    place(72, 78, 4, 1, torch()) +
    limb("M74 128C112 120 118 104 104 92", 25, TWEED_CLOTH.colour) +
    roundPaw(92, 88, -50),
  nudge: [6, 0, 0.96],
  icon: () =>
    place(
      2,
      0,
      -38,
      0.62,
      shape("M-34 -26L-62 -40V40L-34 26Z", PALETTE.yellow, INK, 4.4) +
        blob("M-34 -28L-14 -16V16L-34 28Z", PALETTE.brass, PALETTE.brassDeep) +
        rectangle(-14, -15, 58, 30, 6, CASE, 6),
    ),
  thumb: { scale: 2.4, onPaper: false },
};
