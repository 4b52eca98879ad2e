/** Where the scenes are kept: those that every edition prints are at hand, the others come by family. */

import { familyOf, type SpecialFamily, type SpecialKind } from "../../../faces";
import { Later } from "../../later.svelte";
import { bureaucracy } from "./bureaucracy";
import type { Scene } from "./scene";

type Scenes = Readonly<Partial<Record<SpecialKind, Scene>>>;

const AT_HAND: Scenes = bureaucracy;

const LATER: Readonly<Record<SpecialFamily, Later<Scenes>>> = {
  bureaucracy: new Later<Scenes>(async () => (await import("./bureaucracy/added")).added),
  etiquette: new Later<Scenes>(async () => (await import("./etiquette")).etiquette),
  courage: new Later<Scenes>(async () => (await import("./courage")).courage),
  challenge: new Later<Scenes>(async () => (await import("./challenge")).challenge),
};

/** A kind's scene; none while its family is on the way. */
export function sceneOf(kind: SpecialKind): Scene | undefined {
  return AT_HAND[kind] ?? LATER[familyOf(kind)].now?.[kind];
}

/** Waits until the scenes of all families are here, before a deck of many kinds is dealt. */
export async function fetchScenes(families: Iterable<SpecialFamily>): Promise<void> {
  await Promise.all([...families].map((family) => LATER[family].come()));
}
