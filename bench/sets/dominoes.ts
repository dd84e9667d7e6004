/** The n-Dom family, which can be settled only by trying. */
import { dominoClues } from '../../testkit/puzzles';
import type { Core } from '../core';
import { measure } from '../measure';
import { type Finding, row } from '../report';
import type { BenchSet } from './set';

function* run(core: Core): Iterable<Finding> {
  for (let dominoes = 3; dominoes <= 14; dominoes += 1) {
    const puzzle = { name: `${dominoes}-Dom`, clues: dominoClues(dominoes), expected: 'unique' as const };
    yield row(puzzle.name, measure(core, [puzzle]));
  }
}

export const dominoes: BenchSet = { name: 'dominoes', byDefault: true, run };
