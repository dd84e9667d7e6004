/** A stroke on the board: what the first cell became, all of its cells become. */
import type { Grid, Position } from '../../src/core';
import { type Cells, numberOf } from './cells';

/** What a stroke does: `draw` turns its first cell over and makes the others alike, `empty` empties. */
export type Tool = 'draw' | 'empty';

export interface Stroke {
  readonly filled: boolean;
  readonly start: Position;
  readonly last: Position;
  /** Every cell so far; a straight stroke starts anew with each. */
  readonly path: readonly Position[];
}

/** Begins at a cell; from another cell on when it is to be a line. */
export function beginStroke(picture: Grid, at: Position, tool: Tool, from: Position = at): Stroke {
  const filled = tool === 'draw' && picture[at.row]?.[at.column] !== true;
  return { filled, start: from, last: at, path: straightPath(from, at) };
}

/** Goes on to a cell; with `straight`, the stroke is the line from its first cell to this one. */
export function extendStroke(stroke: Stroke, at: Position, straight: boolean): Stroke {
  const { start, last, path } = stroke;
  if (straight) return { ...stroke, last: at, path: straightPath(start, at) };
  return { ...stroke, last: at, path: [...path, ...straightPath(last, at)] };
}

export function strokeCells({ path, filled }: Stroke): Cells {
  return new Map(path.map((position) => [numberOf(position), filled]));
}

/** The cells from one to another in a straight line, both included (Bresenham's). A quick pointer skips none. */
export function straightPath(from: Position, to: Position): readonly Position[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const moves = Math.max(Math.abs(down), Math.abs(right), 1);
  const along = (start: number, distance: number, move: number) => start + Math.round((distance * move) / moves);
  return Array.from({ length: moves + 1 }, (_, move) => ({
    row: along(from.row, down, move),
    column: along(from.column, right, move),
  }));
}
