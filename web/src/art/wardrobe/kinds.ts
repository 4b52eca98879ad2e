/** What hangs in the wardrobe. The names are part of a look's text, so they do not change. */

export const HATS = [
  "beret",
  "bowler",
  "top",
  "cap",
  "night",
  "bow",
  "fedora",
  "crown",
  "sprout",
  "visor",
  "beanie",
  "ushanka",
] as const;
export const GLASSES = ["round", "square", "dark", "monocle"] as const;
export const NECKWEAR = ["tie", "bowtie", "scarf"] as const;

export type HatKind = (typeof HATS)[number];
export type GlassesKind = (typeof GLASSES)[number];
export type NeckKind = (typeof NECKWEAR)[number];
