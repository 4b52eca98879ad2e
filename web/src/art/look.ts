/**
 * A look: who sits in an avatar and what they wear, as a short text that travels and is stored:
 * `pig.beret.round.bowtie.3` is animal, hat, glasses, neckwear and the number of the background; `-` is nothing.
 */

import { ANIMALS, type Animal } from "./animals";
import { GLASSES, type GlassesKind, HATS, type HatKind, NECKWEAR, type NeckKind } from "./wardrobe/kinds";

/** Cream, peach, mint, pink, sky, lilac. */
export const BACKGROUNDS = ["#FBEBD3", "#FCE0BD", "#CFEBCF", "#F7C9D8", "#C6DBF5", "#E7E3EA"] as const;

export const PINK_BACKGROUND = 3;

export interface Look {
  readonly animal: Animal;
  readonly hat: HatKind | null;
  readonly glasses: GlassesKind | null;
  readonly neck: NeckKind | null;
  /** Index into `BACKGROUNDS`. */
  readonly background: number;
}

/** Everything a picker can offer, in order; `null` is nothing. */
export const WARDROBE = {
  animal: ANIMALS,
  hat: [null, ...HATS],
  glasses: [null, ...GLASSES],
  neck: [null, ...NECKWEAR],
  background: BACKGROUNDS.map((_, index) => index),
} as const;

const NOTHING = "-";

/** The whole text of a look, and nothing else. */
export const LOOK_PATTERN = new RegExp(
  `^(${ANIMALS.join("|")})\\.(${HATS.join("|")}|-)\\.(${GLASSES.join("|")}|-)` +
    `\\.(${NECKWEAR.join("|")}|-)\\.([0-${BACKGROUNDS.length - 1}])$`,
);

/** Reads a look; `null` when the text is none. */
export function parseLook(text: string): Look | null {
  const [, animal, hat, glasses, neck, background] = LOOK_PATTERN.exec(text) ?? [];
  if (animal === undefined) return null;
  const worn = <Kind extends string>(word: string | undefined): Kind | null => (word === NOTHING ? null : (word as Kind));
  return {
    animal: animal as Animal,
    hat: worn<HatKind>(hat),
    glasses: worn<GlassesKind>(glasses),
    neck: worn<NeckKind>(neck),
    background: Number(background),
  };
}

export function lookText({ animal, hat, glasses, neck, background }: Look): string {
  return [animal, hat ?? NOTHING, glasses ?? NOTHING, neck ?? NOTHING, background].join(".");
}

/** A stream of choices that is always the same for the same text (32-bit xorshift over FNV-1a). */
function choicesFrom(text: string): <Item>(items: readonly Item[]) => Item {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  state ||= 1;
  return (items) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return items[state % items.length] as (typeof items)[number];
  };
}

/** A crown is for winners: nobody is born with one. */
const HATS_BY_NAME = WARDROBE.hat.filter((hat) => hat !== "crown");

/** Bare faces are more common than glasses. */
const GLASSES_BY_NAME = [null, null, ...WARDROBE.glasses];

/** What someone wears who has not chosen: the same for the same name, however it is written. */
export function lookFromName(name: string): string {
  const choose = choicesFrom(name.normalize("NFKC").trim().toLowerCase());
  const animal = choose(WARDROBE.animal);
  return lookText({
    animal,
    hat: choose(HATS_BY_NAME),
    glasses: choose(GLASSES_BY_NAME),
    neck: choose(NECKWEAR),
    background: choose(WARDROBE.background.filter((index) => animal !== "pig" || index !== PINK_BACKGROUND)),
  });
}
