/** Gives the sidebar the puzzle of the open sheet: clues of the picture, or as typed where the grid is empty. */
import { cluesOf, formatClue, type Grid } from '../../core';
import { hasNoClues, readTypedClues } from '../clueCells';
import { sizeOf } from '../memory';
import { readPicture } from '../picture';
import { type Sheet, tableRange } from '../ranges';
import { pictureTexts } from '../requests';
import { readTable, type Table } from '../table';
import type { Reply, SheetPuzzle } from '../wire';
import { done, refuse } from './replies';

type Puzzle = Omit<SheetPuzzle, 'sheetId' | 'sheetName'>;

export function readPuzzle(): Reply<SheetPuzzle> {
  const sheet = SpreadsheetApp.getActiveSheet();
  const size = sizeOf(sheet);
  const puzzle = puzzleOf(readTable(tableRange(sheet, size), size));
  return puzzle.ok ? done({ ...nameOf(sheet), ...puzzle.value }) : puzzle;
}

function nameOf(sheet: Sheet): Pick<SheetPuzzle, 'sheetId' | 'sheetName'> {
  return { sheetId: sheet.getSheetId(), sheetName: sheet.getName() };
}

function puzzleOf(table: Table): Reply<Puzzle> {
  const reading = readPicture(table);
  switch (reading.kind) {
    case 'refused':
      return refuse(reading.problem);
    case 'picture':
      return done(drawnPuzzle(reading.grid));
    case 'none':
      return typedPuzzle(table);
  }
}

function drawnPuzzle(grid: Grid): Puzzle {
  const { rows, columns } = cluesOf(grid);
  const texts = (clues: typeof rows) => clues.map((clue) => plain(formatClue(clue)));
  return { source: 'picture', rows: texts(rows), columns: texts(columns), picture: pictureTexts(grid) };
}

function typedPuzzle(table: Table): Reply<Puzzle> {
  const { rows, columns, problems } = readTypedClues(table);
  if (problems[0] !== undefined) return refuse(problems[0]);
  const source = hasNoClues(table) ? 'nothing' : 'clues';
  return done({ source, rows: rows.map(plain), columns: columns.map(plain), picture: null });
}

/** Numbers separated by blanks, nothing for an empty line; what cannot be read stays as it was typed. */
function plain(text: string): string {
  const words = text.replace(/[\s,.;]+/g, ' ').trim();
  return words === '0' ? '' : words;
}
