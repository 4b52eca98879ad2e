/**
 * The words of the game, from the same Fluent catalogue as the server's and the terminal's.
 *
 * `t` reads the language that is spoken now; in a component or an effect, whatever was said with it is said anew when
 * the language changes, without a reload.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { recall, remember } from "./net/storage";

export const LANGUAGES = ["ru", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** All but what only the command line and the terminal say. */
const SOURCES: Readonly<Record<Language, Record<string, string>>> = {
  ru: import.meta.glob<string>(["$locale/ru/*.ftl", "!$locale/ru/{cli,serve,terminal}.ftl"], { query: "?raw", import: "default", eager: true }),
  en: import.meta.glob<string>(["$locale/en/*.ftl", "!$locale/en/{cli,serve,terminal}.ftl"], { query: "?raw", import: "default", eager: true }),
};

const REMEMBERED_AS = "language";

const bundles = new Map<Language, FluentBundle>();

/** Read when the language is first spoken: few people speak both. */
function bundle(language: Language): FluentBundle {
  const read = bundles.get(language);
  if (read !== undefined) return read;
  // Direction is kept in order by `isolated`: marks round every variable would end up in names that people copy.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of Object.values(SOURCES[language])) made.addResource(new FluentResource(source));
  bundles.set(language, made);
  return made;
}

function known(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language));
}

/** What the player chose before; otherwise the first language of the browser that we speak; otherwise Russian. */
function firstLanguage(): Language {
  const wished = typeof navigator === "undefined" ? [] : navigator.languages;
  return known(recall(REMEMBERED_AS)) ?? wished.map(known).find((language) => language !== undefined) ?? "ru";
}

function announce(): void {
  if (typeof document !== "undefined") document.documentElement.lang = current;
}

let current: Language = firstLanguage();
announce();
let changed: (() => void) | undefined;

const subscribe = createSubscriber((update) => {
  changed = update;
  return () => {
    changed = undefined;
  };
});

/** The language that is spoken now. */
export function language(): Language {
  subscribe();
  return current;
}

export function speak(next: Language): void {
  if (next === current) return;
  current = next;
  remember(REMEMBERED_AS, next);
  announce();
  changed?.();
}

/** Whether the catalogue has a message of this key, in the language that is spoken now. */
export function hasWords(key: string): boolean {
  return bundle(language()).hasMessage(key);
}

/** Letters written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Wraps what is written from right to left in direction marks, so that the sentence around it stays in order. */
function isolated(variable: FluentVariable): FluentVariable {
  return typeof variable === "string" && RIGHT_TO_LEFT.test(variable) ? `\u2068${variable}\u2069` : variable;
}

/**
 * The message of this key with its variables filled in. A key that the catalogue does not know stands for itself, as on
 * the server: no match should end for want of a word. `spoken` asks for another language than the one spoken now.
 */
export function t(key: string, variables: Record<string, FluentVariable> = {}, spoken: Language = language()): string {
  const words = bundle(spoken);
  const pattern = words.getMessage(key)?.value;
  if (!pattern) return key;
  const said = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, isolated(value)]));
  return words.formatPattern(pattern, said, []);
}

/** A message of several lines, one by one. */
export function lines(key: string, spoken: Language = language()): readonly string[] {
  return t(key, {}, spoken).split("\n");
}
