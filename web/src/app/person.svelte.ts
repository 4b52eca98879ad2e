/** Who this person is at every table: the name on the plate and the clothes. Asked once, with a suggestion. */

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

class Person {
  /** Has the person been asked? */
  known = $state(recall("name") !== null);
  name = $state(recall("name") ?? suggestName());
  #chosenLook = $state(recall("look"));

  /** What was picked, otherwise what the name brings along. */
  get look(): string {
    return this.#chosenLook ?? lookFromName(this.name);
  }

  engrave(name: string, look: string): void {
    this.name = name;
    this.#chosenLook = look;
    this.known = true;
    remember("name", name);
    remember("look", look);
  }
}

export const person = new Person();
