/**
 * How many pictures of a size are the only solution of their clues, against published counts (OEIS A242876, A384764).
 */

import { cluesOf, solve } from '../../src/core/index';
import { gridOfBits } from '../../testkit/drawing';
import { puzzleOf } from '../../testkit/puzzles';

const SIZES = [
  { rows: 2, columns: 2, unique: 14, lineSolvable: 14 },
  { rows: 2, columns: 3, unique: 52, lineSolvable: 52 },
  { rows: 3, columns: 2, unique: 52, lineSolvable: 52 },
  { rows: 3, columns: 3, unique: 384, lineSolvable: 384 },
  { rows: 3, columns: 4, unique: 3_152, lineSolvable: 3_116 },
  { rows: 4, columns: 3, unique: 3_152, lineSolvable: 3_116 },
  { rows: 4, columns: 4, unique: 52_362, lineSolvable: 51_234 },
];

describe('Of all pictures', () => {
  test.each(SIZES)('of $rows×$columns, $unique are unique and $lineSolvable of these line-solvable', (size) => {
    const { rows, columns } = size;
    const counts = { 'line-solvable': 0, unique: 0, multiple: 0, none: 0, 'gave-up': 0 };
    for (let bits = 0; bits < 2 ** (rows * columns); bits += 1) {
      counts[solve(puzzleOf(cluesOf(gridOfBits(bits, rows, columns)))).verdict.kind] += 1;
    }
    expect(counts).toEqual({
      'line-solvable': size.lineSolvable,
      unique: size.unique - size.lineSolvable,
      multiple: 2 ** (rows * columns) - size.unique,
      none: 0,
      'gave-up': 0,
    });
  });
});
