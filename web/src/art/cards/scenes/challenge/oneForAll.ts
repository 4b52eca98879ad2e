import { dogHead } from "../../../animals/dog";
import { blob, type Drawing, limb, line, place, rectangle } from "../../../ink";
import { PALETTE } from "../../../palette";
import { BRASS_CLOTH, MOSS_CLOTH } from "../../../wardrobe/cloths";
import { torso } from "../../../wardrobe/torso";
import type { Scene } from "../scene";

/** An arm from the left and one from the right, reaching the middle. */
const LEFT_SLEEVE = "M-110 8L-26 0";
const RIGHT_SLEEVE = "M110 8L26 0";

function pigsFist(): Drawing {
  return (
    limb(LEFT_SLEEVE, 24, PALETTE.navy) +
    blob("M-30 -16C-10 -22 22 -20 28 -6C32 10 24 18 0 17C-24 18 -34 6 -30 -16Z", PALETTE.hoof, PALETTE.hoofDeep) +
    line("M12 -2h14", 4.5)
  );
}

function parrotsFist(): Drawing {
  return (
    limb(RIGHT_SLEEVE, 24, PALETTE.teal) +
    blob("M30 -16C8 -20 -22 -18 -28 -4C-32 12 -20 18 2 16C26 18 34 4 30 -16Z", PALETTE.bird, PALETTE.birdDeep) +
    line("M-18 -2h-8M-17 7h-7", 4.5)
  );
}

function dogsFist(): Drawing {
  return (
    limb(LEFT_SLEEVE, 24, PALETTE.moss) +
    blob("M-30 -16C-10 -22 22 -20 28 -8C32 10 24 18 0 17C-24 18 -34 6 -30 -16Z", PALETTE.dog, PALETTE.dogDeep) +
    line("M18 -2h8M17 7h7", 4.5)
  );
}

/** A fist as thick as a finger, its knuckles to the left or to the right. */
function tinyFist(y: number, colour: string, knuckles: "left" | "right"): Drawing {
  return knuckles === "left"
    ? rectangle(-21, y - 8, 46, 17, 8, colour, 4.2) + line(`M-14 ${y}h-1`, 4)
    : rectangle(-25, y - 8, 46, 17, 8, colour, 4.2) + line(`M12 ${y}h3`, 4);
}

/** One for All: three friends, three fists, one of them on top. */
export const oneForAll: Scene = {
  picture: () =>
    place(0, 52, 0, 1, torso({ coat: MOSS_CLOTH, neck: "scarf", neckCloth: BRASS_CLOTH })) +
    place(0, -38, -3, 0.9, dogHead({ expression: "wide", mouth: "open", brows: "prim" })) +
    place(0, 104, 0, 1, pigsFist()) +
    place(0, 76, 0, 1, parrotsFist()) +
    place(0, 48, 0, 1, dogsFist()),
  nudge: [0, -12, 0.94],
  icon: () =>
    tinyFist(14, PALETTE.hoof, "right") + tinyFist(-1, PALETTE.bird, "left") + tinyFist(-16, PALETTE.dog, "right"),
  thumb: { scale: 2.9, onPaper: false },
};
