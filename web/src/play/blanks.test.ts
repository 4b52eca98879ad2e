import { describe, expect, it } from "vitest";
import { spokenCard } from "$lib/art/cardWords";
import { type BlankPrint, inLines, nameOf, printBlanks, printOn, wholeWords } from "./blanks";
import { printed } from "./faces";

const LUNCH: BlankPrint = {
  name_ru: "Обед",
  picture: "pig.happy.glass",
  colour: "blue",
  value: 3,
  fits: ["colour", "value"],
  effects: [
    { do: "race", count: 2 },
    { do: "gives", who: "me" },
  ],
};

describe("a blank card", () => {
  it("goes by the name that it has", () => {
    expect(nameOf(LUNCH, "ru")).toBe("Обед");
    expect(nameOf(LUNCH, "en")).toBe("Обед");
    expect(nameOf({ ...LUNCH, name_en: " Lunch " }, "en")).toBe("Lunch");
  });

  it("says everything that it does, each thing with its own stop", () => {
    expect(wholeWords(LUNCH, "en")).toBe(
      "On its own colour. On its own number. Trotters on the deck! The last one draws 2. All the others give a card to you.",
    );
  });

  it("has two lines for what it does, and shows that there is more", () => {
    expect(inLines("Name a colour")).toEqual(["Name a colour"]);
    const lines = inLines("Next pig draws 2. Next pig misses a turn. Play turns round");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(29);
  });

  it("is read by its print and not by its form", () => {
    expect(printed("blank.1")).toMatchObject({ colour: "grey", value: null });
    printBlanks([LUNCH]);
    expect(printed("blank.1")).toMatchObject({ colour: "blue", value: 3 });
    expect(spokenCard("blank.1", "en")).toBe("Обед in blue, three");
    expect(printed("blank.2")).toMatchObject({ colour: "grey", value: null });
    expect([printOn("blank.1", [LUNCH]), printOn("blank.2", [LUNCH]), printOn("r5", [LUNCH])]).toEqual([LUNCH, undefined, undefined]);
  });
});
