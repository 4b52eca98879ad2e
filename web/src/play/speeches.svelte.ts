/** What was said at the table and still hangs over its speakers. */

import { play as sound } from "$lib/feel/sound";
import { untrack } from "svelte";
import type { TableStore } from "./table.svelte";

/** Milliseconds. */
const SHOWN = 5_000;

export class Speeches {
  /** The last words of each seat that spoke a moment ago. */
  over = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly #last;

  /** Made while a component is: it listens as long as that component lives. */
  constructor(table: TableStore) {
    this.#last = $derived(table.minutes.findLast((minute) => minute.kind === "said") ?? null);
    $effect(() => this.#hang());
  }

  #hang(): (() => void) | undefined {
    const said = this.#last;
    if (said?.kind !== "said" || said.seat === null || Date.now() - said.at > SHOWN) return undefined;
    const { seat, text } = said;
    untrack(() => (this.over = new Map([...this.over, [seat, text]])));
    sound("say");
    const timer = setTimeout(() => (this.over = new Map([...this.over].filter(([other]) => other !== seat))), SHOWN);
    return () => clearTimeout(timer);
  }
}
