/** Pairs of pictures, face down: the game of memory. */

import { type Chance, shuffled } from "./chance";

/** Seconds for the whole board. */
export const MEMORY_TIME = 24;

const PAIRS = [6, 8, 10] as const;

export function pairsAt(level: number): number {
  return PAIRS[level - 1] ?? PAIRS[0];
}

/** For each tile the number of its picture; every picture is there twice. */
export function dealTiles(level: number, chance: Chance): number[] {
  const pictures = Array.from({ length: pairsAt(level) }, (_, i) => i);
  return shuffled([...pictures, ...pictures], chance);
}

/** Tiles that lie open just now, and those whose pairs are found. */
export interface Board {
  readonly tiles: readonly number[];
  readonly open: readonly number[];
  readonly found: ReadonlySet<number>;
}

export function newBoard(tiles: readonly number[]): Board {
  return { tiles, open: [], found: new Set() };
}

/** Turn up a tile. A pair stays; two that differ lie open until a third is turned up. */
export function turnUp(board: Board, tile: number): Board {
  if (board.found.has(tile) || board.open.includes(tile)) return board;
  const [first, second] = board.open;
  if (first === undefined || second !== undefined) return { ...board, open: [tile] };
  if (board.tiles[first] !== board.tiles[tile]) return { ...board, open: [first, tile] };
  return { ...board, open: [], found: new Set([...board.found, first, tile]) };
}

export function isDone(board: Board): boolean {
  return board.found.size === board.tiles.length;
}

/** Ten points for a pair, and one for each second left when all are found. */
export function memoryScore(board: Board, secondsLeft: number): number {
  return (board.found.size / 2) * 10 + (isDone(board) ? Math.max(0, Math.floor(secondsLeft)) : 0);
}
