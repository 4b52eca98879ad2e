/**
 * Reaction times, measured on this screen: from the first paint that showed a chance to the act that takes it. The
 * table believes them only as far as the line allows.
 */

import type { Action, View } from "$lib/protocol/wire";

/** Acts by which the races of challenge cards are run, by the phase that waits for them. */
const RACE_ACTS: Readonly<Record<string, "fist" | "grab" | "touch" | "done">> = {
  tower: "fist",
  grab: "grab",
  touch: "touch",
  huts: "done",
};
type Chance = "slap" | "intercept" | "catch" | (typeof RACE_ACTS)[string];

/** What a chance is, as a text that changes when it is another one; null while there is none. */
export function chancesOf(view: View): Partial<Record<Chance, string | null>> {
  const race = { fist: null, grab: null, touch: null, done: null } as Partial<Record<Chance, string | null>>;
  const act = RACE_ACTS[view.phase];
  if (act !== undefined && view.owes.includes(view.seat)) {
    const before = view.race?.order.filter((seat) => seat === view.seat).length ?? 0;
    race[act] = `${view.round}:${view.race?.starter}:${before}`;
  }
  return {
    ...race,
    slap: view.phase === "slap" ? `${view.round}:${view.pile_count}:${view.top}:${view.last_player}` : null,
    intercept: view.window ? `${view.round}:${view.pile_count}:${view.top}` : null,
    catch: view.catchable.length > 0 ? `${view.round}:${view.catchable.join()}` : null,
  };
}

export class Cues {
  readonly #shown = new Map<string, { what: string; painted: number | null }>();
  readonly #nextPaint: (then: () => void) => void;
  readonly #now: () => number;

  constructor(
    nextPaint: (then: () => void) => void = (then) => requestAnimationFrame(then),
    now: () => number = () => performance.now(),
  ) {
    this.#nextPaint = nextPaint;
    this.#now = now;
  }

  /** Call when the screen has just been given this View. */
  show(view: View): void {
    for (const [kind, what] of Object.entries(chancesOf(view))) {
      if (what === null) {
        this.#shown.delete(kind);
      } else if (this.#shown.get(kind)?.what !== what) {
        const cue = { what, painted: null as number | null };
        this.#shown.set(kind, cue);
        this.#nextPaint(() => {
          cue.painted = this.#now();
        });
      }
    }
  }

  /** Milliseconds since the chance that this action takes was first painted; null where that does not matter. */
  reaction(action: Action): number | null {
    const painted = this.#shown.get(action.kind)?.painted ?? null;
    return painted === null ? null : Math.max(0, this.#now() - painted);
  }
}
