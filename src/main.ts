/** The functions that Sheets, the menu, the sidebar and cells call. They catch what goes wrong and leave the work to the sheet layer. */
import type {
  CellsToDraw,
  CellToShow,
  CluesToWrite,
  DrawOutcome,
  LineToShow,
  PictureToWrite,
  Reply,
  SheetPuzzle,
  View,
  WriteOutcome,
} from './contract/wire';
import * as sheet from './sheet';

const { NAMES, replyTo, runCommand, runQuietly } = sheet;

/**
 * Shows the menu when the spreadsheet is opened, and renews what changed while it was closed.
 * @param event What Sheets tells of the opening.
 */
export function onOpen(event?: GoogleAppsScript.Events.SheetsOnOpen): void {
  sheet.buildMenu();
  if (event?.authMode === ScriptApp.AuthMode.LIMITED) runQuietly(NAMES.opening, sheet.renewAfterOpening);
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
  if (event?.authMode === ScriptApp.AuthMode.NONE) return;
  runQuietly(NAMES.checkPuzzle, () => sheet.renewAfterEdit(event));
}

/** The menu command Set up sheet. */
export function setUpSheet(): void {
  runCommand(NAMES.setUpSheet, sheet.setUpSheet);
}

/** The menu command Write clues. */
export function writeClues(): void {
  runCommand(NAMES.writeClues, sheet.writeClues);
}

/** The menu command Check puzzle. */
export function checkPuzzle(): void {
  runCommand(NAMES.checkPuzzle, sheet.checkPuzzle);
}

/** The menu command Draw in the sidebar. */
export function drawPuzzle(): void {
  runCommand(NAMES.drawPuzzle, () => sheet.openSidebar('draw'));
}

/** The menu command Improve puzzle. */
export function improvePuzzle(): void {
  runCommand(NAMES.improvePuzzle, () => sheet.openSidebar('improve'));
}

/** The menu command Show solving steps. */
export function showSolvingSteps(): void {
  runCommand(NAMES.showSolvingSteps, () => sheet.openSidebar('steps'));
}

/** The menu command Designs…. */
export function openDesigns(): void {
  runCommand(NAMES.openDesigns, () => sheet.openSidebar('designs'));
}

/** The menu command Share…. */
export function sharePuzzle(): void {
  runCommand(NAMES.sharePuzzle, () => sheet.openSidebar('share'));
}

/** The menu command Change size…. */
export function changeSize(): void {
  runCommand(NAMES.changeSize, sheet.changeSize);
}

/** The menu command Freeze the picture. */
export function freezePicture(): void {
  runCommand(NAMES.freezePicture, sheet.freezePicture);
}

/**
 * Gives the sidebar the puzzle of the open sheet.
 * @return The puzzle, or a sentence that says why it cannot be read.
 */
export function sidebarReadPuzzle(): Reply<SheetPuzzle> {
  return replyTo(NAMES.readPuzzle, sheet.readPuzzle);
}

/**
 * Tells the sidebar what is new in the open sheet.
 * @param mark The mark of what the sidebar shows.
 * @return The puzzle, or null when nothing is new.
 */
export function sidebarFollow(mark: string): Reply<SheetPuzzle | null> {
  return replyTo(NAMES.readPuzzle, () => sheet.followSheet(mark));
}

/**
 * Draws cells into the grid.
 * @param request The sheet, the cells, and whether something else may be replaced.
 * @return The sheet as it is then or what to ask first, or a sentence that says why nothing is drawn.
 */
export function sidebarDraw(request: CellsToDraw): Reply<DrawOutcome> {
  return replyTo(NAMES.drawCells, () => sheet.drawCells(request));
}

/**
 * Writes clues that were typed into the sidebar into the sheet.
 * @param request The sheet, the clues, and whether something may be replaced.
 * @return What was written or what to ask first, or a sentence that says why it cannot be.
 */
export function sidebarWriteClues(request: CluesToWrite): Reply<WriteOutcome> {
  return replyTo(NAMES.writeTypedClues, () => sheet.writeTypedClues(request));
}

/**
 * Writes a picture into the grid.
 * @param request The sheet, the picture, and whether something may be replaced.
 * @return What was written or what to ask first, or a sentence that says why it cannot be.
 */
export function sidebarWritePicture(request: PictureToWrite): Reply<WriteOutcome> {
  return replyTo(NAMES.writePicture, () => sheet.writePicture(request));
}

/**
 * Selects the cells of a line in the sheet.
 * @param line The sheet and the line.
 * @return Nothing, or a sentence that says why the line cannot be shown.
 */
export function sidebarShowLine(line: LineToShow): Reply<null> {
  return replyTo(NAMES.showLine, () => sheet.showLine(line));
}

/**
 * Selects one cell in the sheet.
 * @param cell The sheet and the cell.
 * @return Nothing, or a sentence that says why the cell cannot be shown.
 */
export function sidebarShowCell(cell: CellToShow): Reply<null> {
  return replyTo(NAMES.showCell, () => sheet.showCell(cell));
}

/**
 * Opens the page in a dialog with more room.
 * @param view The view at which it begins.
 * @return Nothing.
 */
export function sidebarOpenLarge(view: View): Reply<null> {
  return replyTo(NAMES.openLarge, () => sheet.openLargePage(view));
}

/**
 * The row clues of a nonogram picture, one below the other.
 * @param {range} grid Cells with TRUE for filled and FALSE or nothing for empty, for example B2:K11.
 * @return A column with the clue of each row.
 * @customfunction
 */
export function NONOGRAM_ROWS(grid: unknown): string[][] {
  return sheet.rowTexts(grid);
}

/**
 * The column clues of a nonogram picture, side by side.
 * @param {range} grid Cells with TRUE for filled and FALSE or nothing for empty, for example B2:K11.
 * @return A row with the clue of each column.
 * @customfunction
 */
export function NONOGRAM_COLUMNS(grid: unknown): string[][] {
  return sheet.columnTexts(grid);
}
