import { afterAll, expect, it } from "vitest";
import { LANGUAGES, language, speak, t } from "../../src/words";
import { canLetter } from "../../src/art/lettering";

const SOURCES = import.meta.glob<string>("../../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Words that are set in our own letters wherever they are a plain message: in `Lettering`, and as a scene's verb. */
const LETTERED = /(?:<Lettering\s[^>]*?text|\b(?:big|small))=\{t\("([a-z0-9-]+)"\)/g;

const before = language();
afterAll(() => speak(before));

it("can spell every heading in both languages", () => {
  const keys = new Set(Object.values(SOURCES).flatMap((source) => [...source.matchAll(LETTERED)].map((found) => found[1] ?? "")));
  expect(keys).toContain("feat-big");
  for (const one of LANGUAGES) {
    speak(one);
    expect([...keys].map((key) => t(key)).filter((words) => !canLetter(words))).toEqual([]);
  }
});
