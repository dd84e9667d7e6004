import { EXAMPLES, PRACTICE } from '../../sidebar/examples';
import { clueList, EXAMPLE_WORDS } from '../../sidebar/words';
import { checkClues, cluesOf, type Puzzle, type Solution, solve } from '../../src/core';
import { naiveVerdict } from '../../testkit/oracle';

function puzzleOf(name: string): Puzzle {
  const example = EXAMPLES.find((candidate) => candidate.name === name);
  const puzzle = checkClues(cluesOf(example?.picture ?? []));
  if (Array.isArray(puzzle)) throw new Error(`${name} is no puzzle.`);
  return puzzle;
}

const solved = (name: string): Solution => solve(puzzleOf(name));

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
    expect(naiveVerdict(puzzleOf('guess'))).toBe('unique');
    expect(naiveVerdict(puzzleOf('two'))).toBe('multiple');
  });

  test('have the size that their description says', () => {
    for (const { name, picture } of EXAMPLES) {
      expect(EXAMPLE_WORDS[name].text).toContain(`${picture.length} × ${picture[0]?.length}`);
    }
  });

  test('can be copied as lists of clues', () => {
    expect(clueList(puzzleOf('guess'))).toBe('Rows\n2\n2\n2\n6\n2\n1 1\n\nColumns\n1\n1 1\n5\n5\n1 1\n1');
  });
});
