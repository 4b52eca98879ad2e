/** The paper of a card: 250 × 350 units, a coloured ground in a white frame, a tab in the corner. */

import type { Colour } from "../../faces";
import { clipped, type Drawing, line, place, shape } from "../ink";
import { lettering } from "../lettering";
import { MARKS, type Mark, suitedGround } from "../marks";
import { INK, PALETTE } from "../palette";

export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 350;

export const SHEET: Drawing =
  `<rect x="2" y="2" width="246" height="346" rx="24" fill="${PALETTE.paper}" stroke="${INK}" stroke-width="4"/>`;

/** Drawn last, over everything that reaches the edge. */
export const RIM: Drawing =
  `<rect x="2" y="2" width="246" height="346" rx="24" fill="none" stroke="${INK}" stroke-width="4"/>`;

/** The rim of small cards, which must survive being shrunk. */
const BOLD_RIM: Drawing =
  `<rect x="3" y="3" width="244" height="344" rx="24" fill="none" stroke="${INK}" stroke-width="6"/>`;

const WHOLE = `M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0Z`;

/** The ground inside the frame: a rectangle with round corners. */
export const GROUND = roundedRectangle(12, 12, 226, 326, 15);

/** Where the four quarters of a card of every colour lie: above, right, below, left. */
const QUARTERS: readonly (readonly [Colour, string])[] = [
  ["r", "M125 150L0 0H250Z"],
  ["o", "M125 150L250 0V350Z"],
  ["b", "M125 150L250 350H0Z"],
  ["g", "M125 150L0 350V0Z"],
];

export function roundedRectangle(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}` +
    `h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`
  );
}

/** The coloured ground with its pattern; without a colour, the four of them. */
export function ground(colour: Colour | null): Drawing {
  const painted = colour
    ? suitedGround(colour, WHOLE)
    : QUARTERS.map(([quarter, region]) => suitedGround(quarter, region)).join("") +
      line("M0 0L125 150L250 0M0 350L125 150L250 350", 5);
  return clipped(GROUND, painted);
}

const TAB_RIGHT = 74;
const TAB_BOTTOM = 102;

/** The corner tab: it is what a fan shows, so it is the card. What is on it is up to the caller. */
export function tab(contents: Drawing): Drawing {
  const [right, low, radius] = [TAB_RIGHT, TAB_BOTTOM - 18, TAB_RIGHT - 18];
  return (
    shape(`M5 20Q5 5 20 5H${right}V${low}Q${right} ${TAB_BOTTOM} ${radius} ${TAB_BOTTOM}H5Z`, PALETTE.paper) +
    line(`M${right} 12V${low}Q${right} ${TAB_BOTTOM} ${radius} ${TAB_BOTTOM}H12`, 4) +
    contents
  );
}

/** The mark below the value or the sign on a tab. */
export function tabMark(mark: Mark): Drawing {
  return place(40, 82, 0, 0.74, MARKS[mark]());
}

/** The half-card-high tab of cards in a crowded hand, with the rim. */
export function denseTab(top: Drawing, mark: Mark, markScale: number): Drawing {
  return (
    shape("M6 24Q6 6 24 6H116V190Q116 212 94 212H6Z", PALETTE.paper) +
    line("M116 12V190Q116 212 94 212H12") +
    top +
    place(54, 164, 0, markScale, MARKS[mark]()) +
    BOLD_RIM
  );
}

/** The tab of a thumb-sized card: the mark alone, as large as it goes, with the rim. */
export function thumbTab(mark: Mark | null): Drawing {
  if (!mark) return BOLD_RIM;
  return (
    shape("M6 24Q6 6 24 6H112V92Q112 112 92 112H6Z", PALETTE.paper) +
    line("M112 12V92Q112 112 92 112H12") +
    place(58, 60, 0, 2.05, MARKS[mark]()) +
    BOLD_RIM
  );
}

/** A card's name in our letters, squeezed or shrunk to the width of the card. */
export function nameLine(name: string, y: number, height: number, pen: number, maxWidth: number): Drawing {
  return lettering(name, { x: CARD_WIDTH / 2, y, height, pen, anchor: "middle", maxWidth });
}
