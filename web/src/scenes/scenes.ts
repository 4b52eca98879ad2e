/** Which scene plays a phase: the one place that chooses. A phase without an entry is played by the plain slip. */

import type { Component } from "svelte";
import type { Play } from "$lib/play/play.svelte";
import type { TableStore } from "$lib/play/table.svelte";
import type { View } from "$lib/protocol/wire";
import ChipIn from "./ChipIn.svelte";
import Clothes from "./Clothes.svelte";
import Dark from "./Dark.svelte";
import Duel from "./Duel.svelte";
import EachGives from "./EachGives.svelte";
import Feat from "./Feat.svelte";
import Gives from "./Gives.svelte";
import Huts from "./Huts.svelte";
import LayOpen from "./LayOpen.svelte";
import Question from "./Question.svelte";
import Roulette from "./Roulette.svelte";
import RowChoice from "./RowChoice.svelte";
import Slippers from "./Slippers.svelte";
import Throw from "./Throw.svelte";
import Tower from "./Tower.svelte";

export interface SceneProps {
  readonly table: TableStore;
  readonly view: View;
  readonly play: Play;
  /** The big table of a wide screen. */
  readonly wide: boolean;
}

export interface Scene {
  /** `felt`: in the middle of the table, with seats and hand around it; `whole`: over everything, as the slap is. */
  readonly place: "felt" | "whole";
  readonly scene: Component<SceneProps>;
}

/** By `View.phase`. The turn, the attack and the follow-up are the table itself; the slap is older than this list. */
const SCENES: Readonly<Partial<Record<string, Scene>>> = {
  dark: { place: "felt", scene: Dark },
  "last-dark": { place: "felt", scene: Dark },
  question: { place: "felt", scene: Question },
  "row-choice": { place: "felt", scene: RowChoice },
  "each-gives": { place: "felt", scene: EachGives },
  gives: { place: "felt", scene: Gives },
  "puts-aside": { place: "felt", scene: Gives },
  tower: { place: "whole", scene: Tower },
  "lay-open": { place: "felt", scene: LayOpen },
  fas: { place: "whole", scene: Slippers },
  grab: { place: "whole", scene: Slippers },
  touch: { place: "whole", scene: Clothes },
  huts: { place: "whole", scene: Huts },
  feat: { place: "whole", scene: Feat },
  duel: { place: "felt", scene: Duel },
  roulette: { place: "felt", scene: Roulette },
  "chip-in": { place: "felt", scene: ChipIn },
  throw: { place: "whole", scene: Throw },
};

/** Phases that are played with the hand and the buttons beside it. */
const AT_THE_TABLE = new Set(["turn", "attack", "follow-up", "growth", "slap", "round-over", "match-over"]);

export function sceneOf(phase: string): Scene | null {
  return SCENES[phase] ?? null;
}

/** Whether somebody who owes an answer in this phase needs the plain slip for it. */
export function needsSlip(phase: string): boolean {
  return sceneOf(phase) === null && !AT_THE_TABLE.has(phase);
}
