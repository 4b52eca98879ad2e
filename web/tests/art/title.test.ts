import { describe, expect, it } from "vitest";
import { halves, title } from "../../src/art/cards/title";

describe("a name on a card", () => {
  it("stays on one line while it can be read there", () => {
    expect(title("Хапёж", true, 0).lines).toBe(1);
    expect(title("Шинкогнито", false, 7).lines).toBe(1);
    expect(title("Шило на мыло", true, 7).lines).toBe(1);
    expect(title("Шило на мыло", false, 7).lines).toBe(1);
  });

  it("takes two lines where one would have to be squeezed too hard", () => {
    for (const full of [true, false]) {
      expect(title("Кто успел, того и тапки", full, 7).lines).toBe(2);
      expect(title("Where Do the Hands Grow From", full, 7).lines).toBe(2);
    }
  });

  it("is cut where the halves are most alike", () => {
    expect(halves("Кто успел, того и тапки")).toEqual(["Кто успел,", "того и тапки"]);
    expect(halves("Where Do the Hands Grow From")).toEqual(["Where Do the", "Hands Grow From"]);
    expect(halves("Запевала")).toBeNull();
  });
});
