import { hoof } from "../../../animals/limbs";
import { pigHead } from "../../../animals/pig";
import { blob, type Drawing, limb, line, place, rectangle } from "../../../ink";
import { lettering } from "../../../lettering";
import { PALETTE } from "../../../palette";
import { torso } from "../../../wardrobe/torso";
import { snores } from "../../props";
import type { Scene } from "../scene";

function desk(): Drawing {
  return (
    rectangle(-190, 84, 380, 70, 6, PALETTE.wood, 6) +
    line("M-185 100H185", 4, PALETTE.woodDeep) +
    line("M-90 116H-40M20 122H76", 4, PALETTE.woodDeep)
  );
}

/** A pile of reports with a rubber stamp on top. */
function reports(): Drawing {
  return (
    place(
      58,
      66,
      0,
      1,
      rectangle(-6, 4, 58, 14, 3, "#fff") +
        rectangle(-2, -10, 56, 14, 3, PALETTE.paper) +
        rectangle(4, -24, 46, 14, 3, "#fff"),
    ) +
    place(
      82,
      30,
      8,
      1,
      blob("M-10 0C-12 -18 -8 -24 0 -24C8 -24 12 -18 10 0Z", PALETTE.raspberry, PALETTE.raspberryDeep, { width: 5 }) +
        rectangle(-16, 0, 32, 10, 3, "#6B6072"),
    )
  );
}

/** Zakhrapin sleeps on a report. */
export const zakhrapin: Scene = {
  picture: () =>
    place(-4, 30, 0, 1, torso({ lapels: false })) +
    desk() +
    reports() +
    limb("M-76 84C-92 60 -60 66 10 82", 28, PALETTE.navy) +
    hoof(14, 82, 98, 0.9) +
    place(
      -12,
      24,
      -17,
      0.98,
      pigHead({ expression: "asleep", mouth: "drool", hat: "night", leftEar: -14, rightEar: 20 }),
    ) +
    limb("M62 92C30 98 -10 98 -46 92", 25, PALETTE.navy) +
    hoof(-50, 92, -96, 0.9) +
    snores(74, -58, 0.66),
  nudge: [0, 0, 1],
  icon: () =>
    lettering("Z", { x: -24, y: -2, height: 24, pen: 24 }) + lettering("Z", { x: -4, y: -24, height: 32, pen: 22 }),
};
