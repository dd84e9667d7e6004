import * as fc from 'fast-check';
import { areaName, cellName, clueCellName, gridCellName, overlap, parseArea } from '../../src/contract/places';

describe('names of cells', () => {
  test.each([
    [1, 1, 'A1'],
    [2, 26, 'Z2'],
    [4, 27, 'AA4'],
    [31, 31, 'AE31'],
    [9, 702, 'ZZ9'],
    [9, 703, 'AAA9'],
  ])('row %i, column %i is %s', (row, column, name) => {
    expect(cellName({ row, column })).toBe(name);
  });

  test('the first cell of the grid is B2, the first clue cells are A2 and B1', () => {
    expect(gridCellName({ row: 0, column: 0 })).toBe('B2');
    expect(gridCellName({ row: 1, column: 25 })).toBe('AA3');
    expect(clueCellName({ kind: 'row', index: 0 })).toBe('A2');
    expect(clueCellName({ kind: 'column', index: 25 })).toBe('AA1');
  });

  test('areas are read from their names', () => {
    const side = fc.integer({ min: 1, max: 800 });
    const area = fc.record({ row: side, column: side, rows: side, columns: side });
    fc.assert(fc.property(area, (one) => expect(parseArea(areaName(one))).toEqual(one)));
    for (const name of ['', 'A:A', 'Sheet1!A1', '2:3']) expect(parseArea(name)).toBeNull();
  });

  test('areas overlap when they share a cell', () => {
    const grid = { row: 2, column: 2, rows: 10, columns: 10 };
    expect(overlap(grid, { row: 11, column: 11, rows: 5, columns: 5 })).toBe(true);
    expect(overlap(grid, { row: 12, column: 2, rows: 1, columns: 1 })).toBe(false);
    expect(overlap(grid, { row: 2, column: 12, rows: 1, columns: 1 })).toBe(false);
  });
});
