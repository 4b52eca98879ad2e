import { describe, expect, it } from "vitest";
import { FACE_CODES, parseFace } from "../src/faces";
import { FACES } from "../src/protocol/wire";

describe("the text of a face", () => {
  it("is read into kind, colour and value", () => {
    expect(parseFace("r5")).toEqual({ kind: "number", colour: "r", value: 5 });
    expect(parseFace("b0")).toEqual({ kind: "number", colour: "b", value: 0 });
    expect(parseFace("zakhrapin.g")).toEqual({ kind: "zakhrapin", colour: "g", value: null });
    expect(parseFace("polisvin")).toEqual({ kind: "polisvin", colour: null, value: null });
    expect(parseFace("back")).toEqual({ kind: "back", colour: null, value: null });
  });

  it.each(["", "r8", "x5", "r55", "R5", "khapyozh", "khapyozh.x", "polisvin.r", "number.r", "back.r", "shtul", "__proto__"])(
    "%j is no face",
    (code) => {
      expect(() => parseFace(code)).toThrow(RangeError);
    },
  );

  it("covers exactly the faces that the server can send", () => {
    expect([...FACE_CODES].sort()).toEqual(FACES.map((face) => face.code).sort());
  });
});
