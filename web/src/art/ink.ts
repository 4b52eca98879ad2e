/**
 * The hand: the few strokes that every drawing is made of.
 *
 * A drawing is SVG markup in the coordinates of whoever places it; angles are degrees, lengths are units of the view
 * box. Identifiers (clip paths, patterns) are made from their content and carry a mark that `inScope` replaces, so that
 * the same drawing is always the same text, and two drawings on one page never share an identifier.
 */

import { INK } from "./palette";

export type Drawing = string;

/** Width of the outline, the same everywhere on an object. */
export const STROKE = 6;

/** Stands before every identifier until the drawing is put on a page; occurs nowhere else in a drawing. */
const SCOPE_MARK = "@";

/** An identifier for something defined inside a drawing: equal content, equal identifier (32-bit FNV-1a). */
export function identifier(content: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < content.length; i++) hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193);
  return SCOPE_MARK + (hash >>> 0).toString(36);
}

const DEFINITION = /<(clipPath|pattern) id="([^"]+)"[^>]*>.*?<\/\1>/g;

/** The drawing with its identifiers made unique to `scope`, a text fit to begin an XML name; each is defined once. */
export function inScope(drawing: Drawing, scope: string): Drawing {
  const defined = new Set<string>();
  const once = drawing.replace(DEFINITION, (definition: string, _element: string, id: string) => {
    if (defined.has(id)) return "";
    defined.add(id);
    return definition;
  });
  return once.replaceAll(SCOPE_MARK, `${scope}-`);
}

/** Four digits after the point at most: enough for any screen. */
export function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** A filled path, outlined when `stroke` is given. */
export function shape(d: string, fill: string, stroke?: string, width = STROKE): Drawing {
  const outline = stroke
    ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : "";
  return `<path d="${d}" fill="${fill}"${outline}/>`;
}

/** A stroke of the pen. */
export function line(d: string, width = STROKE, colour: string = INK): Drawing {
  return shape(d, "none", colour, width);
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  stroke?: string,
  width = STROKE,
  rotation = 0,
): Drawing {
  const outline = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : "";
  const turned = rotation ? ` transform="rotate(${rotation} ${x} ${y})"` : "";
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${outline}${turned}/>`;
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  outline = 5,
): Drawing {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ` +
    `fill="${fill}" stroke="${INK}" stroke-width="${outline}"/>`
  );
}

/** Moves, then turns, then scales a drawing. */
export function place(x: number, y: number, rotation: number, scale: number, drawing: Drawing): Drawing {
  const turned = rotation ? ` rotate(${rotation})` : "";
  const scaled = scale !== 1 ? ` scale(${scale})` : "";
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${drawing}</g>`;
}

/** The drawing with left and right changed over. */
export function mirrored(drawing: Drawing): Drawing {
  return `<g transform="scale(-1 1)">${drawing}</g>`;
}

/** A named part of a drawing, so that the page can move it on its own (a blink, a breath, an ear). */
export function part(name: string, drawing: Drawing): Drawing {
  return `<g class="${name}">${drawing}</g>`;
}

/** The drawing, cut to the inside of a path. */
export function clipped(d: string, drawing: Drawing): Drawing {
  const id = identifier(d);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

interface BlobOptions {
  /** How far the lit side is moved to the upper left, which leaves the crescent of shade. */
  dx?: number;
  dy?: number;
  /** Width of the outline. */
  width?: number;
  /** What is painted on the shape, inside its outline. */
  inner?: Drawing;
}

/** A filled shape with a crescent of shade on the lower right: the only shading there is. */
export function blob(d: string, fill: string, shade?: string, options: BlobOptions = {}): Drawing {
  const { dx = -7, dy = -7, width = STROKE, inner = "" } = options;
  const ground = `<path d="${d}" fill="${shade ?? fill}"/>`;
  const lit = shade
    ? `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="2" transform="translate(${dx} ${dy})"/>`
    : "";
  return `<g>${clipped(d, ground + lit + inner)}${line(d, width)}</g>`;
}

/** A tube along a path: arms, tails, handles. `edge` is the width of its outline. */
export function limb(d: string, width: number, fill: string, edge = STROKE): Drawing {
  return line(d, round(width + 2 * edge * 0.92)) + line(d, width, fill);
}

/** A star of `points` rays; `turn` in radians. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  fill: string,
  turn = 0,
  width = 5,
): Drawing {
  return shape(starPath(x, y, outer, inner, points, turn), fill, INK, width);
}

export function starPath(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 ? inner : outer;
    const angle = (i * Math.PI) / points + turn;
    d += `${i ? "L" : "M"}${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }
  return `${d}Z`;
}
