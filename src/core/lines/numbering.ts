/**
 * How lines, cells and their values are numbered while a puzzle is solved; what else knows the numbers asks here.
 *
 * The lines of a puzzle are numbered together, the rows first. Cells are numbered row by row. A literal is a cell with
 * its value as one number: twice the cell when it is filled, one more when it is empty, so `literal ^ 1` is its
 * opposite and `literal >> 1` its cell.
 */
import type { Clue, Line, Position, Puzzle } from '../types';

/** The lines of a puzzle by their numbers. */
export interface Lines {
  readonly height: number;
  readonly width: number;
  readonly clues: readonly Clue[];
}

/** A set of lines: a bit for each row and a bit for each column. */
export interface LineSet {
  rows: number;
  columns: number;
}

/** The lines of a puzzle, numbered. */
export function linesOf(puzzle: Puzzle): Lines {
  return { height: puzzle.rows.length, width: puzzle.columns.length, clues: [...puzzle.rows, ...puzzle.columns] };
}

/** The line with this number in words of the puzzle. */
export function lineNumbered({ height }: Lines, line: number): Line {
  return line < height ? { kind: 'row', index: line } : { kind: 'column', index: line - height };
}

/** Where the cell at a place of a line is; places count from 0, from the left or from the top. */
export function positionAt({ kind, index }: Line, place: number): Position {
  return kind === 'row' ? { row: index, column: place } : { row: place, column: index };
}

/** How many cells the line has. */
export function lengthOf({ height, width }: Lines, line: number): number {
  return line < height ? width : height;
}

/** How many cells the puzzle has. */
export function countCells({ height, width }: Lines): number {
  return height * width;
}

/** The cell at a place of a line, counted from 0 along it. */
export function cellAt({ height, width }: Lines, line: number, place: number): number {
  return line < height ? line * width + place : place * width + line - height;
}

/** The place of a cell along a line that goes through it. */
export function placeAlong(lines: Lines, line: number, cell: number): number {
  return line < lines.height ? columnOf(lines, cell) : rowOf(lines, cell);
}

/** The row that a cell is in, counted from 0 at the top. */
export function rowOf({ width }: Lines, cell: number): number {
  return (cell / width) | 0;
}

/** The column that a cell is in, counted from 0 at the left. */
export function columnOf(lines: Lines, cell: number): number {
  return cell - rowOf(lines, cell) * lines.width;
}

/** The literal that says of a cell whether it is filled. */
export function literalOf(cell: number, filled: boolean): number {
  return 2 * cell + (filled ? 0 : 1);
}
