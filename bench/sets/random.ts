/** Seeded random grids of five sizes and six densities, with the drawn picture known and from the clues alone. */

import { randomGrid, seeded } from '../../testkit/random';
import type { Core } from '../core';
import type { BenchPuzzle } from '../judge';
import { knownPicture, measure } from '../measure';
import { type Finding, row } from '../report';
import type { BenchSet } from './set';

const SIZES = [10, 15, 20, 25, 30];
const DENSITIES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
const SAMPLE = 50;
const ALL = 1000;

function* run(core: Core, full: boolean): Iterable<Finding> {
  for (const size of SIZES) {
    for (const density of DENSITIES) {
      const puzzles = randomPuzzles(core, size, density, full ? ALL : SAMPLE);
      const title = `random ${size}x${size} at ${density}`;
      yield row(`${title}, picture known`, measure(core, puzzles, knownPicture));
      yield row(`${title}, clues alone`, measure(core, puzzles));
    }
  }
}

/** So many square random puzzles; the same ones every time. */
export function randomPuzzles(core: Core, size: number, density: number, count: number): BenchPuzzle[] {
  const random = seeded(size * 100 + density * 10);
  return Array.from({ length: count }, (_, i) => {
    const picture = randomGrid(random, size, size, density);
    return { name: `#${i + 1}`, clues: core.cluesOf(picture), picture };
  });
}

export const random: BenchSet = { name: 'random', byDefault: true, run };
