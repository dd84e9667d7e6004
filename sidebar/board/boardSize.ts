/** How large the board is drawn. Everything is in pixels. */
import type { Clue, Clues } from '../../src/core';

export interface BoardSize {
  /** Side of a cell. */
  readonly cellSize: number;
  readonly fontSize: number;
  /** Height of one number in a column's clue. */
  readonly lineHeight: number;
  /** Room for the longest row clue. */
  readonly left: number;
  /** Room for the longest column clue. */
  readonly top: number;
  /** Size of the cells together. */
  readonly width: number;
  readonly height: number;
}

/** Smaller cells could not hold a number of two digits that one can read. */
const SMALLEST_CELL = 13;
const LARGEST_CELL = 30;
/** What *Large cells* does to a cell, and the least that it comes to. */
const ENLARGEMENT = 1.5;
const SMALLEST_LARGE_CELL = 28;

/** The font size in parts of a cell: numbers of two digits in neighbouring columns stay apart. */
const FONT_SIZE = 0.75;
const LARGEST_FONT = 13;

/** Widths of a digit and a space in Arial and Roboto, in parts of the font size, rounded up. */
const DIGIT = 0.57;
const SPACE = 0.28;
const PADDING = 5;

/**
 * Fits the board with its clues into a width, as far as its cells stay legible; below that, and with large cells,
 * the board becomes wider than its frame, which then scrolls.
 */
export function fitBoard(clues: Clues, available: number, large: boolean): BoardSize {
  const cellSizes = Array.from({ length: LARGEST_CELL - SMALLEST_CELL + 1 }, (_, index) => LARGEST_CELL - index);
  const fits = (cellSize: number) => widthOf(sizeWith(clues, cellSize)) <= available;
  const cellSize = cellSizes.find(fits) ?? SMALLEST_CELL;
  return sizeWith(clues, large ? Math.max(SMALLEST_LARGE_CELL, Math.round(cellSize * ENLARGEMENT)) : cellSize);
}

/** The board with its row clues. */
export function widthOf({ left, width }: BoardSize): number {
  return left + width;
}

function sizeWith({ rows, columns }: Clues, cellSize: number): BoardSize {
  const fontSize = Math.min(LARGEST_FONT, FONT_SIZE * cellSize);
  const lineHeight = 1.15 * fontSize;
  return {
    cellSize,
    fontSize,
    lineHeight,
    left: Math.ceil(Math.max(...rows.map(clueWidth)) * fontSize) + 2 * PADDING,
    top: Math.ceil(Math.max(1, ...columns.map((clue) => clue.length)) * lineHeight) + 2 * PADDING,
    width: cellSize * columns.length,
    height: cellSize * rows.length,
  };
}

/** How wide a row's clue is, in parts of the font size. */
function clueWidth(clue: Clue): number {
  const digits = clue.length === 0 ? 1 : clue.join('').length;
  return digits * DIGIT + Math.max(0, clue.length - 1) * SPACE;
}
