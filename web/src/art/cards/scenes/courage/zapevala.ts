import { birdHead } from "../../../animals/bird";
import { birdBody } from "../../../animals/bodies";
import { wing } from "../../../animals/limbs";
import { blob, limb, line, place } from "../../../ink";
import { beamedQuavers, microphone, quaver } from "../../../props/music";
import { neckwear, RASPBERRY_CLOTH } from "../../../wardrobe/neckwear";
import type { Scene } from "../scene";

/** Zapevala sings two lines, and means every one of them. */
export const zapevala: Scene = {
  picture: () =>
    place(-6, 42, 0, 1, birdBody()) +
    wing(-64, 98, -34, 0.92) +
    place(-8, -18, -9, 0.95, birdHead({ expression: "happy", mouth: "open" })) +
    place(-6, 44, 0, 0.8, neckwear("bowtie", RASPBERRY_CLOTH)) +
    place(50, 62, -24, 1.3, microphone()) +
    wing(86, 126, -52, 0.8) +
    place(-94, -34, -8, 1.15, beamedQuavers()) +
    place(92, -56, 10, 1.1, quaver()),
  nudge: [0, 0, 1],
  icon: () =>
    place(
      0,
      2,
      38,
      1,
      limb("M0 28L0 6", 8, "#5A4668", 4) +
        blob("M-14 -6C-15 -28 15 -28 14 -6C13 8 -13 8 -14 -6Z", "#E4DFEA", "#AFA7B8", {
          width: 4.4,
          inner: line("M-16 -14L16 2M-14 -24L18 -8M16 -20L-14 -2", 2.4, "#8d8496"),
        }),
    ),
};
