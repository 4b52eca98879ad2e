/** The stage that songs are sung on. */

import { zapevala } from "../cards/scenes/courage/zapevala";
import { type Drawing, ellipse, mirrored, place, shape } from "../ink";
import { INK, PALETTE } from "../palette";

export { beamedQuavers, microphone, quaver } from "../props/music";

const FOOTLIGHTS = 12;

const CURTAIN = "M-10 -10H76C70 70 40 120 -10 150Z";

function footlights(): Drawing {
  return Array.from({ length: FOOTLIGHTS }, (_, i) => ellipse(16 + i * 30, 240, 6, 6, PALETTE.yellow, INK, 3)).join("");
}

/** A stage of 360 × 250 with a singer on it, drawn round the middle of the stage: the card's own, unless another is. */
export function stage(singer: Drawing = zapevala.picture()): Drawing {
  const curtain = shape(CURTAIN, PALETTE.raspberry, INK, 4);
  return (
    shape("M0 0H360V250H0Z", "#3A2A42") +
    '<path d="M70 -10L20 260H340L290 -10Z" fill="#FFE9A8" opacity="0.16"/>' +
    shape("M0 206Q180 190 360 206V250H0Z", PALETTE.wood, INK, 4) +
    footlights() +
    curtain +
    place(360, 0, 0, 1, mirrored(curtain)) +
    place(188, 110, 0, 0.92, singer)
  );
}
