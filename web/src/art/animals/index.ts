import { birdHead } from "./bird";
import { dogHead } from "./dog";
import type { Head } from "./head";
import type { Animal } from "./kinds";
import { pigHead } from "./pig";
import { snakeHead } from "./snake";

export { ANIMALS, type Animal } from "./kinds";

export const HEADS: Readonly<Record<Animal, Head>> = { pig: pigHead, snake: snakeHead, bird: birdHead, dog: dogHead };
