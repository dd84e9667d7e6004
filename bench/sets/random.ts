/** Seeded random grids of five sizes and six densities, with the drawn picture known and from the clues alone. */
import { DENSITIES, randomPuzzles, SIZES } from '../../testkit/randomPuzzles';
import type { Core } from '../core';
import { knownPicture, measure } from '../measure';
import { type Finding, row } from '../report';
import type { BenchSet } from './set';

const SAMPLE = 50;
const ALL = 1000;

function* run(core: Core, full: boolean): Iterable<Finding> {
  for (const size of SIZES) {
    for (const density of DENSITIES) {
      const puzzles = randomPuzzles(size, density, full ? ALL : SAMPLE);
      const title = `random ${size}x${size} at ${density}`;
      yield row(`${title}, picture known`, measure(core, puzzles, knownPicture));
      yield row(`${title}, clues alone`, measure(core, puzzles));
    }
  }
}

export const random: BenchSet = { name: 'random', byDefault: true, run };
