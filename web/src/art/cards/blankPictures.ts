/** What blank cards show: the form while they are blank, and the pictures that owners may choose from. */

import { BLANK_ANIMALS, BLANK_MOODS, BLANK_THINGS } from "../../protocol/wire";
import { type Animal, HEADS } from "../animals";
import { birdBody, dogBody, roundPaw } from "../animals/bodies";
import type { Expression } from "../animals/eyes";
import type { Mouth } from "../animals/head";
import { hoof, wing } from "../animals/limbs";
import { blob, type Drawing, ellipse, limb, line, place, shape } from "../ink";
import { lettering } from "../lettering";
import { MARKS, type Mark, SUITS } from "../marks";
import { INK, PALETTE } from "../palette";
import { placedHat } from "../wardrobe/hats";
import type { HatKind } from "../wardrobe/kinds";
import { torso } from "../wardrobe/torso";
import type { CardDetail } from "./detail";
import { denseMark, denseTab, RIM, SHEET, thumbMark, thumbTab } from "./frame";
import { cardProp } from "./props";
import { seatedSnake } from "./scenes/etiquette/snake";
import type { Scene } from "./scenes/scene";
import { type CardWords, escaped } from "./special";

export type BlankMood = (typeof BLANK_MOODS)[number];
export type BlankThing = (typeof BLANK_THINGS)[number];

/** The text of a picture: `pig.happy.glass`. */
export const BLANK_PICTURE = new RegExp(
  `^(${BLANK_ANIMALS.join("|")})\\.(${BLANK_MOODS.join("|")})\\.(${BLANK_THINGS.join("|")})$`,
);

const FACES: Readonly<Record<BlankMood, { readonly expression: Expression; readonly mouth: Mouth }>> = {
  happy: { expression: "happy", mouth: "open" },
  asleep: { expression: "asleep", mouth: "drool" },
  sly: { expression: "sly", mouth: "smirk" },
  angry: { expression: "angry", mouth: "teeth" },
};

const HAT_OF: Readonly<Record<Animal, HatKind>> = { pig: "beret", snake: "top", bird: "visor", dog: "cap" };

/** An animal's body and what it holds things with, the thing's middle being at 62 44. */
interface Figure {
  readonly body: () => Drawing;
  readonly head: readonly [x: number, y: number, turn: number, scale: number];
  readonly grip: () => Drawing;
}

const FIGURES: Readonly<Record<Animal, Figure>> = {
  pig: {
    body: () => place(0, 52, 0, 1, torso({})),
    head: [0, -22, -4, 0.98],
    grip: () => hoof(78, 56, -70, 0.95),
  },
  snake: {
    body: seatedSnake,
    head: [0, -28, -4, 1.02],
    grip: () => limb("M96 104C136 92 124 48 74 56", 15, PALETTE.snake, 5.5),
  },
  bird: {
    body: () => place(0, 48, 0, 1, birdBody()) + wing(-64, 100, -34, 0.9),
    head: [0, -18, -4, 0.95],
    grip: () => wing(86, 118, -26, 0.8),
  },
  dog: {
    body: () => place(0, 52, 0, 1, dogBody()),
    head: [0, -22, -4, 0.96],
    grip: () => roundPaw(78, 54, -60, 1),
  },
};

/** The arm that comes round from behind, for those who have one. */
const SLEEVES: Partial<Record<Animal, string>> = { pig: PALETTE.navy, dog: PALETTE.dog };

function glass(): Drawing {
  return blob("M-30 -44H30L24 44H-24Z", "#E9A0B0", "#C9566E", {
    inner:
      shape("M-34 -50H34V-22H-34Z", "#F6E9EC") +
      ellipse(-8, 8, 9, 9, PALETTE.raspberry, INK, 4) +
      ellipse(10, 22, 9, 9, SUITS.o.main, INK, 4),
  });
}

function file(): Drawing {
  return (
    blob("M-40 -30H-12L-4 -40H22C26 -40 30 -36 30 -30H40V34H-40Z", "#E9C987", "#CFA85E") +
    line("M-26 -8H26M-26 8H12", 4.5, "#A97F38")
  );
}

function cards(): Drawing {
  const { r, b, o } = SUITS;
  return cardProp(-24, 4, -20, r.main, 0.9) + cardProp(24, 4, 18, b.main, 0.9) + cardProp(0, -4, 0, o.main, 0.9);
}

interface Thing {
  /** In the hand, round the origin. */
  readonly held: () => Drawing;
  /** As a sign, in a box of 60 × 60. */
  readonly sign: () => Drawing;
}

