import { EXAMPLES, type ExampleName, PRACTICE } from '../../../sidebar/state/examples';
import { cluesOf, type Puzzle, type Solution, solve } from '../../../src/core';
import { naiveVerdict } from '../../../testkit/oracle';
import { puzzleOf } from '../../../testkit/puzzles';

function example(name: ExampleName): Puzzle {
  return puzzleOf(cluesOf(EXAMPLES.find((candidate) => candidate.name === name)?.picture ?? []));
}

function solved(name: ExampleName): Solution {
  return solve(example(name));
}

describe('the practice picture', () => {
  test('is 10 × 10, and its first three rows have the clues 2, 6 and 8', () => {
    const { rows, columns } = cluesOf(PRACTICE.picture);
    expect([rows.length, columns.length]).toEqual([10, 10]);
    expect(rows.slice(0, 3)).toEqual([[2], [6], [8]]);
  });

  test('is solved by line logic in exactly 31 steps', () => {
    const { verdict, steps, decided } = solved('practice');
    expect(verdict).toEqual({ kind: 'line-solvable', solution: PRACTICE.picture });
    expect(steps).toHaveLength(31);
    expect(decided).toBe(100);
  });

  test('begins with row 2 and row 3, as the help tells it, because row 1 decides nothing at first', () => {
    const [first, second] = solved('practice').steps;
    expect(first).toEqual({ line: { kind: 'row', index: 1 }, clue: [6], filled: [4, 5], crossed: [] });
    expect(second).toEqual({
      line: { kind: 'row', index: 2 },
      clue: [8],
      filled: [2, 3, 4, 5, 6, 7],
      crossed: [],
    });
  });
});

describe('the other examples', () => {
  test('have one solution that line logic does not reach, and two solutions', () => {
    expect(solved('guess').verdict.kind).toBe('unique');
    expect(solved('two').verdict.kind).toBe('multiple');
  });

  test('have these verdicts for a naive solver, too', () => {
    expect(naiveVerdict(example('guess'))).toBe('unique');
    expect(naiveVerdict(example('two'))).toBe('multiple');
  });
});
