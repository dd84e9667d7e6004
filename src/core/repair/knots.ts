/**
 * Knots: cells that no line can tell apart even when all others are shown, and of which none could be left out. Whether cells are a
 * knot depends on nothing but the lines through them and these lines' clues, so whatever lets line logic find a picture changes a cell
 * on a line of each of its knots. (A knot is the nonogram's form of what sudoku calls an unavoidable set; the smallest is a switch, four
 * corners of a rectangle.)
 */
import { columnOf, type Knowledge, type Lines, literalOf, rowOf, writeCell } from '../lines';
import { close, isClosed, openCells } from './closure';

/** How often a knot is sought; the one whose lines have the fewest cells is kept. */
const ATTEMPTS = 4;

/** A small knot of a picture in which line logic stops with `known`; the open cells must not be none. */
export function findKnot(lines: Lines, known: Knowledge, isFilled: (cell: number) => boolean): readonly number[] {
  const open = openCells(lines, known);
  const found = Array.from({ length: ATTEMPTS }, (_, attempt) =>
    openCells(lines, untie(lines, known, shuffled(open, attempt), isFilled)),
  );
  return found.reduce((best, knot) => (costOf(lines, knot) < costOf(lines, best) ? knot : best));
}

/** Shows one open cell after the other, unless nothing would be left open then. */
function untie(
  lines: Lines,
  known: Knowledge,
  order: readonly number[],
  isFilled: (cell: number) => boolean,
): Knowledge {
  let state = known;
  for (const cell of order) {
    if (!isOpen(lines, state, cell)) continue;
    const next = state.slice();
    writeCell(lines, next, literalOf(cell, isFilled(cell)));
    close(lines, next, linesThrough(lines, cell));
    if (!isClosed(lines, next)) state = next;
  }
  return state;
}

function isOpen(lines: Lines, known: Knowledge, cell: number): boolean {
  const row = rowOf(lines, cell);
  return ((((known[2 * row] ?? 0) | (known[2 * row + 1] ?? 0)) >> columnOf(lines, cell)) & 1) === 0;
}

function linesThrough(lines: Lines, cell: number) {
  return { rows: 1 << rowOf(lines, cell), columns: 1 << columnOf(lines, cell) };
}

/** How many cells lie on the lines of a knot. */
function costOf(lines: Lines, knot: readonly number[]): number {
  return cellsOnLines(lines, knot).length;
}

/** All cells on the rows and the columns of a knot. */
export function cellsOnLines(lines: Lines, knot: readonly number[]): readonly number[] {
  const rows = new Set(knot.map((cell) => rowOf(lines, cell)));
  const columns = new Set(knot.map((cell) => columnOf(lines, cell)));
  return Array.from({ length: lines.height * lines.width }, (_, cell) => cell).filter(
    (cell) => rows.has(rowOf(lines, cell)) || columns.has(columnOf(lines, cell)),
  );
}

/** The cells in another order, the same for the same attempt (Fisher and Yates, with a linear congruential generator). */
function shuffled(cells: readonly number[], attempt: number): readonly number[] {
  const order = [...cells];
  let state = attempt + 1;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (last + 1);
    const [cell = 0, swapped = 0] = [order[last], order[other]];
    order[last] = swapped;
    order[other] = cell;
  }
  return order;
}