const THINGS: Readonly<Record<Exclude<BlankThing, "hat" | "nothing">, Thing>> = {
  glass: {
    held: glass,
    sign: () =>
      blob("M-17 -22H17L13 24H-13Z", "#E9A0B0", "#C9566E", {
        width: 4.6,
        inner: shape("M-20 -26H20V-10H-20Z", "#F6E9EC"),
      }) + line("M4 -20L14 -34", 4.6),
  },
  file: { held: file, sign: () => place(0, 0, 0, 0.6, file()) },
  cards: { held: cards, sign: () => place(0, 0, 0, 0.55, cards()) },
};

function picture(animal: Animal, mood: BlankMood, thing: BlankThing): Drawing {
  const { body, head, grip } = FIGURES[animal];
  const face = HEADS[animal]({ ...FACES[mood], hat: thing === "hat" ? HAT_OF[animal] : null });
  const figure = body() + place(...head, face);
  if (thing === "hat" || thing === "nothing") return figure;
  const sleeve = SLEEVES[animal];
  return (
    figure +
    (sleeve ? limb("M70 96C104 92 104 60 84 44", 26, sleeve) : "") +
    place(62, 44, 8, 1, THINGS[thing].held()) +
    grip()
  );
}

function sign(animal: Animal, thing: BlankThing): Drawing {
  if (thing === "hat") return placedHat(HAT_OF[animal], 0, 14, 0, 0.46);
  if (thing === "nothing") return place(0, 0, 0, 1.3, MARKS[animal]());
  return THINGS[thing].sign();
}

/** The scene of a picture's text; a text that is none shows what a pig does. */
export function blankScene(text: string): Scene {
  const [, animal = "pig", mood = "sly", thing = "nothing"] = BLANK_PICTURE.exec(text) ?? [];
  const [who, what] = [animal as Animal, thing as BlankThing];
  return { picture: () => picture(who, mood as BlankMood, what), nudge: [0, 0, 1], icon: () => sign(who, what) };
}

const RULE = "#B9A892";
const FORM_FACE = "'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','DejaVu Sans Condensed',sans-serif";

const COLOUR_BOXES: readonly Mark[] = ["berry", "carrot", "clover", "drop"];

function formFrame(): Drawing {
  return (
    SHEET +
    `<rect x="14" y="14" width="222" height="322" rx="13" fill="none" stroke="${RULE}" stroke-width="3" ` +
    'stroke-dasharray="9 8" stroke-linecap="round"/>'
  );
}

function hoofPrint(): Drawing {
  return (
    '<g opacity="0.75">' +
    shape("M-15 14C-19 -4 -14 -19 -5 -20C-2 -20 -1 -16 -1 -8V14Z", PALETTE.raspberry) +
    shape("M15 14C19 -4 14 -19 5 -20C2 -20 1 -16 1 -8V14Z", PALETTE.raspberry) +
    "</g>"
  );
}

/** Where the form's labels stand: its number, name, colour, where the card goes, what it does, who approves. */
const LABELS: readonly (readonly [y: number, size: number])[] = [
  [84, 12],
  [116, 11],
  [162, 11],
  [196, 11],
  [240, 11],
  [322, 10],
];

function label(text: string, y: number, size: number): Drawing {
  return `<text x="30" y="${y}" font-size="${size}" font-family="${FORM_FACE}" fill="#5B4A60">${escaped(text)}</text>`;
}

function wholeForm({ name, caption }: CardWords): Drawing {
  const boxes = COLOUR_BOXES.map(
    (mark, i) =>
      `<rect x="${96 + i * 32}" y="146" width="26" height="26" rx="6" fill="#fff" stroke="${RULE}" stroke-width="2.4"/>` +
      place(109 + i * 32, 159, 0, 0.5, MARKS[mark]()),
  );
  return (
    formFrame() +
    lettering(name, { x: 30, y: 34, height: 30, pen: 21, maxWidth: 138 }) +
    place(196, 54, 0, 1.2, MARKS.pig()) +
    LABELS.map(([y, size], i) => label(caption[i] ?? "", y, size)).join("") +
    boxes.join("") +
    line("M30 138H220M30 218H220M30 262H220M30 282H220", 2.4, RULE) +
    place(200, 306, 14, 0.9, hoofPrint())
  );
}

/** The form that a blank card is. Its words: a title, and the labels in the order of `LABELS`. */
export function blankForm(detail: CardDetail, words: CardWords): Drawing {
  const question = (x: number, y: number, height: number): Drawing =>
    lettering("?", { x, y, height, pen: 26, anchor: "middle", fill: RULE });
  switch (detail) {
    case "dense":
      return formFrame() + denseTab(question(53, 32, 74), denseMark("pig", 1.6));
    case "mini":
      return formFrame() + question(138, 150, 120) + thumbTab(thumbMark("pig"));
    case "hand":
    case "full":
      return wholeForm(words) + RIM;
  }
}
