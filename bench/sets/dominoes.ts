/**
 * The n-Dom family: a staircase of n dominoes that can be settled only by trying, in boards of 2n + 1 lines each way. Rows ask for
 * 3, then 1 and 3 1 by turns, then 1 twice; the columns ask for the same, read backwards. The family is Josh Greifer's idea.
 */
import type { Clue, Clues } from '../../src/core/index';
import type { Core } from '../core';
import { measure } from '../measure';
import { type Finding, row } from '../report';
import type { BenchSet } from './set';

/** The clues of a member of the family. */
export function dominoClues(dominoes: number): Clues {
  const stairs = Array.from({ length: dominoes - 1 }, (): readonly Clue[] => [[1], [3, 1]]).flat();
  const rows = [[3], ...stairs, [1], [1]];
  return { rows, columns: rows.map((clue) => [...clue].reverse()).reverse() };
}

function* run(core: Core): Iterable<Finding> {
  for (let dominoes = 3; dominoes <= 14; dominoes++) {
    const puzzle = { name: `${dominoes}-Dom`, clues: dominoClues(dominoes), expected: 'unique' as const };
    yield row(puzzle.name, measure(core, [puzzle]));
  }
}

export const dominoes: BenchSet = { name: 'dominoes', byDefault: true, run };
