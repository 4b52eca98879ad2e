/** The four animals; each stands for a family of cards. */
export const ANIMALS = ["pig", "snake", "bird", "dog"] as const;

export type Animal = (typeof ANIMALS)[number];
