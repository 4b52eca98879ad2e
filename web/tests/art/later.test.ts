import { describe, expect, it } from "vitest";
import { cardPicture, fetchScenes, isAtHand } from "../../src/art/cards";
import { printedWords } from "../../src/art/cardWords";
import { Later } from "../../src/art/later.svelte";

describe("a part that comes later", () => {
  it("is sent for once, when it is first looked for", async () => {
    let asked = 0;
    const part = new Later(async () => ++asked);
    expect(asked).toBe(0);
    expect([part.now, part.now, asked]).toEqual([undefined, undefined, 1]);
    expect(await part.come()).toBe(1);
    expect([part.now, asked]).toEqual([1, 1]);
  });

  it("is sent for again after it did not come", async () => {
    let connected = false;
    const part = new Later(async () => {
      if (!connected) throw new Error("offline");
      return "here";
    });
    await expect(part.come()).rejects.toThrow("offline");
    connected = true;
    expect(part.now).toBeUndefined();
    expect(await part.come()).toBe("here");
  });
});

describe("a card whose scene is on the way", () => {
  it("is drawn without it, and whole when it has come", async () => {
    const words = printedWords("shtul", "ru");
    const bare = cardPicture("shtul", "full", words);
    expect([isAtHand("shtul"), isAtHand("khapyozh.r"), isAtHand("r5"), isAtHand("back")]).toEqual([false, true, true, true]);
    await fetchScenes(["etiquette"]);
    expect(isAtHand("shtul")).toBe(true);
    const whole = cardPicture("shtul", "full", words);
    expect(whole.length).toBeGreaterThan(bare.length);
    expect(cardPicture("shtul", "full", words)).toBe(whole);
  });
});
