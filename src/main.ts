/** The functions that Sheets, the menu, the sidebar and cells call. They catch what goes wrong and leave the work to the sheet layer. */

import type { CluesToWrite, LineToShow, PictureToWrite, Reply, SheetPuzzle, WriteOutcome } from './contract/wire';
import {
  answer,
  buildMenu,
  changeSize as changeSizeCommand,
  checkPuzzle as checkPuzzleCommand,
  columnTexts,
  readPuzzle,
  renewAfterEdit,
  rowTexts,
  runCommand,
  runQuietly,
  setUpSheet as setUpSheetCommand,
  showLine,
  showSolvingSteps as showSolvingStepsCommand,
  writeClues as writeCluesCommand,
  writePicture,
  writeTypedClues,
} from './sheet';
import {
  CHANGE_SIZE,
  CHECK_PUZZLE,
  READ_PUZZLE,
  SET_UP_SHEET,
  SHOW_LINE,
  SHOW_SOLVING_STEPS,
  WRITE_CLUES,
  WRITE_PICTURE,
  WRITE_TYPED_CLUES,
} from './sheet/words/menu';

/** Shows the menu when the spreadsheet is opened. */
export function onOpen(): void {
  buildMenu();
}

/** Shows the menu in the spreadsheet that was open while the add-on was installed. */
export function onInstall(): void {
  onOpen();
}

/**
 * Renews clues and verdict after an edit of a person.
 * @param event What Sheets tells of the edit.
 */
export function onEdit(event: GoogleAppsScript.Events.SheetsOnEdit): void {
  runQuietly(CHECK_PUZZLE, () => renewAfterEdit(event));
}

/** The menu command Set up sheet. */
export function setUpSheet(): void {
  runCommand(SET_UP_SHEET, setUpSheetCommand);
}

/** The menu command Write clues. */
export function writeClues(): void {
  runCommand(WRITE_CLUES, writeCluesCommand);
}

/** The menu command Check puzzle. */
export function checkPuzzle(): void {
  runCommand(CHECK_PUZZLE, checkPuzzleCommand);
}

/** The menu command Show solving steps. */
export function showSolvingSteps(): void {
  runCommand(SHOW_SOLVING_STEPS, showSolvingStepsCommand);
}

/** The menu command Change size…. */
export function changeSize(): void {
  runCommand(CHANGE_SIZE, changeSizeCommand);
}

/**
 * Gives the sidebar the puzzle of the open sheet.
 * @return The puzzle, or a sentence that says why it cannot be read.
 */
export function sidebarReadPuzzle(): Reply<SheetPuzzle> {
  return answer(READ_PUZZLE, readPuzzle);
}

/**
 * Writes clues that were typed into the sidebar into the sheet.
 * @param request The sheet, the clues, and whether something may be replaced.
 * @return What was written or what to ask first, or a sentence that says why it cannot be.
 */
export function sidebarWriteClues(request: CluesToWrite): Reply<WriteOutcome> {
  return answer(WRITE_TYPED_CLUES, () => writeTypedClues(request));
}

/**
 * Writes a picture into the grid.
 * @param request The sheet, the picture, and whether something may be replaced.
 * @return What was written or what to ask first, or a sentence that says why it cannot be.
 */
export function sidebarWritePicture(request: PictureToWrite): Reply<WriteOutcome> {
  return answer(WRITE_PICTURE, () => writePicture(request));
}

/**
 * Selects the cells of a line in the sheet.
 * @param line The sheet and the line.
 * @return Nothing, or a sentence that says why the line cannot be shown.
 */
export function sidebarShowLine(line: LineToShow): Reply<null> {
  return answer(SHOW_LINE, () => showLine(line));
}

/**
 * The row clues of a nonogram picture, one below the other.
 * @param {range} grid Cells with TRUE for filled and FALSE or nothing for empty, for example B2:K11.
 * @return A column with the clue of each row.
 * @customfunction
 */
export function NONOGRAM_ROWS(grid: unknown): string[][] {
  return rowTexts(grid);
}

/**
 * The column clues of a nonogram picture, side by side.
 * @param {range} grid Cells with TRUE for filled and FALSE or nothing for empty, for example B2:K11.
 * @return A row with the clue of each column.
 * @customfunction
 */
export function NONOGRAM_COLUMNS(grid: unknown): string[][] {
  return columnTexts(grid);
}
