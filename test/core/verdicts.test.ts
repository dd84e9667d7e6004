/** The verdicts against the naive solver, and what must hold of them whatever the puzzle. */
import fc from 'fast-check';
import { type Board, type Clues, checkClues, cluesOf, type Solution, solve } from '../../src/core/index';
import { agrees, meets, naiveCluesOf, naiveLineLogic, naiveVerdict, solutionsOf, turned } from '../oracle';
import { doubtfulClues, drawingOf, gridOf, pictures, puzzleFor, puzzleOf } from './puzzles';

/** What can be compared with the naive solver: everything but the solutions, which may be found in another order. */
function summary({ verdict, steps, decided }: Solution) {
  return { kind: verdict.kind, broken: verdict.kind === 'none' ? verdict.line : null, steps, decided };
}

function naiveSummary(clues: Clues) {
  const { steps, board, broken } = naiveLineLogic(clues);
  const decided = board.join('').replace(/\?/g, '').length;
  return { kind: naiveVerdict(clues), broken, steps, decided };
}

/** The pictures that a verdict shows. */
function picturesOf({ verdict }: Solution): string[][] {
  if (verdict.kind === 'multiple') return verdict.solutions.map(drawingOf);
  return verdict.kind === 'unique' || verdict.kind === 'line-solvable' ? [drawingOf(verdict.solution)] : [];
}

function mirrored(picture: readonly string[]): string[] {
  return picture.map((row) => [...row].reverse().join(''));
}

describe('Against the naive solver', () => {
  test.each([
    [6, 4000],
    [8, 800],
  ])(
    'puzzles and contradictory clues of up to %d lines have the same verdict, steps and decided cells',
    (most, numRuns) => {
      fc.assert(
        fc.property(doubtfulClues(most), (clues) => {
          const puzzle = checkClues(clues);
          fc.pre(!Array.isArray(puzzle));
          expect(summary(solve(puzzle))).toEqual(naiveSummary(clues));
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

  test('clues that the check refuses have no solution', () => {
    fc.assert(
      fc.property(doubtfulClues(5), (clues) => {
        fc.pre(Array.isArray(checkClues(clues)));
        expect(solutionsOf(clues, 1)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('every budget gives the right verdict or gives up, and what it then calls certain is so in every solution', () => {
    fc.assert(
      fc.property(doubtfulClues(6), fc.nat(60), (clues, tries) => {
        const puzzle = checkClues(clues);
        fc.pre(!Array.isArray(puzzle));
        expectRightOrGivenUp(solve(puzzle, { tries }), clues);
      }),
      { numRuns: 3000 },
    );
  });

  test('so does every budget when the picture is known', () => {
    fc.assert(
      fc.property(pictures(6), fc.nat(60), (picture, tries) => {
        const solution = solve(puzzleFor(picture), { tries, picture: gridOf(picture) });
        expectRightOrGivenUp(solution, naiveCluesOf(picture));
      }),
      { numRuns: 1500 },
    );
  });
});

function expectRightOrGivenUp({ verdict }: Solution, clues: Clues): void {
  if (verdict.kind !== 'gave-up') {
    expect(verdict.kind).toBe(naiveVerdict(clues));
    return;
  }
  const certain = textOf(verdict.known).join();
  for (const solution of solutionsOf(clues)) {
    expect({ solution, certain: agrees(solution.join(), certain) }).toEqual({ solution, certain: true });
  }
}

/** A board as rows of `#`, `.` and, where unknown, `?`. */
function textOf(board: Board): string[] {
  const letters = { filled: '#', empty: '.', unknown: '?' };
  return board.map((row) => row.map((cell) => letters[cell]).join(''));
}

describe('Whatever the picture', () => {
  test('its clues are never called contradictory, and a verdict of one solution shows that very picture', () => {
    fc.assert(
      fc.property(pictures(14), (picture) => {
        const solution = solve(puzzleOf(cluesOf(gridOf(picture))));
        expect(solution.verdict.kind).not.toBe('none');
        if (solution.verdict.kind !== 'multiple') expect(picturesOf(solution)).toEqual([picture]);
      }),
      { numRuns: 500 },
    );
  });

  test('no step of line logic contradicts it, up to 30 lines each way', () => {
    fc.assert(
      fc.property(pictures(30), (picture) => {
        const columns = turned(picture);
        for (const { line, filled, crossed } of solve(puzzleFor(picture), { tries: 0 }).steps) {
          const cells = (line.kind === 'row' ? picture : columns)[line.index] ?? '';
          expect(filled.map((i) => cells[i])).toEqual(filled.map(() => '#'));
          expect(crossed.map((i) => cells[i])).toEqual(crossed.map(() => '.'));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('two solutions are different, both meet the clues, and differ exactly where the verdict says', () => {
    fc.assert(
      fc.property(pictures(12), (picture) => {
        const { verdict } = solve(puzzleFor(picture));
        fc.pre(verdict.kind === 'multiple');
        const [first, second] = verdict.solutions;
        expect([first, second].map(drawingOf).every((grid) => meets(grid, naiveCluesOf(picture)))).toBe(true);
        const differing = first.flatMap((row, r) =>
          row.flatMap((cell, c) => (cell === second[r]?.[c] ? [] : [{ row: r, column: c }])),
        );
        expect(differing).not.toEqual([]);
        expect(verdict.differing).toEqual(differing);
      }),
      { numRuns: 500 },
    );
  });

  test('knowing it gives the same kind of verdict as the clues alone, and shows it among the solutions', () => {
    fc.assert(
      fc.property(pictures(12), (picture) => {
        const puzzle = puzzleFor(picture);
        const solution = solve(puzzle, { picture: gridOf(picture) });
        expect(solution.verdict.kind).toBe(solve(puzzle).verdict.kind);
        expect(picturesOf(solution)).toContainEqual(picture);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Whichever way a puzzle lies', () => {
  test('on its side, mirrored or turned, it has the same verdict, the same cells decided and the same only solution', () => {
    fc.assert(
      fc.property(doubtfulClues(9), ({ rows, columns }) => {
        const backwards = (clues: Clues['rows']) => clues.map((clue) => [...clue].reverse());
        const puzzle = checkClues({ rows, columns });
        fc.pre(!Array.isArray(puzzle));
        const upright = solve(puzzle);
        const onItsSide = solve(puzzleOf({ rows: columns, columns: rows }));
        const inTheMirror = solve(puzzleOf({ rows: backwards(rows), columns: [...columns].reverse() }));
        const upsideDown = solve(puzzleOf({ rows: [...rows].reverse(), columns: backwards(columns) }));
        const kinds = [onItsSide, inTheMirror, upsideDown].map(({ verdict }) => verdict.kind);
        expect(kinds).toEqual([upright, upright, upright].map(({ verdict }) => verdict.kind));
        if (upright.verdict.kind === 'none' || upright.verdict.kind === 'multiple') return;
        expect([onItsSide, inTheMirror, upsideDown].map(({ decided }) => decided)).toEqual(
          new Array(3).fill(upright.decided),
        );
        const [solution = []] = picturesOf(upright);
        expect(picturesOf(onItsSide)).toEqual([turned(solution)]);
        expect(picturesOf(inTheMirror)).toEqual([mirrored(solution)]);
        expect(picturesOf(upsideDown)).toEqual([[...solution].reverse()]);
      }),
      { numRuns: 1000 },
    );
  });
});

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
    if (kind !== 'multiple') expect(picturesOf(solution)).toEqual([picture]);
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
