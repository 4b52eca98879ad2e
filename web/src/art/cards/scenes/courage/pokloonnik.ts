import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { wing } from "../../../animals/limbs";
import { blob, type Drawing, line, place } from "../../../ink";
import { PALETTE } from "../../../palette";
import { heart, rose } from "../../../props/flowers";
import { PLUM_CLOTH } from "../../../wardrobe/cloths";
import { placedHat } from "../../../wardrobe/hats";
import { neckwear } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";

function bouquet(): Drawing {
  return (
    place(-20, -16, -16, 0.96, rose()) +
    place(20, -16, 16, 0.96, rose()) +
    place(0, -26, 0, 1, rose()) +
    blob("M-30 -2C-12 8 12 8 30 -2L6 50H-6Z", PALETTE.paper, PALETTE.grey) +
    line("M-16 6L-4 44M16 6L4 44", 4, "#CDBCA4") +
    blob("M-12 34H12L14 44H-14Z", PALETTE.teal, PALETTE.tealDeep, { width: 5 })
  );
}

/** Pokloonnik takes his hat off to you, and the rest to heart. */
export const pokloonnik: Scene = {
  picture: () =>
    place(6, 52, 0, 1, birdBody()) +
    place(-12, 0, -17, 0.95, birdHead({ expression: "happy" })) +
    place(0, 56, -8, 0.8, neckwear("bowtie", PLUM_CLOTH)) +
    place(-72, 66, -20, 1.06, bouquet()) +
    wing(-52, 122, -10, 0.66) +
    placedHat("bowler", 80, -2, 22, 0.74) +
    wing(72, 100, 10, 0.98) +
    place(112, -66, 14, 0.6, heart()) +
    place(60, -84, -12, 0.4, heart()),
  nudge: [2, 2, 0.98],
  icon: () => place(0, 2, 0, 1.02, heart(4.6)),
};
