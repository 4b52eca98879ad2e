import { describe, expect, it } from "vitest";
import { ANIMALS } from "../../src/art/animals";
import { avatar, bust, MOODS, rejoicing } from "../../src/art/avatar";
import {
  type BlankDesign,
  type CardDetail,
  cardPicture,
  detailForWidth,
  drawCard,
  fetchBlankPictures,
  fetchScenes,
  isAtHand,
  setBlankDesigns,
} from "../../src/art/cards";
import { printedWords } from "../../src/art/cardWords";
import { inScope } from "../../src/art/ink";
import { type Look, WARDROBE } from "../../src/art/look";
import { courtroom } from "../../src/art/moments/court";
import { lamplight } from "../../src/art/moments/dark";
import { boxer, ropes } from "../../src/art/moments/duel";
import { fist, fistPlace } from "../../src/art/moments/fists";
import { countedHut, halfBuiltHut, standingHut } from "../../src/art/moments/huts";
import { dottedWay, glance, spark, throwingLine } from "../../src/art/moments/paths";
import { drum } from "../../src/art/moments/roulette";
import { shurikenInFlight, targetRing, thrower } from "../../src/art/moments/shuriken";
import { beamedQuavers, microphone, quaver, stage } from "../../src/art/moments/song";
import { office } from "../../src/art/office";
import { FACE_CODES, parseFace } from "../../src/faces";
import { BLANK_MOODS, BLANK_THINGS } from "../../src/protocol/wire";
import { LANGUAGES } from "../../src/words";

const DETAILS: readonly CardDetail[] = ["mini", "hand", "full", "dense"];

await Promise.all([fetchScenes(["bureaucracy", "etiquette", "courage", "challenge"]), fetchBlankPictures()]);

const COMPOTE: BlankDesign = {
  colour: "g",
  value: null,
  picture: "pig.happy.glass",
  words: { ru: { name: "Компот", caption: ["Допил чужое — ход назад", "и по карте с каждого"] } },
};

/** Every picture that owners may choose, as the blank card 1. */
function* blankDrawings(): Generator<readonly [name: string, drawing: string]> {
  for (const animal of ANIMALS)
    for (const mood of BLANK_MOODS)
      for (const thing of BLANK_THINGS) {
        const picture = `${animal}.${mood}.${thing}`;
        setBlankDesigns(new Map([[1, { ...COMPOTE, picture, value: animal === "dog" ? 3 : null }]]));
        for (const detail of DETAILS) yield [`${picture} ${detail}`, drawCard("blank.1", detail, printedWords("blank.1", "ru"))];
      }
  setBlankDesigns(new Map());
}

const PLAIN: Omit<Look, "animal"> = { hat: null, glasses: null, neck: "tie", background: 3 };

/** What the moments of the table are made of. */
function* momentDrawings(): Generator<readonly [name: string, drawing: string]> {
  for (const animal of ANIMALS) {
    for (const side of ["left", "right"] as const) yield [`${animal}'s ${side} fist`, fist(animal, side)];
    yield [`${animal} boxes`, boxer({ ...PLAIN, animal })];
    yield [`${animal} is accused`, courtroom({ ...PLAIN, animal: "pig" }, { ...PLAIN, animal })];
  }
  for (let seats = 2; seats <= 20; seats++) yield [`drum of ${seats}`, drum(seats, seats - 1)];
  yield* Object.entries({
    ownFist: fist("pig", "left", true),
    fistPlace: fistPlace("Сюда!"),
    lamplight: lamplight({ x: 180, y: 300, reach: 168, drop: 118 }),
    ropes: ropes(360),
    huts: standingHut("r", 4) + halfBuiltHut() + countedHut(true) + countedHut(false),
    ways: dottedWay("M0 0L9 9") + throwingLine("M0 0L9 9") + glance("M0 0L9 9") + spark(4, 4),
    shuriken: shurikenInFlight(70) + targetRing() + thrower(),
    song: stage() + microphone() + quaver() + beamedQuavers(),
  });
}

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
  yield* blankDrawings();
  yield* momentDrawings();
}

const DRAWINGS = [...allDrawings()];

function found(drawing: string, pattern: RegExp): string[] {
  return [...drawing.matchAll(pattern)].map((match) => match[1] ?? "");
}

describe("every drawing", () => {
  it("is there", () => {
    const cards = (FACE_CODES.length + 1) * DETAILS.length * LANGUAGES.length;
    const people = ANIMALS.length * (MOODS.length + WARDROBE.hat.length + WARDROBE.glasses.length + 1);
    const blanks = ANIMALS.length * BLANK_MOODS.length * BLANK_THINGS.length * DETAILS.length;
    const moments = ANIMALS.length * 4 + 19 + 8;
    expect(DRAWINGS.length).toBe(cards + people + 1 + blanks + moments);
  });

  it("is whole: nothing that belongs on a card is still on its way", () => {
    expect(FACE_CODES.filter((face) => !isAtHand(face))).toEqual([]);
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
    const printed = FACE_CODES.filter((face) => parseFace(face).kind !== "blank");
    const special = printed.filter((face) => parseFace(face).kind !== "number");
    const pictures = DETAILS.flatMap((detail) =>
      printed.flatMap((face) => LANGUAGES.map((spoken) => cardPicture(face, detail, printedWords(face, spoken)))),
    );
    // Names are on the pictures of special cards only, and only in two details; numbers differ in size there.
    expect(new Set(pictures).size).toBe(printed.length * DETAILS.length + special.length * 2);
  });

  it("shows the most that can be read", () => {
    expect([44, 57, 58, 149, 150, 300].map(detailForWidth)).toEqual(["mini", "mini", "hand", "hand", "full", "full"]);
  });

  it("follows what a blank card is made into", () => {
    const words = printedWords("blank.2", "ru");
    const form = cardPicture("blank.2", "full", words);
    setBlankDesigns(new Map([[2, COMPOTE]]));
    expect(printedWords("blank.2", "en")?.name).toBe("Компот");
    const made = cardPicture("blank.2", "full", printedWords("blank.2", "ru"));
    setBlankDesigns(new Map([[2, { ...COMPOTE, value: 4 }]]));
    const numbered = cardPicture("blank.2", "full", printedWords("blank.2", "ru"));
    setBlankDesigns(new Map());
    expect(new Set([form, made, numbered]).size).toBe(3);
    expect(cardPicture("blank.2", "full", words)).toBe(form);
    expect(cardPicture("blank.3", "full", words)).toBe(form);
  });

  it("escapes its words", () => {
    const drawing = drawCard("polisvin", "full", { name: "A", caption: ["Tom & <Jerry>", ""] });
    expect(drawing).toContain("Tom &amp; &lt;Jerry>");
  });
});
