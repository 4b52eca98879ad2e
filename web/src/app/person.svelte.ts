/** Who this person is at every table: the name on the plate, what else they answer to, the clothes. Asked once, with a
    suggestion. */

import { lookFromName } from "$lib/art/look";
import { recall, remember } from "$lib/net/storage";
import { lines } from "$lib/words";

function anyOf(key: string): string {
  const words = lines(key);
  return words[Math.floor(Math.random() * words.length)] ?? "";
}

export function suggestName(): string {
  return `${anyOf("person-first-names")} ${anyOf("person-last-names")}`;
}

/** How many short names a table takes. */
const MOST_CALLED = 4;

/** The short names in a line, with commas between them. */
export function shortNames(line: string): string[] {
  const names = line.split(",").map((name) => name.trim());
  return names.filter((name) => name !== "").slice(0, MOST_CALLED);
}

/** What somebody of this name is called for short: the first of several names. */
export function shortOf(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return others.length > 0 ? (first ?? "") : "";
}

class Person {
  /** Has the person been asked? */
  known = $state(recall("name") !== null);
  name = $state(recall("name") ?? suggestName());
  /** Short names, with commas between them: whoever uses one addresses this person by name. */
  called = $state(recall("called") ?? (recall("name") === null ? shortOf(this.name) : ""));
  #chosenLook = $state(recall("look"));

  /** What was picked, otherwise what the name brings along. */
  get look(): string {
    return this.#chosenLook ?? lookFromName(this.name);
  }

  engrave(name: string, called: string, look: string): void {
    this.name = name;
    this.called = called;
    this.#chosenLook = look;
    this.known = true;
    remember("name", name);
    remember("called", called);
    remember("look", look);
  }
}

export const person = new Person();
