/** A second solution next door. */
import fc from 'fast-check';
import { switched } from '../../../src/core/search/switches';
import { drawingOf, gridOf } from '../../../testkit/drawing';
import { meets, naiveCluesOf } from '../../../testkit/oracle';
import { pictures } from '../puzzles';

/** Every picture that differs in the corners of one rectangle and has the same clues. */
function naiveNeighbours(picture: readonly string[]): string[][] {
  const clues = naiveCluesOf(picture);
  const flip = (cell: string) => (cell === '#' ? '.' : '#');
  const found: string[][] = [];
  const width = picture[0]?.length ?? 0;
  for (let top = 0; top < picture.length; top += 1) {
    for (let bottom = top + 1; bottom < picture.length; bottom += 1) {
      for (let left = 0; left < width; left += 1) {
        for (let right = left + 1; right < width; right += 1) {
          const flipped = picture.map((row, r) =>
            Array.from(row, (cell, c) =>
              (r === top || r === bottom) && (c === left || c === right) ? flip(cell) : cell,
            ).join(''),
          );
          if (meets(flipped, clues)) found.push(flipped);
        }
      }
    }
  }
  return found;
}

describe('A switch', () => {
  test.each([
    ['of two cells that touch at their corners', ['#.', '.#'], ['.#', '#.']],
    ['across other lines', ['#...', '....', '...#'], ['...#', '....', '#...']],
    ['from the other diagonal', ['.#', '#.'], ['#.', '.#']],
  ])('%s gives the other picture with these clues', (_, picture, other) => {
    expect(drawingOf(switched(gridOf(picture)) ?? [])).toEqual(other);
  });

  test('that would cut or join runs is none', () => {
    expect(switched(gridOf(['###.', '..##']))).toBeNull();
    expect(switched(gridOf(['#.#', '.#.', '#.#']))).toBeNull();
  });

  test('is found exactly where there is one', () => {
    fc.assert(
      fc.property(pictures(7), (picture) => {
        const neighbours = naiveNeighbours(picture);
        const found = switched(gridOf(picture));
        if (found === null) expect(neighbours).toEqual([]);
        else expect(neighbours).toContainEqual(drawingOf(found));
      }),
      { numRuns: 400 },
    );
  });

  test('works to the last cell of the largest picture', () => {
    const corners = (first: string, last: string) =>
      [`${first}${'.'.repeat(28)}${last}`].concat(new Array(28).fill('.'.repeat(30)));
    const picture = [...corners('#', '.'), `${'.'.repeat(29)}#`];
    const other = [...corners('.', '#'), `#${'.'.repeat(29)}`];
    expect(drawingOf(switched(gridOf(picture)) ?? [])).toEqual(other);
  });
});
