import { boardLayout } from '../../sidebar/layout';
import { rules } from '../../sidebar/shapes';

const lines = (count: number, clue: readonly number[]) => Array.from({ length: count }, () => clue);
const square = (size: number, clue: readonly number[]) => ({ rows: lines(size, clue), columns: lines(size, clue) });
const ones = Array.from({ length: 15 }, () => 1);

describe('the size of the board', () => {
  test.each([176, 276, 576])('fits a 10 × 10 into %i pixels', (width) => {
    const { left, width: cells } = boardLayout(square(10, [1, 2, 2, 1]), width, false);
    expect(left + cells).toBeLessThanOrEqual(width);
  });

  test('does not blow up small puzzles', () => {
    expect(boardLayout(square(2, [1]), 576, false).cell).toBe(30);
  });

  test('stays legible where 30 × 30 does not fit: a number of two digits is narrower than its cell', () => {
    const { cell, fontSize } = boardLayout(square(30, ones), 276, false);
    expect(1.14 * fontSize).toBeLessThan(cell);
    expect(fontSize).toBeGreaterThan(9);
  });

  test('has room for 15 numbers in a line', () => {
    const { left, top, fontSize, lineHeight } = boardLayout(square(30, ones), 276, false);
    // In Arial a digit is 0.556 and a space 0.278 of the font size wide.
    expect(left).toBeGreaterThan((15 * 0.556 + 14 * 0.278) * fontSize);
    expect(top).toBeGreaterThanOrEqual(15 * lineHeight);
    expect(lineHeight).toBeGreaterThan(fontSize);
  });

  test('grows with large cells', () => {
    for (const size of [5, 10, 30]) {
      const usual = boardLayout(square(size, [1]), 276, false);
      expect(boardLayout(square(size, [1]), 276, true).cell).toBeGreaterThan(usual.cell);
    }
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
