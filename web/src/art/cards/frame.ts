/** The paper of a card: 250 × 350 units, a coloured ground in a white frame, a tab in the corner. */

import { clipped, type Drawing, line, place, shape } from "../ink";
import { MARKS, type Mark } from "../marks";
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

export const WHOLE = `M0 0H${CARD_WIDTH}V${CARD_HEIGHT}H0Z`;

/** The ground inside the frame: a rectangle with round corners. */
export const GROUND = roundedRectangle(12, 12, 226, 326, 15);

export function roundedRectangle(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}` +
    `h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`
  );
}

/** What the card is painted with, inside its white frame. */
export function ground(painted: Drawing): Drawing {
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
export function denseTab(top: Drawing, below: Drawing): Drawing {
  return (
    shape("M6 24Q6 6 24 6H116V190Q116 212 94 212H6Z", PALETTE.paper) +
    line("M116 12V190Q116 212 94 212H12") +
    top +
    below +
    BOLD_RIM
  );
}

/** The mark on a dense tab. */
export function denseMark(mark: Mark, scale: number): Drawing {
  return place(54, 164, 0, scale, MARKS[mark]());
}

/** The tab of a thumb-sized card, one thing on it as large as it goes, with the rim; or the rim alone. */
export function thumbTab(contents: Drawing | null): Drawing {
  if (contents === null) return BOLD_RIM;
  return (
    shape("M6 24Q6 6 24 6H112V92Q112 112 92 112H6Z", PALETTE.paper) +
    line("M112 12V92Q112 112 92 112H12") +
    contents +
    BOLD_RIM
  );
}

/** The mark on a thumb-sized card's tab. */
export function thumbMark(mark: Mark): Drawing {
  return place(58, 60, 0, 2.05, MARKS[mark]());
}
