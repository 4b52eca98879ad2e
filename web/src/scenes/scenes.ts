/** Which scene plays a phase: the one place that chooses. A phase without an entry is played by the plain slip. */

import type { Component } from "svelte";
import type { Play } from "$lib/play/play.svelte";
import type { TableStore } from "$lib/play/table.svelte";
import type { View } from "$lib/protocol/wire";

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
const SCENES: Readonly<Partial<Record<string, Scene>>> = {};

/** Phases that are played with the hand and the buttons beside it. */
const AT_THE_TABLE = new Set(["turn", "attack", "follow-up", "growth", "slap", "round-over", "match-over"]);

export function sceneOf(phase: string): Scene | null {
  return SCENES[phase] ?? null;
}

/** Whether somebody who owes an answer in this phase needs the plain slip for it. */
export function needsSlip(phase: string): boolean {
  return sceneOf(phase) === null && !AT_THE_TABLE.has(phase);
}
