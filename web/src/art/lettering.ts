/** Words set in our own alphabet. Names, headings and big buttons use it; sentences use the system's faces. */

import { ALPHABET, type Glyph } from "./alphabet";
import { type Drawing, round } from "./ink";
import { INK } from "./palette";

const CAP_HEIGHT = 100;

/** Squeezing a word below this share of its width would spoil the letters: it gets smaller instead. */
const TIGHTEST_SQUEEZE = 0.8;

const UNKNOWN: Glyph = ALPHABET.get("?") as Glyph;

export interface LetteringStyle {
  /** Width of the pen, at cap height 100. */
  pen?: number;
  /** Space between letters beside the pen's own width, at cap height 100. */
  track?: number;
  fill?: string;
  /** Colour of the outline round the letters; without it there is none. */
  outline?: string;
  outlineWidth?: number;
  /** How unevenly the letters dance; 0 is a straight line. */
  jitter?: number;
  /** Colour of a hard shadow below. */
  shadow?: string;
}

export interface LetteringPlace extends LetteringStyle {
  x: number;
  y: number;
  /** Cap height in units of the drawing. */
  height: number;
  anchor?: "start" | "middle" | "end";
  maxWidth?: number;
}

interface PlacedLetter {
  readonly glyph: Glyph;
  readonly x: number;
}

/** A word cut into letters, each with its distance from the start. */
export interface Line {
  readonly letters: readonly PlacedLetter[];
  readonly width: number;
}

/** Whether every letter of the text is in the alphabet; other texts want the system's face. */
export function canLetter(text: string): boolean {
  return [...text.toUpperCase()].every((character) => ALPHABET.has(character));
}

/** Sets a text in one line, at cap height 100. Letters that the alphabet does not have become question marks. */
export function layOut(text: string, pen = 20, track = 8): Line {
  const letters: PlacedLetter[] = [];
  let x = 0;
  for (const character of text.toUpperCase()) {
    const glyph = ALPHABET.get(character) ?? UNKNOWN;
    letters.push({ glyph, x });
    x += glyph.width + (character === " " ? 0 : pen + track);
  }
  return { letters, width: Math.max(0, x - (pen + track)) };
}

interface Pass {
  colour: string;
  width: number;
  jitter?: number;
  dy?: number;
  /** Further attributes of every letter's stroke. */
  dash?: string;
  /** Only the first stroke of each letter. */
  firstStroke?: boolean;
}

/** Goes once over the line with one pen. */
export function strokeLine(line: Line, { colour, width, jitter = 0, dy = 0, dash, firstStroke }: Pass): Drawing {
  const letters = line.letters.map(({ glyph, x }, i) => {
    if (!glyph.path) return "";
    const lift = jitter ? (((i * 37) % 5) - 2) * jitter : 0;
    const lean = jitter ? ` rotate(${round((((i * 53) % 7) - 3) * jitter * 0.5)} ${glyph.width / 2} 50)` : "";
    const path = firstStroke ? glyph.path.replace(/^(M[^M]*)M.*$/, "$1") : glyph.path;
    return `<path transform="translate(${x} ${round(dy + lift)})${lean}" d="${path}"/>`;
  });
  const dashed = dash ? ` ${dash}` : "";
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashed}>` +
    `${letters.join("")}</g>`
  );
}

function strokes(line: Line, style: LetteringStyle): Drawing {
  const { pen = 20, fill = INK, outline, outlineWidth = 10, jitter = 0, shadow } = style;
  const outer = pen + outlineWidth * 2;
  return (
    (shadow
      ? strokeLine(line, { colour: shadow, width: outline ? outer : pen, jitter, dy: round(outlineWidth * 0.9) })
      : "") +
    (outline ? strokeLine(line, { colour: outline, width: outer, jitter }) : "") +
    strokeLine(line, { colour: fill, width: pen, jitter })
  );
}

/** A text fitted into a drawing. */
export function lettering(text: string, options: LetteringPlace): Drawing {
  const { x, y, height, pen = 20, track = 8, anchor = "start", maxWidth } = options;
  const line = layOut(text, pen, track);
  let scale = height / CAP_HEIGHT;
  let squeeze = 1;
  let width = line.width * scale;
  if (maxWidth !== undefined && width > maxWidth) {
    squeeze = maxWidth / width;
    width = maxWidth;
    if (squeeze < TIGHTEST_SQUEEZE) {
      scale *= squeeze / TIGHTEST_SQUEEZE;
      squeeze = TIGHTEST_SQUEEZE;
    }
  }
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const top = y + (height - CAP_HEIGHT * scale) / 2;
  return (
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) ` +
    `scale(${(scale * squeeze).toFixed(4)} ${scale.toFixed(4)})">${strokes(line, { ...options, pen })}</g>`
  );
}

/** A text as a picture of its own: its view box (cap height 100, the first letter's foot at 0 100) and its strokes. */
export interface LetteringPicture {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
}

export function letteringPicture(text: string, style: LetteringStyle = {}): LetteringPicture {
  const { pen = 20, track = 8, outline, outlineWidth = 10, jitter = 0, shadow } = style;
  const line = layOut(text, pen, track);
  const pad = pen / 2 + (outline ? outlineWidth : 0) + 2;
  const dance = jitter * 3;
  const ascent = /[ЙЁ]/i.test(text) ? 24 : 0;
  const descent = /[ЩЦД,]/i.test(text) ? 16 : 0;
  return {
    left: -pad,
    top: -pad - ascent - dance,
    width: line.width + pad * 2,
    height: CAP_HEIGHT + pad * 2 + ascent + descent + dance * 2 + (shadow ? outlineWidth : 0),
    drawing: strokes(line, style),
  };
}
