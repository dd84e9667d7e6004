/** Where each run of a line can still be. */

import type { Cell, Clue, RunRange } from '../types';
import { highestBit, lowestBit } from './bits';
import { startsOfRuns } from './lineSolver';

/**
 * The earliest and the latest start of each run over all placements that agree with the known cells of a line of up to
 * 30 cells; null when there is no such placement.
 */
export function runRanges(clue: Clue, cells: readonly Cell[]): readonly RunRange[] | null {
  const line = { filled: maskOf(cells, 'filled'), empty: maskOf(cells, 'empty') };
  const starts = startsOfRuns(clue, cells.length, line);
  if (starts === null) return null;
  return clue.map((length, index) => rangeOf(length, starts[index] ?? 0));
}

function maskOf(cells: readonly Cell[], wanted: Cell): number {
  return cells.reduce((mask, cell, index) => (cell === wanted ? mask | (1 << index) : mask), 0);
}

function rangeOf(length: number, starts: number): RunRange {
  return { length, first: lowestBit(starts), last: highestBit(starts) };
}
