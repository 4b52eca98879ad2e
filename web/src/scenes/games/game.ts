/** What every game of skill is given, and which of them plays which feat. */

import type { Component } from "svelte";
import type { GameKey } from "$lib/skill/feats";
import Counting from "./Counting.svelte";
import Memory from "./Memory.svelte";
import Steadiness from "./Steadiness.svelte";
import Tapping from "./Tapping.svelte";
import Timing from "./Timing.svelte";
import Typing from "./Typing.svelte";

export interface GameProps {
  /** From 1, the easiest. */
  readonly level: number;
  /** The game is over, with this score; called once. */
  readonly onend: (score: number) => void;
}

export const GAMES: Readonly<Record<GameKey, Component<GameProps>>> = {
  memory: Memory,
  timing: Timing,
  counting: Counting,
  typing: Typing,
  tapping: Tapping,
  steadiness: Steadiness,
};
