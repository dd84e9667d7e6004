/**
 * Where things are on a board, and cells as SVG paths: many cells are one path, so that a large board stays light.
 * Lengths are in the unit of `size`, the side of a cell.
 */
import type { Board, Cell, Position } from '../../src/core';

/** Where all cells of one kind are. */
export function positionsOf(board: Board, wanted: Cell): readonly Position[] {
  return board.flatMap((cells, row) => cells.flatMap((cell, column) => (cell === wanted ? [{ row, column }] : [])));
}

/** Where the marks of a board are, those of framed cells apart from the others: a frame needs room. */
export interface Marks {
  readonly filled: readonly Position[];
  readonly framedFilled: readonly Position[];
  readonly empty: readonly Position[];
  readonly framedEmpty: readonly Position[];
}

export function marksOf(board: Board, framed: readonly Position[]): Marks {
  const names = new Set(framed.map(nameOf));
  const isFramed = (position: Position) => names.has(nameOf(position));
  const isPlain = (position: Position) => !isFramed(position);
  const [filled, empty] = [positionsOf(board, 'filled'), positionsOf(board, 'empty')];
  return {
    filled: filled.filter(isPlain),
    framedFilled: filled.filter(isFramed),
    empty: empty.filter(isPlain),
    framedEmpty: empty.filter(isFramed),
  };
}

/** Different for any two cells, whatever the size of the board. */
function nameOf({ row, column }: Position): string {
  return `${row} ${column}`;
}

/** Squares, each `inset` smaller than its cell on every side. */
export function squares(positions: readonly Position[], size: number, inset: number): string {
  const side = size - 2 * inset;
  return positions
    .map(({ row, column }) => `M${column * size + inset} ${row * size + inset}h${side}v${side}h${-side}z`)
    .join('');
}

/** Crosses, each `inset` smaller than its cell on every side. */
export function crosses(positions: readonly Position[], size: number, inset: number): string {
  const side = size - 2 * inset;
  return positions
    .map(({ row, column }) => {
      const [x, y] = [column * size + inset, row * size + inset];
      return `M${x} ${y}l${side} ${side}M${x + side} ${y}l${-side} ${side}`;
    })
    .join('');
}

/** The lines between cells; with `every` 5 only those after each fifth. */
export function rules(rows: number, columns: number, size: number, every: number): string {
  const between = (count: number) =>
    Array.from({ length: Math.floor((count - 1) / every) }, (_, n) => (n + 1) * every * size);
  const across = between(rows).map((y) => `M0 ${y}h${columns * size}`);
  const down = between(columns).map((x) => `M${x} 0v${rows * size}`);
  return [...across, ...down].join('');
}

/** A dot in the middle of each cell. */
export function dots(positions: readonly Position[], size: number): string {
  return positions.map(({ row, column }) => `M${(column + 0.5) * size} ${(row + 0.5) * size}h.01`).join('');
}
