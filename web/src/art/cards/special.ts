import type { SpecialFace } from "../../faces";
import { clipped, type Drawing, ellipse, line, place, shape } from "../ink";
import { type Mark, SUITS } from "../marks";
import { PALETTE } from "../palette";
import type { CardDetail } from "./detail";
import { denseTab, ground, nameLine, RIM, roundedRectangle, SHEET, tab, tabMark, thumbTab } from "./frame";
import { SCENES } from "./scenes";
import type { Scene } from "./scenes/scene";

/** What is printed on a special card: its name, and two short lines below it. */
export interface CardWords {
  readonly name: string;
  readonly caption: readonly string[];
}

const CAPTION_FACE =
  "'Avenir Next','Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Ubuntu,'DejaVu Sans Condensed',sans-serif";

/** A pig stands on a spot of cream: pink on raspberry would drown. */
const SPOT = "M125 58C188 54 226 98 224 156C222 214 182 250 124 250C66 250 28 214 28 158C28 100 64 62 125 58Z";

/** The picture may reach over the frame at the top, and no further at the sides. */
const PICTURE_WINDOW = roundedRectangle(12, 4, 226, 334, 15);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function denseCard(face: SpecialFace, scene: Scene, mark: Mark): Drawing {
  const sign = place(54, 70, 0, scene.denseIcon, scene.icon());
  return SHEET + ground(face.colour) + denseTab(sign, mark, face.colour ? 1.65 : 1.6);
}

function thumbCard(face: SpecialFace, scene: Scene, mark: Mark): Drawing {
  const { scale, onPaper } = scene.thumb;
  const sign = onPaper
    ? place(138, 200, 0, scale, ellipse(0, 0, 27, 27, PALETTE.paper) + place(0, 0, 0, 0.82, scene.icon()))
    : place(132, 204, 0, scale, scene.icon());
  return SHEET + ground(face.colour) + sign + thumbTab(face.colour ? mark : null);
}

function caption(lines: readonly string[]): Drawing {
  return lines
    .map(
      (text, i) =>
        `<text x="125" y="${314 + i * 15.5}" text-anchor="middle" font-size="13" ` +
        `font-family="${CAPTION_FACE}" fill="#4A3A50">${escaped(text)}</text>`,
    )
    .join("");
}

/** The strip of paper with the name, `top` units from the upper edge. */
function strip(top: number, words: Drawing): Drawing {
  return (
    shape(`M8 ${top}Q125 ${top - 7} 242 ${top}V342H8Z`, PALETTE.paper) +
    line(`M12 ${top}Q125 ${top - 7} 238 ${top}`, 4) +
    words
  );
}

function pictureCard(face: SpecialFace, scene: Scene, mark: Mark, words: CardWords, full: boolean): Drawing {
  const [dx, dy, nudged] = scene.nudge;
  const stripTop = full ? 252 : 262;
  const picture = place(132 + dx, (full ? 150 : 156) + dy, 0, (full ? 0.8 : 0.86) * nudged, scene.picture());
  const name = full
    ? nameLine(words.name, 266, 27, 21, 206) + caption(words.caption)
    : nameLine(words.name, 283, 36, 22, 208);
  return (
    SHEET +
    ground(face.colour) +
    clipped(`M-20 -60H270V${stripTop}H-20Z`, shape(SPOT, PALETTE.paper) + clipped(PICTURE_WINDOW, picture)) +
    strip(stripTop, name) +
    tab(place(40, 39, 0, 0.8, scene.icon()) + tabMark(mark)) +
    RIM
  );
}

export function specialCard(face: SpecialFace, detail: CardDetail, words: CardWords): Drawing {
  const scene = SCENES[face.kind];
  const mark = face.colour ? SUITS[face.colour].mark : "pig";
  switch (detail) {
    case "dense":
      return denseCard(face, scene, mark);
    case "mini":
      return thumbCard(face, scene, mark);
    case "hand":
    case "full":
      return pictureCard(face, scene, mark, words, detail === "full");
  }
}
