import { afterEach, describe, expect, it } from "vitest";
import { printedWords, spokenCard } from "../src/art/cardWords";
import { canLetter } from "../src/art/lettering";
import { FACE_CODES, parseFace, SPECIAL_KINDS } from "../src/faces";
import { hasWords, LANGUAGES, language, lines, speak, t } from "../src/words";

afterEach(() => speak("ru"));

/** Any face of a kind. */
function faceOf(kind: string): string {
  return FACE_CODES.find((code) => parseFace(code).kind === kind) ?? "";
}

describe("words", () => {
  it("speak the language that was asked for, at once", () => {
    speak("en");
    expect([language(), t("card-khapyozh")]).toEqual(["en", "Khapyozh"]);
    speak("ru");
    expect([language(), t("card-khapyozh")]).toEqual(["ru", "Хапёж"]);
  });

  it("can be asked in the other language for once", () => {
    speak("ru");
    expect(t("card-khapyozh", {}, "en")).toBe("Khapyozh");
    expect(language()).toBe("ru");
  });

  it("fill in variables", () => {
    expect(t("card-number-in-colour", { colour: "green", value: 5 }, "ru")).toContain("зелёная");
  });

  it("keep a sentence in order around a name written from right to left, and mark no other", () => {
    expect(t("card-in-colour", { colour: "green", card: "محمد" }, "en")).toBe("green \u2068محمد\u2069");
    expect(t("card-in-colour", { colour: "green", card: "Anna" }, "en")).toBe("green Anna");
  });

  it("let a key stand for itself where there are no words", () => {
    expect(t("no-such-key")).toBe("no-such-key");
    expect(hasWords("no-such-key")).toBe(false);
    expect(hasWords("card-polisvin")).toBe(true);
  });
});

describe("the words on a card", () => {
  it.each(SPECIAL_KINDS.flatMap((kind) => LANGUAGES.map((spoken) => [kind, spoken] as const)))(
    "%s in %s are a name and two lines that fit",
    (kind, spoken) => {
      const words = printedWords(faceOf(kind), spoken);
      expect(words?.name).toBe(t(`card-${kind}`, {}, spoken));
      expect(words?.caption).toEqual(lines(`card-${kind}-print`, spoken));
      expect(words?.caption).toHaveLength(2);
      expect(words?.caption.filter((line) => line.trim() === "" || line.length > 27)).toEqual([]);
      expect(canLetter(words?.name ?? "李")).toBe(true);
    },
  );

  it.each(LANGUAGES)("of a blank one in %s are a title and the six labels of the form", (spoken) => {
    const words = printedWords("blank.7", spoken);
    expect(words?.name).toBe(t("card-blank", {}, spoken));
    expect(words?.caption).toHaveLength(6);
  });

  it.each(SPECIAL_KINDS)("of %s are explained", (kind) => {
    for (const spoken of LANGUAGES) expect(t(`card-${kind}-words`, {}, spoken)).not.toBe(`card-${kind}-words`);
  });

  it("are spoken in full", () => {
    expect(spokenCard("g5", "ru")).toBe("зелёная пятёрка");
    expect(spokenCard("zakhrapin.b", "en")).toBe("blue Zakhrapin");
    expect(spokenCard("polisvin", "en")).toBe("Polisvin");
    expect(spokenCard("svinorost", "ru")).toBe("Свинорост");
    expect(spokenCard("temnodel.o", "ru")).toBe("оранжевый Темнодел");
    expect(spokenCard("shtul", "ru")).toBe("Штул, ноль");
    expect(spokenCard("shuriken.6", "en")).toBe("Shuriken, six");
    expect(spokenCard("razborka", "ru")).toBe("Разборка в малиновом");
    expect(spokenCard("awl", "en")).toBe("Awl for Soap");
    expect(spokenCard("blank.1", "en")).toBe("Blank");
    expect(spokenCard("back", "en")).toBe("A card, face down");
  });
});
