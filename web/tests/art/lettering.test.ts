import { describe, expect, it } from "vitest";
import { ALPHABET } from "../../src/art/alphabet";
import { canLetter, layOut, lettering, letteringPicture } from "../../src/art/lettering";

function width(character: string): number {
  return ALPHABET.get(character)?.width ?? Number.NaN;
}

/** What the outermost group scales by. */
function scaleOf(drawing: string): readonly [x: number, y: number] {
  const [, x, y] = /scale\(([\d.]+) ([\d.]+)\)/.exec(drawing) ?? [];
  return [Number(x), Number(y)];
}

describe("the alphabet", () => {
  it("spells Russian, English, numbers and the signs of the interface", () => {
    expect(canLetter("Съешь же ещё этих мягких французских булок, да выпей чаю!")).toBe(true);
    expect(canLetter("The quick brown fox jumps over the lazy dog? №1 «Swine» – 23456789·0×/+→…")).toBe(true);
  });

  it.each(["李雷", "🐷", "Łódź", "100%"])("says that it cannot spell %j", (text) => {
    expect(canLetter(text)).toBe(false);
  });
});

describe("a line of letters", () => {
  it("is as wide as its letters and the gaps between them", () => {
    expect(layOut("ХРЮ", 20, 8).width).toBe(width("Х") + width("Р") + width("Ю") + 2 * 28);
    expect(layOut("Ж", 20, 8).width).toBe(width("Ж"));
    expect(layOut("").width).toBe(0);
  });

  it("places each letter after the one before; a space brings no pen", () => {
    const [o, space, n] = layOut("О Н", 20, 8).letters;
    expect([o?.x, space?.x, n?.x]).toEqual([0, width("О") + 28, width("О") + 28 + width(" ")]);
  });

  it("counts characters, not code units, and marks what it does not know", () => {
    const { letters } = layOut("🐷Я");
    expect(letters.map(({ glyph }) => glyph)).toEqual([ALPHABET.get("?"), ALPHABET.get("Я")]);
  });
});

describe("letters fitted into a drawing", () => {
  const wide = layOut("ХЛОПКОПЫТ").width;

  it("keep their shape where there is room", () => {
    expect(scaleOf(lettering("ХЛОПКОПЫТ", { x: 0, y: 0, height: 50, maxWidth: wide }))).toEqual([0.5, 0.5]);
  });

  it("are squeezed sideways a little where there is less", () => {
    const [x, y] = scaleOf(lettering("ХЛОПКОПЫТ", { x: 0, y: 0, height: 100, maxWidth: wide * 0.9 }));
    expect(y).toBe(1);
    expect(x).toBeCloseTo(0.9, 3);
  });

  it("get smaller rather than narrower than 80 %", () => {
    const [x, y] = scaleOf(lettering("ХЛОПКОПЫТ", { x: 0, y: 0, height: 100, maxWidth: wide * 0.4 }));
    expect(x / y).toBeCloseTo(0.8, 3);
    expect(x * wide).toBeCloseTo(wide * 0.4, 0);
  });

  it("leave room for what rises above and hangs below the line", () => {
    const plain = letteringPicture("ХРЮ");
    expect(letteringPicture("ХРЙ").height).toBeGreaterThan(plain.height);
    expect(letteringPicture("ХРЙ").top).toBeLessThan(plain.top);
    expect(letteringPicture("ХРЩ").height).toBeGreaterThan(plain.height);
    expect(letteringPicture("ХРЩ").top).toBe(plain.top);
  });
});
