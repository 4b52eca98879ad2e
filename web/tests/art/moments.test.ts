import { describe, expect, it } from "vitest";
import { ANIMALS } from "../../src/art/animals";
import { type Look, WARDROBE } from "../../src/art/look";
import { piecesOn } from "../../src/art/moments/clothes";
import { BULLET_RADIUS, chamber, DRUM_RADIUS } from "../../src/art/moments/roulette";

const BARE: Omit<Look, "animal"> = { hat: null, glasses: null, neck: null, background: 0 };

describe("the clothes to be touched", () => {
  it("are those that are worn, and no others", () => {
    expect(piecesOn({ ...BARE, animal: "dog" })).toEqual([]);
    const pieces = piecesOn({ animal: "bird", hat: "beret", glasses: "round", neck: "scarf", background: 0 });
    expect(pieces.map(({ slot, kind }) => [slot, kind])).toEqual([
      ["hat", "beret"],
      ["glasses", "round"],
      ["neck", "scarf"],
    ]);
  });

  it("lie inside the bust's box, the hat above the glasses and the glasses above the neck", () => {
    for (const animal of ANIMALS)
      for (const hat of WARDROBE.hat)
        for (const neck of WARDROBE.neck) {
          const pieces = piecesOn({ animal, hat, glasses: "round", neck, background: 0 });
          const heights = pieces.map(({ y }) => y);
          expect(heights).toEqual([...heights].sort((a, b) => a - b));
          for (const { x, y } of pieces) {
            expect(Math.abs(x)).toBeLessThan(122);
            expect(y).toBeGreaterThan(-150);
            expect(y).toBeLessThan(118);
          }
        }
  });
});

describe("the drum of a roulette", () => {
  it.each([2, 3, 4, 6, 7, 10, 20])("has room for %i seats that do not overlap", (seats) => {
    const chambers = Array.from({ length: seats }, (_, seat) => chamber(seat, seats));
    chambers.forEach(({ x, y, radius }, i) => {
      const next = chambers[(i + 1) % seats];
      expect(radius).toBeGreaterThan(10);
      expect(Math.hypot(x, y) + radius).toBeLessThan(DRUM_RADIUS);
      expect(Math.hypot(x, y) - radius).toBeGreaterThan(BULLET_RADIUS);
      expect(Math.hypot(x - (next?.x ?? 0), y - (next?.y ?? 0))).toBeGreaterThan(2 * radius);
    });
  });

  it("begins at the top and goes clockwise", () => {
    const [first, second] = [chamber(0, 4), chamber(1, 4)];
    expect([first.x, second.y]).toEqual([0, 0]);
    expect(first.y).toBeLessThan(0);
    expect(second.x).toBeGreaterThan(0);
  });
});
