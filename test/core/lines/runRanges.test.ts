/** Where each run of a line can be. */
import fc from 'fast-check';
import { type Cell, runRanges } from '../../../src/core/index';
import { agrees, placementsOf, runsOf } from '../../../testkit/oracle';

const CELLS: Readonly<Record<string, Cell>> = { '#': 'filled', '.': 'empty', '?': 'unknown' };
const cellsOf = (line: string): Cell[] => Array.from(line, (letter) => CELLS[letter] ?? 'unknown');

/** The starts of the stretches of filled cells. */
function startsIn(placement: string): number[] {
  return Array.from(placement.matchAll(/#+/g), (stretch) => stretch.index);
}

function naiveRanges(clue: readonly number[], line: string) {
  const starts = placementsOf(clue, line.length)
    .filter((placement) => agrees(placement, line))
    .map(startsIn);
  if (starts.length === 0) return null;
  return clue.map((length, run) => {
    const its = starts.map((placement) => placement[run] ?? Number.NaN);
    return { length, first: Math.min(...its), last: Math.max(...its) };
  });
}

describe('The range of a run', () => {
  test('is from its leftmost to its rightmost start', () => {
    expect(runRanges([2, 1], cellsOf('??????'))).toEqual([
      { length: 2, first: 0, last: 2 },
      { length: 1, first: 3, last: 5 },
    ]);
  });

  test('of each run in a long line is as wide as the cells to spare', () => {
    const clue = [3, 2, 1, 3, 1, 9];
    const ranges = runRanges(clue, cellsOf('?'.repeat(30))) ?? [];
    expect(ranges.map(({ first, last }) => last - first)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(ranges.map(({ first }) => first)).toEqual([0, 4, 7, 9, 13, 15]);
  });

  test('shows that a filled cell may belong to the second or the third of three runs, but not to the first', () => {
    expect(runRanges([1, 1, 1], cellsOf('????#???'))).toEqual([
      { length: 1, first: 0, last: 2 },
      { length: 1, first: 2, last: 4 },
      { length: 1, first: 4, last: 7 },
    ]);
  });

  test('is none for a line without runs, and there are no ranges in a contradiction', () => {
    expect(runRanges([], cellsOf('??'))).toEqual([]);
    expect(runRanges([], cellsOf('?#'))).toBeNull();
    expect(runRanges([3], cellsOf('??'))).toBeNull();
  });

  test('equals that of all placements of lines of up to 10 cells', () => {
    const lines = fc
      .array(fc.tuple(fc.constantFrom('#', '.'), fc.boolean()), { minLength: 1, maxLength: 10 })
      .map((cells) => ({
        clue: runsOf(cells.map(([cell]) => cell).join('')),
        line: cells.map(([cell, seen]) => (seen ? cell : '?')).join(''),
      }));
    fc.assert(
      fc.property(lines, ({ clue, line }) => {
        expect(runRanges(clue, cellsOf(line))).toEqual(naiveRanges(clue, line));
      }),
      { numRuns: 1000 },
    );
  });
});
