/** The clues of pictures, and when clues or pictures are the same. */
import fc from 'fast-check';
import { cluesOf, sameClues, samePicture } from '../../src/core/index';
import { gridOf } from '../../testkit/drawing';
import { naiveCluesOf } from '../../testkit/oracle';
import { pictures } from './puzzles';

describe('The clues of a picture', () => {
  test('are the runs of every row and every column', () => {
    expect(cluesOf(gridOf(['##.#', '....', '#.##']))).toEqual({
      rows: [[2, 1], [], [1, 2]],
      columns: [[1, 1], [1], [1], [1, 1]],
    });
  });

  test('of a single row are that row, and a 1 or nothing in each column', () => {
    expect(cluesOf(gridOf(['##.#']))).toEqual({ rows: [[2, 1]], columns: [[1], [1], [], [1]] });
  });

  test('of a single column likewise', () => {
    expect(cluesOf(gridOf(['#', '#', '.', '#']))).toEqual({ rows: [[1], [1], [], [1]], columns: [[2, 1]] });
  });

  test('may be as many in a line as every second cell', () => {
    expect(cluesOf(gridOf(['#', '.', '#', '.', '#', '.', '#'])).columns).toEqual([[1, 1, 1, 1]]);
  });

  test('keep the order of the runs', () => {
    expect(cluesOf(gridOf(['##.###', '###.##', '#####.'])).rows).toEqual([[2, 3], [3, 2], [5]]);
  });

  test('of no rows are none', () => {
    expect(cluesOf([])).toEqual({ rows: [], columns: [] });
  });

  test('equal those that splitting the lines gives, up to 30 cells each way', () => {
    fc.assert(
      fc.property(pictures(30), (picture) => {
        expect(cluesOf(gridOf(picture))).toEqual(naiveCluesOf(picture));
      }),
      { numRuns: 300 },
    );
  });
});

describe('Two pictures', () => {
  const same = (one: readonly string[], other: readonly string[]) => samePicture(gridOf(one), gridOf(other));

  test('are the same when every cell is', () => {
    expect(same(['#.', '.#'], ['#.', '.#'])).toBe(true);
    expect(same([], [])).toBe(true);
  });

  test.each([
    ['in a cell', ['#.', '.#'], ['#.', '##']],
    ['in their height', ['#.'], ['#.', '#.']],
    ['in their width', ['#.', '#.'], ['#.', '#..']],
    ['in which is longer', ['#..'], ['#.']],
  ])('that differ %s are not the same', (_, one, other) => {
    expect(same(one, other)).toBe(false);
    expect(same(other, one)).toBe(false);
  });
});

describe('Two sets of clues', () => {
  const clues = { rows: [[1, 2], []], columns: [[1], [], [1], [1]] };

  test('are the same when every number is', () => {
    expect(sameClues(clues, cluesOf(gridOf(['#.##', '....'])))).toBe(true);
  });

  test.each([
    ['a number of a row', { ...clues, rows: [[1, 3], []] }],
    ['the order in a row', { ...clues, rows: [[2, 1], []] }],
    ['a row', { ...clues, rows: [[1, 2], [], []] }],
    ['how a row goes on', { ...clues, rows: [[1, 2, 1], []] }],
    ['a number of a column', { ...clues, columns: [[1], [], [1], [2]] }],
    ['the order of the columns', { ...clues, columns: [[], [1], [1], [1]] }],
  ])('that differ in %s are not the same', (_, other) => {
    expect(sameClues(clues, other)).toBe(false);
    expect(sameClues(other, clues)).toBe(false);
  });
});
