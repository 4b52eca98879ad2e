/** The hooves on the deck, in their order, and for a moment whose was the last. */

import type { Event } from "$lib/protocol/wire";

/** Milliseconds that the verdict stays to be seen. */
const VERDICT_SHOWN = 1_400;

export class Slaps {
  order = $state.raw<readonly number[]>([]);
  /** Who was last in the race that has just ended, while its scene stays. */
  losers = $state.raw<readonly number[] | null>(null);

  hear(event: Event): void {
    if (event.type === "slap-began") {
      this.order = [];
      this.losers = null;
    }
    if (event.type === "slapped") this.order = [...this.order, event.seat];
    if (event.type === "slap-ended") {
      this.losers = event.losers;
      setTimeout(() => this.leave(), VERDICT_SHOWN);
    }
  }

  leave(): void {
    this.losers = null;
  }
}
