import { describe, expect, it } from "vitest";
import { BLANKS, COLOUR_KEYS, FACE_CODES, familyOf, parseFace, SPECIAL_KINDS } from "../src/faces";
import { FACES } from "../src/protocol/wire";

describe("the text of a face", () => {
  it("is read into kind, colour, value and family", () => {
    expect(parseFace("r5")).toEqual({ kind: "number", colour: "r", value: 5, family: "numbers" });
    expect(parseFace("b0")).toEqual({ kind: "number", colour: "b", value: 0, family: "numbers" });
    expect(parseFace("zakhrapin.g")).toEqual({ kind: "zakhrapin", colour: "g", value: null, family: "bureaucracy" });
    expect(parseFace("polisvin")).toEqual({ kind: "polisvin", colour: null, value: null, family: "bureaucracy" });
    expect(parseFace("shtul")).toEqual({ kind: "shtul", colour: null, value: 0, family: "etiquette" });
    expect(parseFace("reyting")).toEqual({ kind: "reyting", colour: null, value: 7, family: "courage" });
    expect(parseFace("chip_in")).toEqual({ kind: "chip_in", colour: "o", value: null, family: "challenge" });
    expect(parseFace("awl")).toEqual({ kind: "awl", colour: null, value: null, family: "challenge" });
    expect(parseFace("blank.32")).toEqual({ kind: "blank", colour: null, value: null, family: "blank", number: 32 });
    expect(parseFace("back")).toEqual({ kind: "back", colour: null, value: null, family: null });
  });

  it("tells the two numberings of Shuriken apart", () => {
    expect(parseFace("shuriken")).toEqual({ kind: "shuriken", colour: null, value: 7, family: "etiquette" });
    expect(parseFace("shuriken.6")).toEqual({ kind: "shuriken", colour: null, value: 6, family: "etiquette" });
  });

  it.each([
    "",
    "r8",
    "x5",
    "r55",
    "R5",
    "khapyozh",
    "khapyozh.x",
    "polisvin.r",
    "number.r",
    "back.r",
    "shtul.r",
    "shtul.0",
    "shuriken.7",
    "razborka.r",
    "awl.x",
    "blank",
    "blank.0",
    "blank.33",
    "__proto__",
  ])("%j is no face", (code) => {
    expect(() => parseFace(code)).toThrow(RangeError);
  });

  it("has one face for each print of the box of 176, one for the other Shuriken, and the blanks", () => {
    const numbers = 32;
    const bureaucracy = 6 * 4 + 2;
    const etiquette = 9 + 1;
    const courage = 8;
    const challenge = 11;
    expect(FACE_CODES).toHaveLength(numbers + bureaucracy + etiquette + courage + challenge + BLANKS);
    expect(new Set(FACE_CODES).size).toBe(FACE_CODES.length);
  });

  it("knows the family of each kind", () => {
    for (const kind of SPECIAL_KINDS) {
      const code = FACE_CODES.find((face) => parseFace(face).kind === kind);
      expect(parseFace(code ?? "").family, kind).toBe(familyOf(kind));
    }
  });
});

describe("a face that the server can send", () => {
  it.each(FACES.map((face) => [face.code, face] as const))("%s means the same here as there", (code, sent) => {
    const face = parseFace(code);
    const { colour, value } = face;
    // The table may have many blank cards; here they are one kind with a number.
    const kind = face.kind === "blank" ? `blank.${face.number}` : face.kind;
    expect({ kind, colour: colour ? COLOUR_KEYS[colour] : "grey", value }).toEqual({
      kind: sent.kind,
      colour: sent.colour,
      value: sent.value,
    });
  });
});
