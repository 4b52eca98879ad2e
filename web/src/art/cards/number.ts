import type { NumberFace } from "../../faces";
import type { Drawing } from "../ink";
import { lettering } from "../lettering";
import { SUITS } from "../marks";
import type { CardDetail } from "./detail";
import { digit } from "./digits";
import { denseTab, ground, RIM, SHEET, tab, tabMark, thumbTab } from "./frame";

export function numberCard({ value, colour }: NumberFace, detail: CardDetail): Drawing {
  const { mark } = SUITS[colour];
  const paper = SHEET + ground(colour);
  switch (detail) {
    case "dense": {
      const large = lettering(String(value), { x: 53, y: 32, height: 74, pen: 26, anchor: "middle" });
      return paper + digit(value, 172, 214, 150, true) + denseTab(large, mark, 1.7);
    }
    case "mini":
      return paper + digit(value, 138, 196, 200, true) + thumbTab(mark);
    case "hand":
    case "full": {
      const corner = tab(
        lettering(String(value), { x: 40, y: 18, height: 38, pen: 25, anchor: "middle" }) + tabMark(mark),
      );
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
