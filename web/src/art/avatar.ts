/** Busts and avatars: an animal in its clothes, with a mood. */

import { HEADS } from "./animals";
import type { HeadPose } from "./animals/head";
import { REACHES } from "./animals/limbs";
import { snakeNeck } from "./animals/snake";
import { clipped, type Drawing, ellipse, limb, line, part, place, shape } from "./ink";
import { BACKGROUNDS, type Look, lookText, PINK_BACKGROUND } from "./look";
import { PALETTE } from "./palette";
import type { NeckKind } from "./wardrobe/kinds";
import { type Cloth, neckwear, RASPBERRY_CLOTH, TEAL_CLOTH } from "./wardrobe/neckwear";
import { NAVY_COAT, torso } from "./wardrobe/torso";

export const MOODS = [
  "resting",
  "happy",
  "sad",
  "angry",
  "sly",
  "asleep",
  "surprised",
  "dizzy",
  "wink",
  "thinking",
  "bored",
  "silent",
] as const;

export type Mood = (typeof MOODS)[number];

const MOOD_POSES: Readonly<Record<Exclude<Mood, "resting">, HeadPose>> = {
  happy: { expression: "happy", mouth: "open" },
  sad: { expression: "sad", mouth: "frown", brows: "sad" },
  angry: { expression: "angry", mouth: "frown", brows: "angry" },
  sly: { expression: "sly", mouth: "smirk", brows: "one" },
  asleep: { expression: "asleep", mouth: "drool" },
  surprised: { expression: "wide", mouth: "o", brows: "prim" },
  dizzy: { expression: "dizzy", mouth: "wave" },
  wink: { expression: "wink", mouth: "smile" },
  thinking: { expression: "up", mouth: "flat" },
  bored: { expression: "bored", mouth: "flat" },
  silent: { expression: "side", mouth: "flat" },
};

/** How each animal looks when nothing happens; clothes make the pig, so the look picks one of them. */
const TEMPERS: Readonly<Record<Look["animal"], readonly HeadPose[]>> = {
  pig: [
    { expression: "calm", mouth: "smile" },
    { expression: "sly", mouth: "smirk" },
    { expression: "bored", mouth: "flat" },
  ],
  snake: [
    { expression: "proud", mouth: "smirk" },
    { expression: "side", mouth: "smirk" },
  ],
  bird: [
    { expression: "wide", mouth: "smile" },
    { expression: "side", mouth: "smile" },
  ],
  dog: [
    { expression: "calm", mouth: "smile" },
    { expression: "side", mouth: "smile" },
    { expression: "happy", mouth: "open" },
  ],
};

function temper(look: Look): HeadPose {
  const tempers = TEMPERS[look.animal];
  const pick = (look.hat?.length ?? 0) + look.background;
  return tempers[pick % tempers.length] as HeadPose;
}

function headPose(look: Look, mood: Mood): HeadPose {
  const face = mood === "resting" ? temper(look) : MOOD_POSES[mood];
  const mouth = mood === "angry" && look.animal === "dog" ? { mouth: "growl" as const } : {};
  return { ...face, ...mouth, hat: look.hat, glasses: look.glasses };
}

const COATS: Readonly<Record<Exclude<Look["animal"], "snake">, Cloth>> = {
  pig: NAVY_COAT,
  bird: TEAL_CLOTH,
  dog: { colour: PALETTE.moss, deep: PALETTE.mossDeep },
};

/** What an animal's arms are sleeved in; a snake has neither. */
export function sleeve(animal: Look["animal"]): string {
  return animal === "snake" ? PALETTE.snake : COATS[animal].colour;
}

/** Neckwear that would vanish on a coat of its own colour is raspberry. */
function neckCloth(animal: Look["animal"], neck: NeckKind): Cloth {
  return neck === "tie" || animal === "bird" ? RASPBERRY_CLOTH : TEAL_CLOTH;
}

function snakeBust(look: Look, mood: Mood): Drawing {
  return (
    part("torso", snakeNeck()) +
    (look.neck ? place(22, 66, 8, 0.86, neckwear(look.neck, neckCloth(look.animal, look.neck))) : "") +
    place(4, -8, 0, 1, HEADS.snake(headPose(look, mood)))
  );
}

/** Head and shoulders in a box from -122 -150, 244 × 268. */
export function bust(look: Look, mood: Mood): Drawing {
  const { animal, neck } = look;
  if (animal === "snake") return snakeBust(look, mood);
  const shoulders = torso({ coat: COATS[animal], neck, ...(neck ? { neckCloth: neckCloth(animal, neck) } : {}) });
  return place(0, animal === "bird" ? 52 : 56, 0, 1, shoulders) + place(0, -8, 0, 1, HEADS[animal](headPose(look, mood)));
}

/** A sleeve and what it ends in, reaching up to the origin from 190 below. A snake reaches with all of itself. */
export function arm(animal: Look["animal"], own: boolean): Drawing {
  if (animal === "snake") return limb("M0 190C26 130 -26 80 0 14", 24, PALETTE.snake) + REACHES.snake(0, 0);
  const coat = own ? PALETTE.sand : sleeve(animal);
  return limb("M0 190C8 120 -4 70 0 18", 30, coat) + REACHES[animal](0, 4, 0, animal === "bird" ? 0.8 : 1.15);
}

/** Crowned and beside itself, arms in the air where there are arms, in a box from -130 -150, 260 × 262. */
export function rejoicing(look: Look): Drawing {
  const winner = bust({ ...look, hat: "crown" }, "happy");
  if (look.animal === "snake") return winner;
  const colour = sleeve(look.animal);
  const reach = REACHES[look.animal];
  const scale = look.animal === "bird" ? 0.7 : 1;
  return (
    winner +
    limb("M-66 96C-108 84 -112 30 -104 2", 26, colour) +
    reach(-104, 0, -8, scale) +
    limb("M70 96C110 84 112 36 106 6", 26, colour) +
    reach(106, 4, 8, scale)
  );
}

const ROUND = "M50 3C80 3 97 20 97 50C97 80 80 97 50 97C20 97 3 80 3 50C3 20 20 3 50 3Z";
const LOWER_RIM = "M6 62C11 84 26 97 50 97C74 97 89 84 94 62";

/** Ears and hats may rise above the round; the shoulders stay inside. */
const WINDOW = "M-20 -40H120V50C120 76 98 97 50 97C2 97 -20 76 -20 50Z";

/** A pig stands on a spot of cream: pink on pink would drown. */
const CREAM_SPOT = ellipse(50, 50, 36, 37, PALETTE.cream);

const avatars = new Map<string, Drawing>();

function drawAvatar(look: Look, mood: Mood): Drawing {
  const rim = (d: string): Drawing => line(d, 4.5, "var(--rim, #2B1B30)");
  const spot = look.animal === "pig" && look.background === PINK_BACKGROUND ? CREAM_SPOT : "";
  return (
    shape(ROUND, BACKGROUNDS[look.background] ?? BACKGROUNDS[0]) +
    spot +
    rim(ROUND) +
    clipped(WINDOW, place(50, 60, 0, 0.47, bust(look, mood))) +
    rim(LOWER_RIM)
  );
}

/** A face in a round frame, in a box of 100 × 100; hats rise above it. The colour of the rim is the page's `--rim`. */
export function avatar(look: Look, mood: Mood): Drawing {
  const key = `${lookText(look)} ${mood}`;
  let drawing = avatars.get(key);
  if (drawing === undefined) {
    drawing = drawAvatar(look, mood);
    avatars.set(key, drawing);
  }
  return drawing;
}
