import type { NumberFace } from "../../faces";
import type { Drawing } from "../ink";
import { SUITS, suitedGround } from "../marks";
import type { CardDetail } from "./detail";
import { digit } from "./digits";
import { denseMark, denseTab, ground, RIM, SHEET, tab, tabMark, thumbMark, thumbTab, WHOLE } from "./frame";
import { cornerValue, denseValue } from "./value";

export function numberCard({ value, colour }: NumberFace, detail: CardDetail): Drawing {
  const { mark } = SUITS[colour];
  const paper = SHEET + ground(suitedGround(colour, WHOLE));
  switch (detail) {
    case "dense":
      return paper + digit(value, 172, 214, 150, true) + denseTab(denseValue(value), denseMark(mark, 1.7));
    case "mini":
      return paper + digit(value, 138, 196, 200, true) + thumbTab(thumbMark(mark));
    case "hand":
    case "full": {
      const corner = tab(cornerValue(value) + tabMark(mark));
      return (
        paper +
        corner +
        `<g transform="rotate(180 125 175)">${corner}</g>` +
        digit(value, 126, 179, detail === "hand" ? 150 : 140) +
        RIM
      );
    }
  }
}
