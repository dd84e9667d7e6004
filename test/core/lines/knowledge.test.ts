/** The numbers of lines, cells and literals, and what is known by them. */
import {
  boardFrom,
  countKnown,
  eraseCell,
  type Knowledge,
  masksOf,
  nothingKnown,
  pictureFrom,
  writeCell,
  writeLine,
} from '../../../src/core/lines/knowledge';
import {
  cellAt,
  columnOf,
  countCells,
  lengthOf,
  lineNumbered,
  linesOf,
  literalOf,
  placeAlong,
  rowOf,
} from '../../../src/core/lines/numbering';
import { boardText, drawingOf } from '../../../testkit/drawing';
import { puzzleFor } from '../puzzles';

const picture = ['##.#.', '#....', '..###'];
const lines = linesOf(puzzleFor(picture));

/** All that the picture says, cell by cell. */
function everythingKnown(): Knowledge {
  const known = nothingKnown(lines);
  Array.from(picture.join('')).forEach((letter, cell) => {
    writeCell(lines, known, literalOf(cell, letter === '#'));
  });
  return known;
}

describe('The numbers', () => {
  const cellsOf = (line: number) =>
    Array.from({ length: lengthOf(lines, line) }, (_, place) => cellAt(lines, line, place));

  test('of cells run row by row, and those of lines from the rows to the columns', () => {
    expect([0, 1, 2].map(cellsOf)).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14],
    ]);
    expect([3, 7].map(cellsOf)).toEqual([
      [0, 5, 10],
      [4, 9, 14],
    ]);
    expect(countCells(lines)).toBe(15);
    expect([0, 2, 3, 7].map((line) => lineNumbered(lines, line))).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'row', index: 2 },
      { kind: 'column', index: 0 },
      { kind: 'column', index: 4 },
    ]);
  });

  test('lead from a cell to its row, its column and its place in each', () => {
    for (let cell = 0; cell < 15; cell += 1) {
      const [row, column] = [rowOf(lines, cell), columnOf(lines, cell)];
      expect(row * 5 + column).toBe(cell);
      expect(column).toBeLessThan(5);
      expect(cellAt(lines, row, placeAlong(lines, row, cell))).toBe(cell);
      expect(cellAt(lines, 3 + column, placeAlong(lines, 3 + column, cell))).toBe(cell);
    }
  });

  test('of a literal say the cell, and whether it is filled', () => {
    expect([literalOf(7, true), literalOf(7, false)]).toEqual([14, 15]);
  });
});

describe('What is known', () => {
  test('is nothing at first', () => {
    expect(boardText(boardFrom(lines, nothingKnown(lines)))).toEqual(['?????', '?????', '?????']);
    expect(countKnown(lines, nothingKnown(lines))).toBe(0);
  });

  test('of every cell is the picture', () => {
    expect(drawingOf(pictureFrom(lines, everythingKnown()))).toEqual(picture);
    expect(countKnown(lines, everythingKnown())).toBe(15);
  });

  test('of a line is known of the lines that cross it, too', () => {
    const known = nothingKnown(lines);
    writeLine(lines, known, 0, { filled: 0b01011, empty: 0b10100 });
    writeLine(lines, known, 5, { filled: 0b100, empty: 0b010 });
    expect(boardText(boardFrom(lines, known))).toEqual(['##.#.', '??.??', '??#??']);
    expect([3, 4, 5].map((column) => masksOf(known, column))).toEqual([
      { filled: 0b001, empty: 0 },
      { filled: 0b001, empty: 0 },
      { filled: 0b100, empty: 0b011 },
    ]);
  });

  test('can be taken out cell by cell, until nothing is left', () => {
    const known = everythingKnown();
    eraseCell(lines, known, literalOf(6, true));
    expect(known).toEqual(everythingKnown());
    eraseCell(lines, known, literalOf(6, false));
    expect(boardText(boardFrom(lines, known))).toEqual(['##.#.', '#?...', '..###']);
    for (let cell = 0; cell < 15; cell += 1) {
      for (const filled of [true, false]) eraseCell(lines, known, literalOf(cell, filled));
    }
    expect(known).toEqual(nothingKnown(lines));
  });
});
