/** Where the cards of a hand lie: a fan while every corner can be seen, otherwise rows of overlapping tabs. */

export interface Laid {
  readonly left: number;
  readonly top: number;
  /** Degrees. */
  readonly tilt: number;
}

export interface HandLayout {
  readonly cardWidth: number;
  readonly height: number;
  /** Crowded: only the corner of each card is drawn, large. */
  readonly dense: boolean;
  readonly cards: readonly Laid[];
}

/** Less of a card than this cannot be hit with a thumb. */
const NARROWEST_TAB = 27;
/** Crowded cards are this share of the usual width: what counts is their corner, which is drawn larger. */
const DENSE_SHARE = 0.66;
const LIFT_ROOM = 26;

/**
 * The layout of `count` cards in `width` CSS pixels, with cards `cardWidth` wide while there is room. `visible` is how
 * much of a card's height is shown: on a small screen the lower part lies behind the buttons.
 */
export function layHand(count: number, width: number, cardWidth: number, visible = 1): HandLayout {
  const step = count > 1 ? Math.min(cardWidth * 0.72, (width - cardWidth) / (count - 1)) : 0;
  if (count > 1 && step < NARROWEST_TAB) return layRows(count, width, cardWidth);
  const left = (width - (step * (count - 1) + cardWidth)) / 2;
  const arc = Math.min(10, count);
  const cards = Array.from({ length: count }, (_, i) => {
    const turn = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
    return { left: left + i * step, top: LIFT_ROOM + turn * turn * arc * 1.2, tilt: turn * arc * 0.55 };
  });
  return { cardWidth, height: LIFT_ROOM + cardWidth * 1.4 * visible + arc * 1.2, dense: false, cards };
}

function layRows(count: number, width: number, widest: number): HandLayout {
  const cardWidth = Math.round(widest * DENSE_SHARE);
  const fitting = Math.max(2, Math.floor((width - cardWidth) / (cardWidth * 0.35)) + 1);
  const rows = Math.max(2, Math.ceil(count / fitting));
  const each = Math.ceil(count / rows);
  const step = Math.min(cardWidth * 0.8, (width - cardWidth) / Math.max(1, each - 1));
  const left = (width - (step * (each - 1) + cardWidth)) / 2;
  const cards = Array.from({ length: count }, (_, i) => ({
    left: left + (i % each) * step,
    top: 12 + Math.floor(i / each) * cardWidth,
    tilt: 0,
  }));
  return { cardWidth, height: 12 + (rows - 1) * cardWidth + cardWidth * 1.4, dense: true, cards };
}
