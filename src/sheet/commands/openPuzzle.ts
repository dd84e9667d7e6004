/**
 * What commands ask before they work on a sheet: whether what stands where the verdict and, on a new sheet, the clues go may be
 * overwritten; and which size the puzzle is to have when its coloured grid or its picture has another.
 */
import { type Area, DEFAULT_SIZE, isPossible, type Place, type Size, VERDICT_CELL } from '../../contract/places';
import { ask, tell } from '../dialogs';
import { emptyCells, existingPart, hasCells, rangeOf, type Sheet } from '../document';
import { type NotedPuzzle, newPuzzle, recallPuzzle, type WrittenClues } from '../notedPuzzle';
import { foreignContents, replacingForeign } from '../reading/foreignContents';
import { readTable, type Table } from '../reading/table';
import { beginsInA1, displacementOf } from '../reading/whereabouts';
import { BEGINS_IN_A1, describeMoved } from '../words/cells';
import { a1IsTaken, beginAgain, gridWasStretched, NO_CELLS, useThisSheet } from '../words/messages';
import { followWritten } from '../writing/clues';
import { paintedArea, readRules } from '../writing/ownRules';
import { isForeign, withVerdictAtRisk } from '../writing/verdictCell';
import { carryOutResizing, planResizing } from './resizing';

/** The open sheet; null, after saying so, when it has no cells. */
export function openSheet(): Sheet | null {
  const sheet = SpreadsheetApp.getActiveSheet();
  if (hasCells(sheet)) return sheet;
  tell(NO_CELLS);
  return null;
}

/** The puzzle to work on; null when the person wants to keep what is there, or has to do something else first. */
export function openPuzzle(sheet: Sheet): NotedPuzzle | null {
  const puzzle = openAnyPuzzle(sheet);
  if (puzzle === null) return null;
  const displacement = displacementOf(paintedArea(readRules(sheet)), puzzle.size);
  if (displacement === null) return puzzle;
  if (displacement.kind === 'moved') {
    tell(describeMoved(displacement.area, puzzle.size));
    return null;
  }
  return agreeOnSize(sheet, puzzle, displacement.size);
}

/** The puzzle to set up: one that has moved may begin at its place again. */
export function openPuzzleToSetUp(sheet: Sheet): NotedPuzzle | null {
  const puzzle = openAnyPuzzle(sheet);
  if (puzzle === null) return null;
  const displacement = displacementOf(paintedArea(readRules(sheet)), puzzle.size);
  if (displacement === null) return puzzle;
  if (displacement.kind === 'stretched') return agreeOnSize(sheet, puzzle, displacement.size);
  if (!ask(beginAgain(describeMoved(displacement.area, puzzle.size)))) return null;
  emptyCells(sheet, movedClues(sheet, displacement.area, puzzle.written));
  return puzzle;
}

/** Where the add-on's own clues are that have moved along with the grid: in the new grid they would be words without meaning. */
function movedClues(sheet: Sheet, grid: Area, written: WrittenClues | null): readonly Place[] {
  const corner = { row: grid.row - 1, column: grid.column - 1 };
  if (written === null || corner.row < 1 || corner.column < 1) return [];
  const area = existingPart(sheet, { ...corner, rows: grid.rows + 1, columns: grid.columns + 1 });
  const values = rangeOf(sheet, area).getValues();
  const down = written.row.map((text, index) => ({ text, row: index + 1, column: 0 }));
  const across = written.column.map((text, index) => ({ text, row: 0, column: index + 1 }));
  return [...down, ...across]
    .filter(({ text, row, column }) => text !== '' && values[row]?.[column] === text)
    .map(({ row, column }) => ({ row: corner.row + row, column: corner.column + column }));
}

/** The puzzle to resize, in the size that its coloured grid has. */
export function openPuzzleToResize(sheet: Sheet): NotedPuzzle | null {
  const puzzle = openAnyPuzzle(sheet);
  if (puzzle === null) return null;
  const displacement = displacementOf(paintedArea(readRules(sheet)), puzzle.size);
  if (displacement === null) return puzzle;
  if (displacement.kind === 'stretched') return follow(sheet, puzzle, displacement.size);
  tell(describeMoved(displacement.area, puzzle.size));
  return null;
}

function openAnyPuzzle(sheet: Sheet): NotedPuzzle | null {
  const puzzle = recallPuzzle(sheet);
  const cell = rangeOf(sheet, VERDICT_CELL);
  if (puzzle !== null && !isForeign(puzzle, cell.getValue(), cell.getFormula())) return puzzle;
  const { size } = puzzle ?? newPuzzle(DEFAULT_SIZE);
  const table = readTable(sheet, size);
  if (beginsInA1(table)) {
    tell(BEGINS_IN_A1);
    return null;
  }
  if (puzzle === null) return openNew(table);
  return ask(a1IsTaken()) ? puzzle : null;
}

function openNew(table: Table): NotedPuzzle | null {
  const puzzle = newPuzzle(table.size);
  const foreign = foreignContents(table);
  if (foreign.length === 0) return puzzle;
  return ask(useThisSheet(foreign, table.size)) ? replacingForeign(puzzle, table) : null;
}

/** Rows and columns that are added or removed inside the grid stretch our rules, but not the size that was noted. */
function agreeOnSize(sheet: Sheet, puzzle: NotedPuzzle, painted: Size): NotedPuzzle | null {
  if (!isPossible(painted) || !ask(gridWasStretched(painted, puzzle.size))) return puzzle;
  return resized(sheet, follow(sheet, puzzle, painted), painted);
}

/** The puzzle in the size to which inserted or deleted lines have brought it; its clues have moved along. */
function follow(sheet: Sheet, puzzle: NotedPuzzle, size: Size): NotedPuzzle {
  return { ...puzzle, size, written: followWritten(readTable(sheet, size), puzzle.written) };
}

/** The puzzle in another size, or null, after saying so, when something stands in the way. */
export function resized(sheet: Sheet, puzzle: NotedPuzzle, size: Size): NotedPuzzle | null {
  const resizing = planResizing(sheet, puzzle, size);
  if (resizing.problem === null) return withVerdictAtRisk(sheet, () => carryOutResizing(sheet, resizing, false));
  tell(resizing.problem);
  return null;
}
