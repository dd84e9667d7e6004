/** What the add-on asks and tells people in dialogs, in passing messages and in the sidebar's replies. */
import { areaName, clueArea, gridArea, LARGEST, type Size, SMALLEST } from '../../contract/places';
import { listed, sizeInWords } from '../../contract/wording';
import { cluesDisagree, formulasIn } from './verdicts';

export const BUSY = 'Another change to this sheet is being made right now. Try again in a moment.';

export const KEEPS_CHANGING =
  'The picture kept changing while it was being read. Try again when nobody is changing it; where a formula with RAND changes it, choose Nonogram > Freeze the picture.';

export const NO_CELLS = 'The open sheet is a chart and has no cells. Open another sheet first.';

export const NOTHING_TO_FREEZE = 'No formula fills the grid, so there is nothing to freeze: each cell can be changed.';

export function freezeQuestion(cells: readonly string[]): string {
  return `${formulasIn(cells)} will be replaced by the picture that the grid now shows, so that each cell can be changed. Go on?`;
}

export const FROZEN = 'The picture stands by itself now: each cell can be changed.';

export const CLUES_WRITTEN = 'The clues are written.';

/** For a sheet that was checked without being set up. */
export const SET_UP_COLOURS = 'Nonogram > Set up sheet makes the cells square and colours the picture.';

export const OFFER_CHECKBOXES =
  'Show a checkbox in every cell of the grid? Cells keep what they hold. Without checkboxes, type TRUE or FALSE.';

export function isSetUp(size: Size, hasCheckboxes: boolean): string {
  const grid = areaName(gridArea(size));
  return hasCheckboxes
    ? `Ready: tick the boxes in ${grid}; the space bar ticks all that are selected.`
    : `Ready: draw in ${grid} with TRUE and FALSE.`;
}

export function gridIsEmpty(size: Size): string {
  return `The grid ${areaName(gridArea(size))} is empty. Draw the picture there first, with TRUE for each filled cell.`;
}

export function replaceClues(formulas: readonly string[], typed: readonly string[]): string {
  const one = formulas.length + typed.length === 1;
  return `${cluesDisagree(formulas, typed)} Replace ${one ? 'it with the clue' : 'them with the clues'} of the picture?`;
}

/** For an edit of A1, in which the verdict would be. */
export const A1_IS_TAKEN =
  'A1 holds something of yours, so the verdict is not shown. Empty A1, or choose Nonogram > Check puzzle.';

export function a1IsTaken(): string {
  return 'The verdict goes into A1, which holds something else. It would be overwritten. Go on?';
}

export function makeItLarger(problem: string, size: Size): string {
  return `${problem} Make the puzzle ${sizeInWords(size)} now?`;
}

export function beginAgain(problem: string): string {
  return `${problem} Begin again at the top left now?`;
}

/** For a sheet that was never set up and holds other things where verdict and clues go. */
export function useThisSheet(foreign: readonly string[], size: Size): string {
  return `The verdict goes into A1, clues into ${clueCells(size)}, the picture into ${areaName(gridArea(size))}. But ${listed(foreign)} hold${foreign.length === 1 ? 's' : ''} something else, which would be overwritten. Go on?`;
}

export function gridWasStretched(painted: Size, noted: Size): string {
  return `The puzzle is set to ${sizeInWords(noted)}, but since rows or columns were added or removed, its coloured grid covers ${areaName(gridArea(painted))}. Make it ${sizeInWords(painted)}?`;
}

export function askForSize(size: Size): string {
  return `The puzzle has ${sizeInWords(size)} cells. How many rows and columns shall it have? For example 15 x 20; one number makes a square. ${limits()}`;
}

function limits(): string {
  return `Each may be ${SMALLEST} to ${LARGEST}.`;
}

export function notASize(text: string): string {
  return `${text.trim() === '' ? 'Nothing was typed' : `${text.trim()} is not a size`}. Type two numbers, such as 15 x 20. ${limits()}`;
}

export function impossibleSize(size: Size): string {
  return `${sizeInWords(size)} is not possible: rows and columns may each be ${SMALLEST} to ${LARGEST}.`;
}

export function alreadyThatSize(size: Size): string {
  return `The puzzle already has ${sizeInWords(size)} cells.`;
}

export function sizeChanged(size: Size): string {
  return `The puzzle now has ${sizeInWords(size)} cells: ${areaName(gridArea(size))}.`;
}

export function clearOutside(cells: readonly string[], size: Size, formulas: readonly string[]): string {
  const fill =
    formulas.length === 0 ? '' : ` A formula in ${listed(formulas)} fills the grid and has to be changed, too.`;
  return `With ${sizeInWords(size)} cells, ${listed(cells)} ${cells.length === 1 ? 'is' : 'are'} outside.${fill} Clear what is outside? With No it stays where it is.`;
}

export function clueCellTaken(cells: readonly string[], size: Size): string {
  return `${listed(cells)} would become ${cells.length === 1 ? 'a clue cell' : 'clue cells'} of a puzzle of ${sizeInWords(size)} cells, but ${cells.length === 1 ? 'holds' : 'hold'} something else. Move that elsewhere first.`;
}

export const BAD_REQUEST =
  'The sidebar sent something the sheet does not understand. Close the sidebar and open it again.';

export const SHEET_GONE = 'The sheet that this puzzle came from is not there any more. Refresh the puzzle.';

export const LINE_GONE = 'The puzzle in the sheet has another size now. Refresh the puzzle.';

/** Joins what will happen to a sheet into one question. */
export function goOn(sheetName: string, consequences: readonly string[]): string {
  return [`In the sheet ${sheetName}:`, ...consequences, 'Go on?'].join(' ');
}

export const CELL_GONE = 'That cell is not there any more. Refresh the puzzle.';

/** For strokes on a board that has another size than the puzzle by now. */
export function sizeHasChanged(size: Size): string {
  return `The puzzle in the sheet has ${sizeInWords(size)} cells now, so nothing was drawn. Refresh the puzzle and draw again.`;
}

export function foreignReplaced(foreign: readonly string[]): string {
  return `${listed(foreign)} will be overwritten.`;
}

export function sizeBecomes(size: Size): string {
  return `The puzzle of the sheet becomes ${sizeInWords(size)}.`;
}

export function pictureCleared(size: Size): string {
  return `The picture in ${areaName(gridArea(size))} has other clues and will be cleared.`;
}

export function pictureReplaced(size: Size): string {
  return `What is in the grid ${areaName(gridArea(size))} will be replaced.`;
}

/** Said first of all when a formula fills the grid. */
export function gridFormulasLost(cells: readonly string[]): string {
  return `${formulasIn(cells)}, which ${cells.length === 1 ? 'fills' : 'fill'} the grid, will be removed.`;
}

export function clueFormulasLost(cells: readonly string[]): string {
  return `${formulasIn(cells)} will be replaced by ${cells.length === 1 ? 'a clue' : 'clues'}.`;
}

export function cluesReplaced(size: Size): string {
  return `The clues in ${clueCells(size)} will be replaced.`;
}

export function cluesAreWritten(size: Size, sheetName: string): string {
  return `The clues are in ${clueCells(size)} of ${sheetName}.`;
}

export function pictureIsWritten(size: Size, sheetName: string): string {
  return `The picture is in ${areaName(gridArea(size))} of ${sheetName}.`;
}

function clueCells(size: Size): string {
  return `${areaName(clueArea('row', size))} and ${areaName(clueArea('column', size))}`;
}
