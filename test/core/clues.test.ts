/** The clues of pictures. */
import fc from 'fast-check';
import { cluesOf } from '../../src/core/index';
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
