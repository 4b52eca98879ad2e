import { describe, expect, it } from "vitest";
import { ANIMALS } from "../../src/art/animals";
import { avatar, bust, MOODS, rejoicing } from "../../src/art/avatar";
import { type CardDetail, cardPicture, detailForWidth, drawCard } from "../../src/art/cards";
import { printedWords } from "../../src/art/cardWords";
import { inScope } from "../../src/art/ink";
import { type Look, WARDROBE } from "../../src/art/look";
import { office } from "../../src/art/office";
import { FACE_CODES } from "../../src/faces";
import { LANGUAGES } from "../../src/words";

const DETAILS: readonly CardDetail[] = ["mini", "hand", "full", "dense"];

const PLAIN: Omit<Look, "animal"> = { hat: null, glasses: null, neck: "tie", background: 3 };

function* allDrawings(): Generator<readonly [name: string, drawing: string]> {
  for (const face of [...FACE_CODES, "back"])
    for (const detail of DETAILS)
      for (const spoken of LANGUAGES) yield [`${face} ${detail} ${spoken}`, drawCard(face, detail, printedWords(face, spoken))];
  for (const animal of ANIMALS) {
    for (const mood of MOODS) yield [`${animal} ${mood}`, avatar({ ...PLAIN, animal }, mood)];
    for (const hat of WARDROBE.hat) yield [`${animal} ${hat}`, bust({ ...PLAIN, animal, hat }, "resting")];
    for (const glasses of WARDROBE.glasses) yield [`${animal} ${glasses}`, bust({ ...PLAIN, animal, glasses }, "happy")];
    yield [`${animal} wins`, rejoicing({ ...PLAIN, animal })];
  }
  yield ["office", office()];
}

const DRAWINGS = [...allDrawings()];

function found(drawing: string, pattern: RegExp): string[] {
  return [...drawing.matchAll(pattern)].map((match) => match[1] ?? "");
}

describe("every drawing", () => {
  it("is there", () => {
    // 54 faces in 4 details and 2 languages, 4 animals in moods, hats, glasses and joy, the office.
    expect(DRAWINGS.length).toBe(54 * 4 * 2 + 4 * (MOODS.length + WARDROBE.hat.length + WARDROBE.glasses.length + 1) + 1);
  });

  it("opens and closes its elements in order", () => {
    for (const [name, drawing] of DRAWINGS) {
      const open: string[] = [];
      for (const [, closing, element = "", own] of drawing.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
        if (closing) expect(open.pop(), name).toBe(element);
        else if (!own) open.push(element);
      }
      expect(open, name).toEqual([]);
    }
  });

  it("has no number that is none", () => {
    for (const [name, drawing] of DRAWINGS) expect(drawing, name).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  });

  it("refers only to what it defines, once and in its own scope", () => {
    for (const [name, drawing] of DRAWINGS) {
      const scoped = inScope(drawing, "here");
      const definitions = found(scoped, /\bid="([^"]+)"/g);
      const defined = new Set(definitions);
      expect(definitions.length, name).toBe(defined.size);
      const used = found(scoped, /url\(#([^)]+)\)/g);
      expect(used.filter((id) => !defined.has(id)), name).toEqual([]);
      expect([...defined].filter((id) => !id.startsWith("here-")), name).toEqual([]);
    }
  });

  it("gives one identifier to one thing only", () => {
    const content = new Map<string, string>();
    for (const [name, drawing] of DRAWINGS)
      for (const [, element, id = "", inner = ""] of drawing.matchAll(/<(clipPath|pattern) id="([^"]+)"[^>]*>(.*?)<\/\1>/g)) {
        const before = content.get(id) ?? element + inner;
        expect(element + inner, `${id} in ${name}`).toBe(before);
        content.set(id, before);
      }
    expect(content.size).toBeGreaterThan(50);
  });

  it("fetches nothing", () => {
    for (const [name, drawing] of DRAWINGS) expect(drawing, name).not.toMatch(/href|https?:|@import/);
  });
});

describe("a card's picture", () => {
  it("is drawn once and shared", () => {
    const words = printedWords("khapyozh.r", "ru");
    expect(cardPicture("khapyozh.r", "hand", words)).toBe(cardPicture("khapyozh.r", "hand", words));
  });

  it("differs by face, detail and language", () => {
    const pictures = DETAILS.flatMap((detail) =>
      FACE_CODES.flatMap((face) => LANGUAGES.map((spoken) => cardPicture(face, detail, printedWords(face, spoken)))),
    );
    const numbersAndDense = new Set(pictures).size;
    // Names and captions are on the pictures of the 21 special cards only; `hand` and `full` numbers differ in size.
    expect(numbersAndDense).toBe(53 * 4 + 21 * 2);
  });

  it("shows the most that can be read", () => {
    expect([44, 57, 58, 149, 150, 300].map(detailForWidth)).toEqual(["mini", "mini", "hand", "hand", "full", "full"]);
  });

  it("escapes its words", () => {
    const drawing = drawCard("polisvin", "full", { name: "A", caption: ["Tom & <Jerry>", ""] });
    expect(drawing).toContain("Tom &amp; &lt;Jerry>");
  });
});
