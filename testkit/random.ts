/** Seeded random numbers, grids and lines, so that every run meets the same puzzles. */
import type { Clue, Grid } from '../src/core/index';
import { runsOf } from './oracle';

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

/** A line with its clue and what is known of it. */
export interface KnownLine {
  readonly clue: Clue;
  readonly line: string;
}

/** A random line of which this share of the cells is known, with so many of them turned into their opposite. */
export function randomLine(random: Random, length: number, knownShare: number, lies: number): KnownLine {
  const density = 0.2 + 0.7 * random();
  const finished = Array.from({ length }, () => (random() < density ? '#' : '.'));
  const known = finished.map((cell) => (random() < knownShare ? cell : '?'));
  for (let lie = 0; lie < lies; lie += 1) {
    const at = wholeBetween(random, 0, length - 1);
    known[at] = finished[at] === '#' ? '.' : '#';
  }
  return { clue: runsOf(finished.join('')), line: known.join('') };
}
