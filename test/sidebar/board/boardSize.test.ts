import { fitBoard, widthOf } from '../../../sidebar/board/boardSize';

function lines(count: number, clue: readonly number[]) {
  return Array.from({ length: count }, () => clue);
}

function square(size: number, clue: readonly number[]) {
  return { rows: lines(size, clue), columns: lines(size, clue) };
}

const ones = Array.from({ length: 15 }, () => 1);

describe('the size of the board', () => {
  test.each([176, 276, 576])('fits a 10 × 10 into %i pixels', (width) => {
    expect(widthOf(fitBoard(square(10, [1, 2, 2, 1]), width, false))).toBeLessThanOrEqual(width);
  });

  test('does not blow up small puzzles', () => {
    expect(fitBoard(square(2, [1]), 576, false).cellSize).toBe(30);
  });

  test('stays legible where 30 × 30 does not fit: a number of two digits is narrower than its cell', () => {
    const { cellSize, fontSize } = fitBoard(square(30, ones), 276, false);
    expect(1.14 * fontSize).toBeLessThan(cellSize);
    expect(fontSize).toBeGreaterThan(9);
  });

  test('has room for 15 numbers in a line', () => {
    const { left, top, fontSize, lineHeight } = fitBoard(square(30, ones), 276, false);
    // In Arial a digit is 0.556 and a space 0.278 of the font size wide.
    expect(left).toBeGreaterThan((15 * 0.556 + 14 * 0.278) * fontSize);
    expect(top).toBeGreaterThanOrEqual(15 * lineHeight);
    expect(lineHeight).toBeGreaterThan(fontSize);
  });

  test('grows with large cells', () => {
    for (const size of [5, 10, 30]) {
      const usual = fitBoard(square(size, [1]), 276, false);
      expect(fitBoard(square(size, [1]), 276, true).cellSize).toBeGreaterThan(usual.cellSize);
    }
  });

  test('comes from the columns across and the rows down', () => {
    const { cellSize, width, height } = fitBoard({ rows: lines(5, [1]), columns: lines(12, [1]) }, 276, false);
    expect([width, height]).toEqual([12 * cellSize, 5 * cellSize]);
  });
});
