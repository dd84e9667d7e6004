/** The way from clues to a puzzle, and what is said about clues that are none. */
import {
  type CheckedClues,
  type ClueProblem,
  checkClues,
  describeClueProblem,
  describeLine,
  readClues,
} from '../../src/core/index';

const repeated = (clue: readonly number[], times: number) => new Array<readonly number[]>(times).fill(clue);

function problemsOf(checked: CheckedClues): readonly ClueProblem[] {
  return checked.ok ? [] : checked.problems;
}

function sentences(rows: readonly string[], columns: readonly string[]): string[] {
  return problemsOf(readClues(rows, columns)).map(describeClueProblem);
}

describe('Clues', () => {
  test('that fit and agree are a puzzle', () => {
    const puzzle = { rows: [[1, 1], [3]], columns: [[2], [1], [2]] };
    expect(readClues(['1 1', '3'], ['2', '1', '2'])).toEqual({ ok: true, puzzle });
  });

  test('may have a 0 for an empty line, as text or as a number', () => {
    const puzzle = { rows: [[], [2]], columns: [[1], [1]] };
    expect(readClues(['0', '2'], ['1', '1'])).toEqual({ ok: true, puzzle });
    expect(readClues(['', '2'], ['1', '1'])).toEqual({ ok: true, puzzle });
    expect(checkClues({ rows: [[0], [2]], columns: [[1], [1]] })).toEqual({ ok: true, puzzle });
  });

  test('may exactly fill their lines', () => {
    expect(problemsOf(checkClues({ rows: [[1, 1]], columns: [[1], [], [1]] }))).toEqual([]);
  });

  test.each([
    [1, 1],
    [30, 30],
    [1, 30],
    [30, 1],
  ])('may be those of %d rows and %d columns', (rows, columns) => {
    expect(problemsOf(checkClues({ rows: repeated([], rows), columns: repeated([], columns) }))).toEqual([]);
  });

  test.each([
    [0, 0],
    [0, 5],
    [5, 0],
    [31, 5],
    [5, 31],
  ])('cannot be those of %d rows and %d columns', (rows, columns) => {
    expect(problemsOf(checkClues({ rows: repeated([], rows), columns: repeated([], columns) }))).toEqual([
      { kind: 'size', rows, columns },
    ]);
  });

  test('that need more cells than the line has are named with what they need', () => {
    expect(problemsOf(checkClues({ rows: [[1, 2], [2]], columns: [[3], [1], [1]] }))).toEqual([
      { kind: 'does-not-fit', line: { kind: 'row', index: 0 }, clue: [1, 2], needs: 4, length: 3 },
      { kind: 'does-not-fit', line: { kind: 'column', index: 0 }, clue: [3], needs: 3, length: 2 },
    ]);
  });

  test('whose totals differ are told both', () => {
    expect(problemsOf(checkClues({ rows: [[2], [1]], columns: [[1], [1]] }))).toEqual([
      { kind: 'totals-differ', rowTotal: 3, columnTotal: 2 },
    ]);
  });

  test.each([
    ['a fraction', [1.5], '1.5'],
    ['a negative number', [-2], '-2'],
    ['what is not a number at all', [Number.NaN], 'NaN'],
    ['an endless number', [Number.POSITIVE_INFINITY], 'Infinity'],
    ['a 0 beside other numbers', [1, 0], '0'],
  ])('given as numbers must not hold %s', (_, clue, token) => {
    expect(problemsOf(checkClues({ rows: [clue], columns: [[1]] }))).toMatchObject([
      { kind: 'not-a-number', line: { kind: 'row', index: 0 }, token },
    ]);
  });

  test('have all their problems listed, each with its line', () => {
    expect(sentences(['x', '3', '1 ?'], ['2', '4'])).toEqual([
      'Row 1: “x” is not a whole number. Write numbers separated by spaces, such as 2 1.',
      'Row 2: 3 in a line of 2 cells needs 3. Make a number smaller or take one out.',
      'Row 3: “?” is not a whole number. Write numbers separated by spaces, such as 2 1.',
      'Column 2: 4 in a line of 3 cells needs 4. Make a number smaller or take one out.',
    ]);
  });

  test('that do not fit still have their totals compared', () => {
    expect(sentences(['3', '1'], ['1', '1'])).toEqual([
      'Row 1: 3 in a line of 2 cells needs 3. Make a number smaller or take one out.',
      'Total row blocks (4) do not match column blocks (2).',
    ]);
  });

  test('of a wrong size still have their unreadable numbers listed', () => {
    expect(sentences(['a'], [])).toEqual([
      'The puzzle has 1 rows and 0 columns. Use 1 to 30 of each.',
      'Row 1: “a” is not a whole number. Write numbers separated by spaces, such as 2 1.',
    ]);
  });
});

describe('What is said about a problem', () => {
  test('names the cells that a clue needs and has', () => {
    const line = { kind: 'row', index: 2 } as const;
    expect(describeClueProblem({ kind: 'does-not-fit', line, clue: [5, 5], needs: 11, length: 10 })).toBe(
      'Row 3: 5 5 in a line of 10 cells needs 11. Make a number smaller or take one out.',
    );
  });

  test('names both totals', () => {
    expect(describeClueProblem({ kind: 'totals-differ', rowTotal: 45, columnTotal: 44 })).toBe(
      'Total row blocks (45) do not match column blocks (44).',
    );
  });

  test('names lines as people count them', () => {
    expect(describeLine({ kind: 'row', index: 0 })).toBe('Row 1');
    expect(describeLine({ kind: 'column', index: 29 })).toBe('Column 30');
  });
});

test.each([
  [[1, 0], /^Row 1: 0 stands beside other numbers\. Take it out; a lone 0 means an empty line\.$/],
  [[-2], /^Row 1: -2 is not a whole number above 0\.$/],
  [[1.5], /^Row 1: 1\.5 is not a whole number above 0\.$/],
])('the clue %j is refused in a sentence that fits it', (clue, sentence) => {
  const checked = checkClues({ rows: [clue, []], columns: [[], []] });
  expect(checked.ok ? '' : checked.problems.map(describeClueProblem)[0]).toMatch(sentence);
});
