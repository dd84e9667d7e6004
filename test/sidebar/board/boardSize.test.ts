import { fitBoard, heightOf, showsClues, widthOf } from '../../../sidebar/board/boardSize';

function lines(count: number, clue: readonly number[]) {
  return Array.from({ length: count }, () => clue);
}

function square(size: number, clue: readonly number[]) {
  return { rows: lines(size, clue), columns: lines(size, clue) };
}

const ones = Array.from({ length: 15 }, () => 1);

const SIDEBAR = { width: 276, height: 312 };

describe('the size of the board', () => {
  test.each([176, 276, 576])('fits a 10 × 10 with its clues into %i pixels', (width) => {
    const size = fitBoard(square(10, [1, 2, 2, 1]), { width, height: 400 }, false);
    expect(widthOf(size)).toBeLessThanOrEqual(width);
    expect(heightOf(size)).toBeLessThanOrEqual(400);
    expect(showsClues(size)).toBe(true);
  });

  test('does not blow up small puzzles', () => {
    expect(fitBoard(square(2, [1]), { width: 276, height: 600 }, false).cellSize).toBe(30);
    expect(fitBoard(square(2, [1]), { width: 900, height: 900 }, false).cellSize).toBe(44);
  });

  test.each<[number, boolean]>([
    [10, true],
    [15, true],
    [20, false],
    [25, false],
    [30, false],
  ])(
    'fits a square of %i into a sidebar of 600 pixels, with clues as far as they can be read: %s',
    (count, withClues) => {
      const size = fitBoard(square(count, [1, 2, 3]), SIDEBAR, false);
      expect(widthOf(size)).toBeLessThanOrEqual(SIDEBAR.width);
      expect(heightOf(size)).toBeLessThanOrEqual(SIDEBAR.height);
      expect(showsClues(size)).toBe(withClues);
      expect(size.cellSize).toBeGreaterThanOrEqual(withClues ? 13 : 8);
    },
  );

  test('becomes larger than its frame where cells would be smaller than 8 pixels', () => {
    expect(fitBoard(square(30, ones), { width: 176, height: 240 }, false).cellSize).toBe(8);
  });

  test('stays legible with clues: a number of two digits is narrower than its cell', () => {
    for (const width of [276, 400, 600, 900]) {
      const { cellSize, fontSize, left } = fitBoard(square(30, ones), { width, height: 900 }, true);
      expect(left).toBeGreaterThan(0);
      expect(1.14 * fontSize).toBeLessThan(cellSize);
      expect(fontSize).toBeGreaterThan(9);
    }
  });

  test('has room for 15 numbers in a line', () => {
    const { left, top, fontSize, lineHeight } = fitBoard(square(30, ones), SIDEBAR, true);
    // In Arial a digit is 0.556 and a space 0.278 of the font size wide.
    expect(left).toBeGreaterThan((15 * 0.556 + 14 * 0.278) * fontSize);
    expect(top).toBeGreaterThanOrEqual(15 * lineHeight);
    expect(lineHeight).toBeGreaterThan(fontSize);
  });

  test('grows with large cells, and shows the clues then', () => {
    for (const size of [5, 10, 30]) {
      const usual = fitBoard(square(size, [1]), SIDEBAR, false);
      const large = fitBoard(square(size, [1]), SIDEBAR, true);
      expect(large.cellSize).toBeGreaterThan(usual.cellSize);
      expect(showsClues(large)).toBe(true);
    }
  });

  test('comes from the columns across and the rows down', () => {
    const { cellSize, width, height } = fitBoard({ rows: lines(5, [1]), columns: lines(12, [1]) }, SIDEBAR, false);
    expect([width, height]).toEqual([12 * cellSize, 5 * cellSize]);
  });
});
