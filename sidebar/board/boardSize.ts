/** How large the board is drawn. Everything is in pixels. */
import type { Clue, Clues } from '../../src/core';

export interface BoardSize {
  /** Side of a cell. */
  readonly cellSize: number;
  readonly fontSize: number;
  /** Height of one number in a column's clue. */
  readonly lineHeight: number;
  /** Room for the longest row clue; 0 where the clues are not shown. */
  readonly left: number;
  /** Room for the longest column clue; 0 where the clues are not shown. */
  readonly top: number;
  /** Size of the cells together. */
  readonly width: number;
  readonly height: number;
}

/** What the board may fill. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Smaller cells could not stand beside a number of two digits that one can read: the clues are left out then. */
const SMALLEST_WITH_CLUES = 13;
const SMALLEST_CELL = 8;
/** The largest cell of a sidebar, and of a dialog, in which there are so many pixels to each cell of the usual 15. */
const LARGEST_CELL = 30;
const LARGEST_OF_ALL = 44;
const USUAL_CELLS = 15;
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
 * Fits the board into a room: with its clues as far as they stay legible, else without them. With large cells it may become larger than
 * its frame, which then scrolls.
 */
export function fitBoard(clues: Clues, room: Room, large: boolean): BoardSize {
  const fits = (size: BoardSize) => widthOf(size) <= room.width && heightOf(size) <= room.height;
  const largest = Math.max(LARGEST_CELL, Math.min(LARGEST_OF_ALL, Math.floor(room.width / USUAL_CELLS)));
  const legible = sizesFrom(clues, largest, SMALLEST_WITH_CLUES, true).find(fits);
  const fitting =
    legible ?? sizesFrom(clues, largest, SMALLEST_CELL, false).find(fits) ?? sizeWith(clues, SMALLEST_CELL, false);
  if (!large) return fitting;
  return sizeWith(clues, Math.max(SMALLEST_LARGE_CELL, Math.round(fitting.cellSize * ENLARGEMENT)), true);
}

function sizesFrom(clues: Clues, largest: number, smallest: number, withClues: boolean): readonly BoardSize[] {
  return Array.from({ length: largest - smallest + 1 }, (_, index) => sizeWith(clues, largest - index, withClues));
}

/** The board with its row clues. */
export function widthOf({ left, width }: BoardSize): number {
  return left + width;
}

/** The board with its column clues. */
export function heightOf({ top, height }: BoardSize): number {
  return top + height;
}

export function showsClues({ left }: BoardSize): boolean {
  return left > 0;
}

function sizeWith({ rows, columns }: Clues, cellSize: number, withClues: boolean): BoardSize {
  const fontSize = Math.min(LARGEST_FONT, FONT_SIZE * cellSize);
  const lineHeight = 1.15 * fontSize;
  return {
    cellSize,
    fontSize,
    lineHeight,
    left: withClues ? Math.ceil(Math.max(...rows.map(clueWidth)) * fontSize) + 2 * PADDING : 0,
    top: withClues ? Math.ceil(Math.max(1, ...columns.map((clue) => clue.length)) * lineHeight) + 2 * PADDING : 0,
    width: cellSize * columns.length,
    height: cellSize * rows.length,
  };
}

/** How wide a row's clue is, in parts of the font size. */
function clueWidth(clue: Clue): number {
  const digits = clue.length === 0 ? 1 : clue.join('').length;
  return digits * DIGIT + Math.max(0, clue.length - 1) * SPACE;
}
