import { puzzleFromPicture, puzzleFromSheet, puzzleFromTexts } from '../../../sidebar/state/puzzleFrom';
import { gridOf } from '../../../testkit/drawing';
import { HEART, puzzle } from '../pictures';

describe('a puzzle', () => {
  test('comes from the picture in the sheet, which it keeps', () => {
    expect(puzzleFromSheet({ kind: 'picture', picture: HEART })).toEqual({
      kind: 'puzzle',
      puzzle: puzzle(HEART),
      picture: gridOf(HEART),
    });
  });

  test('comes from a picture that is not square', () => {
    expect(puzzleFromPicture(gridOf(['#.#', '##.']))).toMatchObject({
      puzzle: { rows: [[1, 1], [2]], columns: [[2], [1], [1]] },
    });
  });

  test('comes from clues typed into the sheet, however they are separated', () => {
    expect(
      puzzleFromSheet({ kind: 'clues', picture: null, rows: ['1, 1', '', '3'], columns: ['1.1', '1', '1 1'] }),
    ).toEqual({
      kind: 'puzzle',
      puzzle: { rows: [[1, 1], [], [3]], columns: [[1, 1], [1], [1, 1]] },
      picture: null,
    });
  });
});

describe('no puzzle', () => {
  test('comes from a blank sheet', () => {
    expect(puzzleFromSheet({ kind: 'nothing' })).toEqual({ kind: 'unfinished', missing: 'all' });
  });

  test.each([
    ['all', ['', ' '], ['', '']],
    ['columns', ['1', '2'], ['', '']],
    ['rows', ['', ''], ['1', '']],
  ] as const)('comes from clues while they are missing: %s', (missing, rows, columns) => {
    expect(puzzleFromTexts(rows, columns)).toEqual({ kind: 'unfinished', missing });
  });

  test('comes from clues with mistakes, each of which is named', () => {
    const read = puzzleFromTexts(['3', 'x'], ['1', '1']);
    expect(read.kind === 'mistakes' && read.problems.map(({ kind }) => kind)).toEqual(['does-not-fit', 'not-a-number']);
  });

  test('comes from mistakes while the other side is missing: those are named first', () => {
    const read = puzzleFromTexts(['3', '1'], ['', '']);
    expect(read.kind === 'mistakes' && read.problems[0]?.kind).toBe('does-not-fit');
  });

  test('comes from totals that differ', () => {
    expect(puzzleFromTexts(['2', '1'], ['1', '1'])).toEqual({
      kind: 'mistakes',
      problems: [{ kind: 'totals-differ', rowTotal: 3, columnTotal: 2 }],
    });
  });
});

test('lines that all say 0 are a puzzle, though an empty one', () => {
  expect(puzzleFromTexts(['0', '0'], ['', ''])).toMatchObject({ kind: 'puzzle', puzzle: { rows: [[], []] } });
});
