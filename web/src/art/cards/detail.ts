/**
 * How much of a card is drawn. `mini`: mark and value, for cards under 58 px; `hand`: picture and name; `full`: with
 * its two lines of words; `dense`: a large tab only, for crowded hands.
 */
export type CardDetail = "mini" | "hand" | "full" | "dense";

/** The most detail that can still be read at a width in CSS pixels. */
export function detailForWidth(width: number): CardDetail {
  if (width < 58) return "mini";
  return width < 150 ? "hand" : "full";
}
