/** The ways that things go over the felt: gifts, winks, glances, what is thrown. */

import { type Drawing, star } from "../ink";
import { PALETTE } from "../palette";

function stroked(d: string, colour: string, width: number, dashes: string): Drawing {
  return (
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" ` +
    'stroke-linecap="round"/>'
  );
}

/** Dots: the way that a gift goes, or a mark moves. On the felt they are its own quiet line. */
export function dottedWay(d: string, colour = "var(--mat-line)"): Drawing {
  return stroked(d, colour, 5, "2 13");
}

/** Dashes in paper: the way that something is thrown. */
export function throwingLine(d: string): Drawing {
  return stroked(d, PALETTE.paper, 5, "18 14");
}

/** Dashes in raspberry: who has seen whom. */
export function glance(d: string): Drawing {
  return stroked(d, PALETTE.raspberry, 5, "14 10");
}

/** A four-pointed spark; winks leave a few of them on their way, each a little smaller. */
export function spark(x: number, y: number, size = 15): Drawing {
  return star(x, y, size, size * 0.4, 4, PALETTE.yellow, 0, 4);
}
