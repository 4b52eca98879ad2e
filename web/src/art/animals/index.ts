import { birdHead } from "./bird";
import { dogHead } from "./dog";
import type { Head } from "./head";
import { pigHead } from "./pig";
import { snakeHead } from "./snake";

/** The four animals; each stands for a family of cards. */
export const ANIMALS = ["pig", "snake", "bird", "dog"] as const;

export type Animal = (typeof ANIMALS)[number];

export const HEADS: Readonly<Record<Animal, Head>> = { pig: pigHead, snake: snakeHead, bird: birdHead, dog: dogHead };
