import { blob, type Drawing, ellipse, line, shape } from "../ink";
import { INK, PALETTE } from "../palette";
import { glasses } from "../wardrobe/glasses";
import { placedHat } from "../wardrobe/hats";
import { brows, type EyeSocket, eyes } from "./eyes";
import type { HeadPose, Mouth } from "./head";

const LEFT_EYE: EyeSocket = [-20, -24, 14, 15];
const RIGHT_EYE: EyeSocket = [20, -26, 16, 17];

function mouthOf(kind: Mouth): Drawing {
  switch (kind) {
    case "open":
    case "o":
      return blob("M-72 14C-54 22 -14 24 18 16C14 42 -44 44 -72 14Z", PALETTE.mouth, undefined, {
        width: 5.5,
        inner: ellipse(-20, 38, 22, 9, PALETTE.tongue),
      });
    case "smile":
    case "drool":
      return line("M-74 14C-56 30 -8 32 22 10", 5.5);
    case "flat":
    case "frown":
    case "wave":
    case "teeth":
    case "growl":
      return line("M-74 14C-50 24 -14 26 18 20", 5.5);
    case "smirk":
      return line("M-74 14C-56 24 -14 28 14 22C20 22 27 14 28 8", 5.5);
  }
}

export interface SnakePose extends Omit<HeadPose, "mouth"> {
  /** `null` under a moustache. */
  mouth?: Mouth | null;
  /** Shown unless told. */
  tongue?: boolean;
}

const TONGUE = "M-70 16C-84 20 -92 14 -100 22M-92 17C-98 12 -102 10 -106 10";

/** The snake looks to the left. */
export function snakeHead(pose: SnakePose): Drawing {
  const { expression = "proud", mouth = "smirk", hat, tongue = true } = pose;
  return (
    (tongue ? line(TONGUE, 5.5, PALETTE.raspberry) : "") +
    blob(
      "M-78 6C-80 -12 -60 -22 -40 -28C-36 -60 8 -70 38 -54C68 -38 70 4 48 26C30 46 -24 46 -56 34C-70 28 -77 18 -78 6Z",
      PALETTE.snake,
      PALETTE.snakeDeep,
    ) +
    shape("M8 -58l8 -5l9 7l-8 6zM30 -46l8 -5l9 9l-9 6zM44 -26l8 -3l7 9l-7 6z", PALETTE.snakeDeep) +
    ellipse(18, 8, 12, 8, "#C58BC4", undefined, 0, -8) +
    ellipse(-64, -2, 3, 4, INK, undefined, 0, 20) +
    ellipse(-54, -7, 3, 4, INK, undefined, 0, 20) +
    eyes(expression, LEFT_EYE, RIGHT_EYE, PALETTE.snakeLight) +
    brows(
      pose.brows,
      {
        one: [[-36, -45, -10, -49], [6, -58, 36, -54]],
        angry: [[-38, -54, -10, -46], [6, -50, 38, -60]],
      },
      pose.brows === "angry" ? 7 : 6,
    ) +
    (mouth ? mouthOf(mouth) : "") +
    glasses(pose.glasses, LEFT_EYE, RIGHT_EYE) +
    placedHat(hat, 4, -60, hat === "top" ? 7 : 5, 0.72)
  );
}

/** A neck rising out of the frame, for busts. */
export function snakeNeck(): Drawing {
  const belly = "M-34 116C-34 92 -14 72 6 60C16 54 22 50 26 44C34 58 12 72 6 84C2 96 6 106 8 116Z";
  return blob("M-40 140C-48 84 -22 62 0 52C18 44 24 34 22 20H58C66 50 48 66 42 80C54 92 58 110 58 140Z", PALETTE.snake, PALETTE.snakeDeep, {
    inner: shape(belly, PALETTE.belly) + line("M-22 98H6M-10 82H8M4 68H20", 4, PALETTE.sandDeep),
  });
}
