import { describe, expect, it } from "vitest";
import { layHand } from "./fan";

describe("a hand", () => {
  it.each([
    [1, 332, 88],
    [8, 332, 88],
    [9, 332, 88],
    [15, 332, 88],
    [30, 332, 88],
    [40, 332, 88],
    [12, 740, 122],
    [30, 740, 122],
    [2, 300, 88],
  ])("of %i cards stays inside %i pixels, and every card can be hit", (count, width, card) => {
    const { cards, cardWidth, height } = layHand(count, width, card);
    expect(cards).toHaveLength(count);
    for (const laid of cards) {
      expect(laid.left).toBeGreaterThanOrEqual(-0.01);
      expect(laid.left + cardWidth).toBeLessThanOrEqual(width + 0.01);
      expect(laid.top).toBeLessThan(height);
    }
    for (const [i, laid] of cards.entries()) {
      const next = cards[i + 1];
      if (next !== undefined && next.top - laid.top < 30) expect(next.left - laid.left).toBeGreaterThanOrEqual(17);
    }
  });

  it("lies in rows only when a fan would be too tight", () => {
    expect(layHand(9, 332, 88).dense).toBe(false);
    expect(layHand(14, 332, 88).dense).toBe(true);
  });
});
