/** The verdicts against the naive solver on thousands of puzzles, and on a few that are known to mislead solvers. */
import fc from 'fast-check';
import { type Clues, checkClues, type Solution, type Step, solve } from '../../src/core/index';
import { boardText, gridOf } from '../../testkit/drawing';
import { agrees, naiveCluesOf, naiveLineLogic, naiveVerdict, solutionsOf, turned } from '../../testkit/oracle';
import { puzzleOf } from '../../testkit/puzzles';
import { doubtfulPuzzles, inventedClues, pictures, picturesShown, puzzleFor } from './puzzles';

/** What can be compared with the naive solver: everything but the solutions, which may be found in another order. */
function summary({ verdict, steps, decided }: Solution) {
  return {
    kind: verdict.kind,
    broken: verdict.kind === 'none' ? verdict.line : null,
    steps: steps.map(stepText),
    decided,
  };
}

function stepText({ line, clue, filled, crossed }: Step): string {
  return `${line.kind} ${line.index}, clue ${clue}: # in ${filled}, . in ${crossed}`;
}

function naiveSummary(clues: Clues) {
  const { steps, board, broken } = naiveLineLogic(clues);
  const decided = board.join('').replace(/\?/g, '').length;
  return { kind: naiveVerdict(clues), broken, steps: steps.map(stepText), decided };
}

describe('Against the naive solver', () => {
  test.each([
    [6, 3000],
    [8, 1000],
  ])(
    'puzzles and contradictory clues of up to %d lines have the same verdict, steps and decided cells',
    (most, numRuns) => {
      fc.assert(
        fc.property(doubtfulPuzzles(most), (puzzle) => {
          expect(summary(solve(puzzle))).toEqual(naiveSummary(puzzle));
        }),
        { numRuns },
      );
    },
  );

  test('a single row or column of up to 12 cells has the same verdict, steps and decided cells', () => {
    const rows = fc.array(fc.constantFrom('#', '.'), { minLength: 1, maxLength: 12 }).map((cells) => cells.join(''));
    fc.assert(
      fc.property(rows, fc.boolean(), (row, upright) => {
        const picture = upright ? turned([row]) : [row];
        expect(summary(solve(puzzleFor(picture)))).toEqual(naiveSummary(naiveCluesOf(picture)));
      }),
      { numRuns: 500 },
    );
  });

  test('clues that nobody drew have the same verdict, and those that the check refuses have no solution', () => {
    fc.assert(
      fc.property(inventedClues(5), (clues) => {
        const checked = checkClues(clues);
        if (checked.ok) expect(summary(solve(checked.puzzle))).toEqual(naiveSummary(clues));
        else expect(solutionsOf(clues, 1)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('every budget gives the right verdict or gives up with what is certain, line logic included', () => {
    fc.assert(
      fc.property(doubtfulPuzzles(6), fc.nat(60), (puzzle, tries) => {
        expectRightOrGivenUp(solve(puzzle, { tries }), puzzle);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  test('every budget does the same when the picture is known', () => {
    fc.assert(
      fc.property(pictures(6), fc.nat(60), (picture, tries) => {
        const solution = solve(puzzleFor(picture), { tries, picture: gridOf(picture) });
        expectRightOrGivenUp(solution, naiveCluesOf(picture));
      }),
      { numRuns: 1500, seed: 2 },
    );
  });
});

function expectRightOrGivenUp({ verdict }: Solution, clues: Clues): void {
  if (verdict.kind !== 'gave-up') {
    expect(verdict.kind).toBe(naiveVerdict(clues));
    return;
  }
  const certain = boardText(verdict.known).join();
  const byLines = naiveLineLogic(clues).board.join();
  expect({ certain, byLines, holdsIt: agrees(certain, byLines) }).toEqual({ certain, byLines, holdsIt: true });
  const others = solutionsOf(clues).filter((solution) => !agrees(solution.join(), certain));
  expect({ certain, others }).toEqual({ certain, others: [] });
}

describe('The verdict on', () => {
  const clues = (rows: Clues['rows'], columns: Clues['columns']) => ({ rows, columns });
  const ones = (count: number) => new Array<readonly number[]>(count).fill([1]);

  test.each([
    ['two cells on a diagonal is that they can be exchanged', ['#.', '.#'], 'multiple'],
    [
      'a picture of one cell in each line is that others do as well',
      ['#....', '...#.', '.#...', '....#', '..#..'],
      'multiple',
    ],
    [
      'a picture whose column clues equal its row clues, but not its columns its rows, is that it may be turned over',
      ['#..#', '.###', '###.', '.##.'],
      'multiple',
    ],
    ['an even checkerboard is that black and white can be exchanged', ['#.#.', '.#.#', '#.#.', '.#.#'], 'multiple'],
    [
      'an odd checkerboard with filled corners is that line logic fills it',
      ['#.#.#', '.#.#.', '#.#.#', '.#.#.', '#.#.#'],
      'line-solvable',
    ],
    ['an empty picture is that line logic fills it', ['....', '....', '....'], 'line-solvable'],
    ['a full picture is that line logic fills it', ['####', '####'], 'line-solvable'],
    ['one filled cell is that line logic fills it', ['#'], 'line-solvable'],
    ['one empty cell is that line logic fills it', ['.'], 'line-solvable'],
    ['one cell in a row of 30 is that line logic fills it', [`${'.'.repeat(17)}#${'.'.repeat(12)}`], 'line-solvable'],
    [
      'a picture that line logic cannot even begin is that it is the only one',
      ['.##.', '#..#', '.##.', '#...'],
      'unique',
    ],
  ])('%s', (_, picture, kind) => {
    const solution = solve(puzzleFor(picture));
    expect(solution.verdict.kind).toBe(kind);
    if (kind !== 'multiple') expect(picturesShown(solution)).toEqual([picture]);
  });

  test('totals that agree without any picture is that the very first contradicting line breaks', () => {
    expect(solve(puzzleOf(clues([[], [2]], [[], [2]]))).verdict).toEqual({
      kind: 'none',
      line: { kind: 'column', index: 0 },
      tries: 0,
    });
  });

  test('a contradiction that no single line shows names no line, and was found by trying', () => {
    const { verdict } = solve(puzzleOf(clues([[3], [2], [1], [2], [1]], [[3], [2], [1], [1, 1], [1]])));
    expect(verdict).toMatchObject({ kind: 'none', line: null });
    expect(verdict).not.toMatchObject({ tries: 0 });
  });

  test('any puzzle that line logic leaves open, with no tries allowed, is to give up with what line logic knows', () => {
    const { verdict, decided } = solve(puzzleOf(clues(ones(3), ones(3))), { tries: 0 });
    const unknown = ['unknown', 'unknown', 'unknown'];
    expect({ verdict, decided }).toEqual({
      verdict: { kind: 'gave-up', known: [unknown, unknown, unknown], tries: 0 },
      decided: 0,
    });
  });
});
