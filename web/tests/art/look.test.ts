import { describe, expect, it } from "vitest";
import { BACKGROUNDS, LOOK_PATTERN, lookFromName, lookText, parseLook, PINK_BACKGROUND, WARDROBE } from "../../src/art/look";

const NAMES = ["Аня", "Гриша", "Зинаида", "Кеша", "Bob", "李雷", "محمد", "🐷", "", "  ", "a".repeat(200)];

/** Many names, cheaply. */
const CROWD = Array.from({ length: 2000 }, (_, i) => `player ${i}`);

describe("a look", () => {
  it("reads and writes the same text", () => {
    for (const text of ["pig.beret.round.bowtie.3", "snake.-.-.-.0", "dog.top.monocle.scarf.5"]) {
      const look = parseLook(text);
      expect(look && lookText(look)).toBe(text);
    }
    expect(parseLook("bird.-.dark.-.2")).toEqual({ animal: "bird", hat: null, glasses: "dark", neck: null, background: 2 });
  });

  it.each(["", "pig", "cat.-.-.-.0", "pig.-.-.-.6", "pig.-.-.-", "pig.-.-.-.0.1", " pig.-.-.-.0", "pig.-.-.-.0\n", "pig.<b>.-.-.0"])(
    "%j is none",
    (text) => {
      expect(parseLook(text)).toBeNull();
    },
  );

  it("allows everything in the wardrobe, and nothing else", () => {
    for (const animal of WARDROBE.animal)
      for (const hat of WARDROBE.hat)
        for (const glasses of WARDROBE.glasses)
          for (const neck of WARDROBE.neck)
            expect(lookText({ animal, hat, glasses, neck, background: 0 })).toMatch(LOOK_PATTERN);
    expect(WARDROBE.background).toHaveLength(BACKGROUNDS.length);
  });
});

describe("a look by name", () => {
  it.each(NAMES)("%j is dressed, always the same", (name) => {
    const text = lookFromName(name);
    expect(parseLook(text)).not.toBeNull();
    expect(lookFromName(name)).toBe(text);
  });

  it("does not care how the name is written", () => {
    expect(lookFromName(" аня ")).toBe(lookFromName("Аня"));
    expect(lookFromName("Й")).toBe(lookFromName("Й"));
  });

  it("spreads names over all clothes, crowns aside", () => {
    const looks = CROWD.map((name) => parseLook(lookFromName(name)));
    expect(new Set(looks.map((look) => look?.animal))).toEqual(new Set(WARDROBE.animal));
    expect(new Set(looks.map((look) => look?.hat))).toEqual(new Set(WARDROBE.hat.filter((hat) => hat !== "crown")));
    expect(new Set(looks.map((look) => look?.glasses))).toEqual(new Set(WARDROBE.glasses));
    expect(new Set(looks.map((look) => look?.background))).toEqual(new Set(WARDROBE.background));
  });

  it("never puts a pig on pink", () => {
    const pigs = CROWD.map((name) => parseLook(lookFromName(name))).filter((look) => look?.animal === "pig");
    expect(pigs.length).toBeGreaterThan(0);
    expect(pigs.filter((look) => look?.background === PINK_BACKGROUND)).toEqual([]);
  });
});
