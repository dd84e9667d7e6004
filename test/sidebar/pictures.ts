/** Boards and puzzles for the sidebar's tests, from pictures in strings: `#` filled, `.` empty, `?` unknown. */

import type { SheetPuzzle } from '../../src/contract/wire';
import { type Board, type Cell, checkClues, cluesOf, type Puzzle } from '../../src/core';

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
  return puzzleWith(cluesOf(rows.map((row) => [...row].map((cell) => cell === '#'))));
}

/** The puzzle with these clues, which must be one. */
export function puzzleWith(clues: Parameters<typeof checkClues>[0]): Puzzle {
  const checked = checkClues(clues);
  if (Array.isArray(checked)) throw new Error('These clues are no puzzle.');
  return checked;
}

/** What the sheet says when this picture is drawn in it. */
export function sheetWith(picture: readonly string[], change: Partial<SheetPuzzle> = {}): SheetPuzzle {
  const { rows, columns } = puzzle(picture);
  const texts = (clues: readonly (readonly number[])[]) => clues.map((clue) => clue.join(' '));
  return {
    sheetId: 7,
    sheetName: 'Sheet1',
    source: 'picture',
    rows: texts(rows),
    columns: texts(columns),
    picture,
    ...change,
  };
}

/** Line logic solves it in a few steps. */
export const HEART = ['.#.#.', '#####', '#####', '.###.', '..#..'];

/** Two pictures fit. */
export const SWITCH = ['#.', '.#'];

/** One picture fits, but line logic decides nothing. */
export const PROBE = ['#..#', '##..', '..#.', '..#.'];
