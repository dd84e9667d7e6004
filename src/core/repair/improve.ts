/** Which single changes of a picture let line logic find it: all of them, each proved. */

import { checkClues } from '../checkClues';
import { cluesOf } from '../clues';
import { columnOf, type Knowledge, type Lines, linesOf, rowOf } from '../lines';
import { solve } from '../solve';
import type { Clue, Grid, Position, Puzzle, Solution } from '../types';
import { close, closureOf, isClosed } from './closure';
import { cellsOnLines, findKnot } from './knots';
import { costOfChange } from './visibility';

/** How to improve. */
export interface ImproveOptions {
  /** Cells that must not change. */
  readonly fixed?: readonly Position[];
}

/** A picture a little different, which line logic finds. */
export interface Improvement {
  readonly changes: readonly Position[];
  readonly picture: Grid;
  /** How much the changes show, from 1 on for each. */
  readonly cost: number;
  /** The proof. */
  readonly solution: Solution;
}

export interface Improvements {
  /** Every single change that does it, the least visible first. */
  readonly suggestions: readonly Improvement[];
  /** No smaller number of changed cells does it: 0 where nothing has to change, 2 where no single change does. */
  readonly fewest: number;
  /** Cells that no line can tell apart even when all others are shown: why the picture fails; null when it does not. */
  readonly knot: readonly Position[] | null;
}

/** Finds the changes of one cell after which line logic alone finds the picture. The grid has 1 to 30 rows and columns. */
export function improve(grid: Grid, { fixed = [] }: ImproveOptions = {}): Improvements {
  const lines = linesOf(puzzleOf(grid));
  const known = closureOf(lines);
  if (isClosed(lines, known)) return { suggestions: [], fewest: 0, knot: null };
  const knot = findKnot(lines, known, (cell) => isFilled(grid, lines, cell));
  const kept = new Set(fixed.map(({ row, column }) => row * lines.width + column));
  const suggestions = cellsOnLines(lines, knot)
    .filter((cell) => !kept.has(cell) && mayHelp(grid, lines, known, cell))
    .flatMap((cell) => proved(grid, positionOf(lines, cell)))
    .sort((one, other) => one.cost - other.cost);
  return {
    suggestions,
    fewest: suggestions.length > 0 ? 1 : 2,
    knot: knot.map((cell) => positionOf(lines, cell)),
  };
}

function puzzleOf(grid: Grid): Puzzle {
  const checked = checkClues(cluesOf(grid));
  if (!checked.ok) throw new Error('A picture gives no puzzle.');
  return checked.puzzle;
}

function positionOf(lines: Lines, cell: number): Position {
  return { row: rowOf(lines, cell), column: columnOf(lines, cell) };
}

function isFilled(grid: Grid, lines: Lines, cell: number): boolean {
  return grid[rowOf(lines, cell)]?.[columnOf(lines, cell)] === true;
}

/**
 * Whether a change lets line logic go on to the end from where it stops now, if all that it had found out is shown. Only the two lines
 * of the cell can have something new to say. What fails here fails without that knowledge, too.
 */
function mayHelp(grid: Grid, lines: Lines, known: Knowledge, cell: number): boolean {
  const { row, column } = positionOf(lines, cell);
  const changed = withChange(grid, { row, column });
  const clues = [...lines.clues];
  clues[row] = clueOf(changed[row] ?? []);
  clues[lines.height + column] = clueOf(changed.map((cells) => cells[column] === true));
  const after = { ...lines, clues };
  const state = known.slice();
  turnOver(lines, state, row, column);
  close(after, state, { rows: 1 << row, columns: 1 << column });
  return isClosed(after, state);
}

/** A known cell is known to be the opposite. */
function turnOver({ height }: Lines, known: Knowledge, row: number, column: number): void {
  swap(known, 2 * row, 1 << column);
  swap(known, 2 * (height + column), 1 << row);
}

/** Filled becomes empty and the other way round, where the bit is in either. */
function swap(known: Knowledge, at: number, bit: number): void {
  const [filled = 0, empty = 0] = [known[at], known[at + 1]];
  if (((filled | empty) & bit) === 0) return;
  known[at] = filled ^ bit;
  known[at + 1] = empty ^ bit;
}

function clueOf(cells: readonly boolean[]): Clue {
  return cluesOf([cells]).rows[0] ?? [];
}

function withChange(grid: Grid, { row, column }: Position): Grid {
  return grid.map((cells, index) =>
    index === row ? cells.map((filled, place) => (place === column ? !filled : filled)) : cells,
  );
}

/** The improvement, if the whole way is proved. */
function proved(grid: Grid, change: Position): readonly Improvement[] {
  const picture = withChange(grid, change);
  const solution = solve(puzzleOf(picture), { tries: 0, picture });
  if (solution.verdict.kind !== 'line-solvable') return [];
  return [{ changes: [change], picture, cost: costOfChange(grid, change), solution }];
}
