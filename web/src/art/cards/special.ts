import type { Colour, SpecialFace } from "../../faces";
import { clipped, type Drawing, ellipse, line, place, shape } from "../ink";
import { SUITS } from "../marks";
import { INK, PALETTE } from "../palette";
import type { CardDetail } from "./detail";
import { denseMark, denseTab, ground, RIM, roundedRectangle, SHEET, tab, tabMark, thumbMark, thumbTab } from "./frame";
import { type Paper, paperGround, PAPERS } from "./paper";
import { DENSE_ICON, type Scene, THUMB } from "./scenes/scene";
import { sceneOf } from "./scenes/shelf";
import { title } from "./title";
import { cornerValue, denseValue, thumbValue } from "./value";

/** What is printed on a special card: its name, and two short lines below it. */
export interface CardWords {
  readonly name: string;
  readonly caption: readonly string[];
}

/** All that tells one special card from another, words aside. */
export interface SpecialPrint {
  readonly colour: Colour | null;
  readonly value: number | null;
  readonly paper: Paper;
  /** None while it is on its way: the card is drawn without picture and sign. */
  readonly scene: Scene | undefined;
}

const CAPTION_FACE =
  "'Avenir Next','Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Ubuntu,'DejaVu Sans Condensed',sans-serif";

/** Nobody stands on the bare colour: pink on raspberry would drown. */
const SPOT = "M125 58C188 54 226 98 224 156C222 214 182 250 124 250C66 250 28 214 28 158C28 100 64 62 125 58Z";

/** The picture may reach over the frame at the top, and no further at the sides. */
const PICTURE_WINDOW = roundedRectangle(12, 4, 226, 334, 15);

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function markOf({ colour, paper }: SpecialPrint): Paper["mark"] {
  return colour ? SUITS[colour].mark : paper.mark;
}

/** The scene's sign somewhere on the card. */
function sign(scene: Scene | undefined, x: number, y: number, scale: number): Drawing {
  return scene ? place(x, y, 0, scale, scene.icon()) : "";
}

function paintedSheet({ colour, paper, scene }: SpecialPrint): Drawing {
  return SHEET + ground(scene?.ground?.() ?? paperGround(paper, colour));
}

function denseCard(print: SpecialPrint): Drawing {
  const { colour, value, paper, scene } = print;
  const contents =
    value === null
      ? denseTab(sign(scene, 54, 70, scene?.denseIcon ?? DENSE_ICON), denseMark(markOf(print), colour ? 1.65 : 1.6))
      : denseTab(denseValue(value), sign(scene, 55, 162, 1.5));
  return paintedSheet(print) + paper.border + contents;
}

function thumbSign({ value, scene }: SpecialPrint): Drawing {
  if (value !== null) return ellipse(136, 212, 88, 88, PALETTE.paper, INK, 6) + sign(scene, 136, 212, 2.5);
  const { scale, onPaper } = scene?.thumb ?? THUMB;
  return onPaper
    ? place(138, 200, 0, scale, ellipse(0, 0, 27, 27, PALETTE.paper) + sign(scene, 0, 0, 0.82))
    : sign(scene, 132, 204, scale);
}

function thumbCard(print: SpecialPrint): Drawing {
  const { value, paper, scene } = print;
  const mark = value === null ? thumbMark(markOf(print)) : thumbValue(value);
  // A card whose own ground tells its colours needs no mark.
  return paintedSheet(print) + paper.border + thumbSign(print) + thumbTab(scene?.ground ? null : mark);
}

function caption(lines: readonly string[], inset: number, titleLines: 1 | 2): Drawing {
  const [rise, step] = titleLines === 2 ? [0.7, 14.2] : [1.35, 15.5];
  return lines
    .map(
      (text, i) =>
        `<text x="125" y="${314 - inset * rise + i * step}" text-anchor="middle" font-size="13" ` +
        `font-family="${CAPTION_FACE}" fill="#4A3A50">${escaped(text)}</text>`,
    )
    .join("");
}

/** The strip of paper for the words, `top` units from the upper edge. */
function strip(top: number): Drawing {
  return (
    shape(`M8 ${top}Q125 ${top - 7} 242 ${top}V342H8Z`, PALETTE.paper) +
    line(`M12 ${top}Q125 ${top - 7} 238 ${top}`, 4)
  );
}

function picture({ paper, scene }: SpecialPrint, full: boolean): Drawing {
  const spot = shape(SPOT, paper.spot);
  if (!scene) return spot;
  const [dx, dy, nudged] = scene.nudge;
  const placed = place(132 + dx, (full ? 150 : 156) + dy, 0, (full ? 0.8 : 0.86) * nudged, scene.picture());
  return (scene.backdrop?.() ?? spot) + clipped(PICTURE_WINDOW, placed);
}

function pictureCard(print: SpecialPrint, words: CardWords, full: boolean): Drawing {
  const { value, paper, scene } = print;
  const stripTop = (full ? 252 : 262) - paper.inset;
  const name = title(words.name, full, paper.inset);
  const corner =
    value === null
      ? sign(scene, 40, paper.sign.y, paper.sign.scale) + tabMark(markOf(print))
      : cornerValue(value) + sign(scene, 40, 82, 0.62);
  return (
    paintedSheet(print) +
    clipped(`M-20 -60H270V${stripTop}H-20Z`, picture(print, full)) +
    strip(stripTop) +
    paper.border +
    tab(corner) +
    name.drawing +
    (full ? caption(words.caption, paper.inset, name.lines) : "") +
    RIM
  );
}

export function printedCard(print: SpecialPrint, detail: CardDetail, words: CardWords): Drawing {
  switch (detail) {
    case "dense":
      return denseCard(print);
    case "mini":
      return thumbCard(print);
    case "hand":
    case "full":
      return pictureCard(print, words, detail === "full");
  }
}

export function specialCard({ kind, colour, value, family }: SpecialFace, detail: CardDetail, words: CardWords): Drawing {
  return printedCard({ colour, value, paper: PAPERS[family], scene: sceneOf(kind) }, detail, words);
}
