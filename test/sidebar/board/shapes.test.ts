import fc from 'fast-check';
import { positionsAlong } from '../../../sidebar/board/board';
import { crosses, marksOf, positionsOf, rules, squares } from '../../../sidebar/board/shapes';
import { LARGEST } from '../../../src/contract/places';
import { board } from '../pictures';

/** A blank board, wider than high or higher than wide as often as not, with a line of it that a step decides. */
const decidedLines = fc
  .record({ rows: fc.integer({ min: 1, max: LARGEST }), columns: fc.integer({ min: 1, max: LARGEST }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      line: fc.oneof(
        fc.record({ kind: fc.constant('row' as const), index: fc.nat(rows - 1) }),
        fc.record({ kind: fc.constant('column' as const), index: fc.nat(columns - 1) }),
      ),
    }),
  );

describe('the marks of a board', () => {
  test('are those of framed cells and those of the others', () => {
    const framed = [
      { row: 0, column: 1 },
      { row: 1, column: 0 },
      { row: 1, column: 2 },
    ];
    expect(marksOf(board(['##.', '.#?']), framed)).toEqual({
      filled: [
        { row: 0, column: 0 },
        { row: 1, column: 1 },
      ],
      framedFilled: [{ row: 0, column: 1 }],
      empty: [{ row: 0, column: 2 }],
      framedEmpty: [{ row: 1, column: 0 }],
    });
  });

  test('tell the last cells of a row from the first of the next one, also on a board of 30 columns', () => {
    const full = board(Array<string>(2).fill('#'.repeat(30)));
    for (let column = 0; column < 30; column += 1) {
      expect(marksOf(full, [{ row: 0, column }]).framedFilled).toEqual([{ row: 0, column }]);
    }
  });

  test('frame exactly the decided line, whatever the size of the board', () => {
    fc.assert(
      fc.property(decidedLines, ({ rows, columns, line }) => {
        const full = board(Array<string>(rows).fill('#'.repeat(columns)));
        const cells = Array.from({ length: line.kind === 'row' ? columns : rows }, (_, index) => index);
        const { filled, framedFilled } = marksOf(full, positionsAlong(line, cells));
        expect(framedFilled.map((position) => position[line.kind])).toEqual(cells.map(() => line.index));
        expect(framedFilled).toHaveLength(cells.length);
        expect(filled.every((position) => position[line.kind] !== line.index)).toBe(true);
        expect(filled.length + framedFilled.length).toBe(rows * columns);
      }),
    );
  });
});

describe('positions', () => {
  test('count along a row and along a column', () => {
    expect(positionsAlong({ kind: 'row', index: 4 }, [0, 7])).toEqual([
      { row: 4, column: 0 },
      { row: 4, column: 7 },
    ]);
    expect(positionsAlong({ kind: 'column', index: 4 }, [0, 7])).toEqual([
      { row: 0, column: 4 },
      { row: 7, column: 4 },
    ]);
  });

  test('of cells of one kind are found on a board that is not square', () => {
    expect(positionsOf(board(['.#.', '..#']), 'filled')).toEqual([
      { row: 0, column: 1 },
      { row: 1, column: 2 },
    ]);
  });
});

describe('paths', () => {
  test('lay squares and crosses into their cells', () => {
    expect(squares([{ row: 1, column: 2 }], 10, 1)).toBe('M21 11h8v8h-8z');
    expect(crosses([{ row: 1, column: 2 }], 10, 3)).toBe('M23 13l4 4M27 13l-4 4');
  });
});

describe('the heavier lines', () => {
  test('come after every fifth cell, counted from the top and the left', () => {
    expect(rules(7, 12, 10, 5)).toBe('M0 50h120M50 0v70M100 0v70');
  });

  test('do not lie on the edge', () => {
    expect(rules(5, 10, 10, 5)).toBe('M50 0v50');
  });
});
