/** Cells as SVG paths: many cells are one path, so that a large board stays light. Lengths are in the unit of `size`. */
import type { Board, Cell, Line, Position } from '../src/core';

/** Where all cells of one kind are. */
export function positionsOf(board: Board, wanted: Cell): readonly Position[] {
  return board.flatMap((cells, row) => cells.flatMap((cell, column) => (cell === wanted ? [{ row, column }] : [])));
}

/** Where some cells of a line are; they count along the line. */
export function positionsAlong(line: Line, cells: readonly number[]): readonly Position[] {
  return cells.map((cell) =>
    line.kind === 'row' ? { row: line.index, column: cell } : { row: cell, column: line.index },
  );
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
