/** The name on a card: one line of our letters, or two where one would have to be squeezed too hard. */

import type { Drawing } from "../ink";
import { layOut, lettering } from "../lettering";
import { CARD_WIDTH } from "./frame";

/** How one line of a name is set; `y` is its top and `height` its cap height, in card units. */
interface Setting {
  readonly y: number;
  readonly height: number;
  readonly pen: number;
  readonly track: number;
  readonly maxWidth: number;
}

/** A line on the `full` card that had to lose more of its width than this would be hard to read in the hand. */
const TIGHTEST = 0.7;

function oneLine(full: boolean, inset: number): Setting {
  const narrow = inset > 0;
  return full
    ? { y: 266 - inset, height: narrow ? 25 : 27, pen: 21, track: 8, maxWidth: narrow ? 190 : 206 }
    : { y: 283 - inset * 1.2, height: narrow ? 32 : 36, pen: 22, track: 8, maxWidth: narrow ? 188 : 208 };
}

function ofTwoLines(full: boolean, inset: number, index: number): Setting {
  return full
    ? { y: 260 - inset + index * 22.5, height: 15.5, pen: 22, track: 9, maxWidth: 192 }
    : { y: 271 - inset + index * 33, height: 24, pen: 22, track: 9, maxWidth: 190 };
}

function widthOf(text: string, { height, pen, track }: Setting): number {
  return (layOut(text, pen, track).width * height) / 100;
}

/** The two halves of a name, as equal as its words allow; none for a single word. */
export function halves(name: string): readonly [string, string] | null {
  const words = name.split(" ");
  const cuts = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longer = ([first, second]: readonly [string, string]): number =>
    Math.max(layOut(first).width, layOut(second).width);
  return cuts.sort((a, b) => longer(a) - longer(b))[0] ?? null;
}

export interface Title {
  readonly drawing: Drawing;
  readonly lines: 1 | 2;
}

function set(text: string, { y, height, pen, track, maxWidth }: Setting): Drawing {
  return lettering(text, { x: CARD_WIDTH / 2, y, height, pen, track, anchor: "middle", maxWidth });
}

/**
 * A name set for the `full` card or the one for the hand, on paper whose border takes `inset` units away. It has as
 * many lines on the one as on the other.
 */
export function title(name: string, full: boolean, inset: number): Title {
  const roomiest = oneLine(true, inset);
  const two = widthOf(name, roomiest) * TIGHTEST > roomiest.maxWidth ? halves(name) : null;
  if (!two) return { drawing: set(name, oneLine(full, inset)), lines: 1 };
  return { drawing: two.map((half, i) => set(half, ofTwoLines(full, inset, i))).join(""), lines: 2 };
}
