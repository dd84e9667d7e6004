/** Boards and puzzles for the sidebar's tests, from pictures in strings: `#` filled, `.` empty, `?` unknown. */
import type { Size } from '../../src/contract/places';
import type { SheetContent, SheetPuzzle } from '../../src/contract/wire';
import { type Board, type Cell, cluesOf, type Puzzle } from '../../src/core';
import { gridOf } from '../../testkit/drawing';
import { puzzleOf } from '../../testkit/puzzles';

const CELLS: Readonly<Record<string, Cell>> = { '#': 'filled', '.': 'empty', '?': 'unknown' };

export function cells(line: string): readonly Cell[] {
  return [...line].map((character) => CELLS[character] ?? 'unknown');
}

export function board(rows: readonly string[]): Board {
  return rows.map(cells);
}

/** A board as strings again. */
export function drawn(shown: Board): readonly string[] {
  const character = { filled: '#', empty: '.', unknown: '?' } as const;
  return shown.map((row) => row.map((cell) => character[cell]).join(''));
}

/** The puzzle of a picture. */
export function puzzle(rows: readonly string[]): Puzzle {
  return puzzleOf(cluesOf(gridOf(rows)));
}

/** What the sheet says when this picture is drawn in it. */
export function sheetWith(picture: readonly string[], change: Partial<SheetPuzzle> = {}): SheetPuzzle {
  const size = { rows: picture.length, columns: picture[0]?.length ?? 0 };
  return marked({ ...sheetOf(size, { kind: 'picture', picture }), ...change });
}

/** What the sheet says when these clues were typed into it. */
export function sheetWithClues(rows: readonly string[], columns: readonly string[]): SheetPuzzle {
  return sheetOf({ rows: rows.length, columns: columns.length }, { kind: 'clues', rows, columns, picture: null });
}

/** What the sheet says when nothing is in it. */
export function blankSheet(rows: number, columns: number): SheetPuzzle {
  return sheetOf({ rows, columns }, { kind: 'nothing' });
}

function sheetOf(size: Size, content: SheetContent): SheetPuzzle {
  return marked({ sheetId: 7, sheetName: 'Sheet1', size, content, ink: '#7E57C2', mark: '' });
}

/** The same with a mark that tells it from any other. */
function marked(puzzle: SheetPuzzle): SheetPuzzle {
  return { ...puzzle, mark: JSON.stringify({ ...puzzle, mark: null }) };
}

/** Line logic solves it in a few steps. */
export const HEART = ['.#.#.', '#####', '#####', '.###.', '..#..'];

/** Two pictures fit. */
export const SWITCH = ['#.', '.#'];

/** One picture fits, but line logic decides nothing. */
export const PROBE = ['#..#', '##..', '..#.', '..#.'];
