/** Seeded random numbers and grids, so that every run of the bench meets the same puzzles. */
import type { Grid } from '../src/core/index';

/** Gives the next number, from 0 up to but not including 1. */
export type Random = () => number;

/** A generator that always gives the same numbers for the same seed (xorshift with 32 bits, George Marsaglia, 2003). */
export function seeded(seed: number): Random {
  let state = Math.imul(seed, 2654435761) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** A picture whose cells are filled with this probability each. */
export function randomGrid(random: Random, rows: number, columns: number, density: number): Grid {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => random() < density));
}
