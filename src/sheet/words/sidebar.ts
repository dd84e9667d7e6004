/** What calls of the sidebar answer: questions before something is replaced, and sentences about what cannot be done. */
import { areaName, clueArea, gridArea, type Size } from '../../contract/places';
import { sizeInWords } from '../../contract/wording';
import { listed } from './lists';
import { formulasIn } from './verdicts';

export const BAD_REQUEST =
  'The sidebar sent something the sheet does not understand. Close the sidebar and open it again.';

export const SHEET_GONE = 'The sheet that this puzzle came from is not there any more. Refresh the puzzle.';

export const LINE_GONE = 'The puzzle in the sheet has another size now. Refresh the puzzle.';

/** Joins what will happen into one question. */
export function goOn(consequences: readonly string[]): string {
  return [...consequences, 'Go on?'].join(' ');
}

export function strangersReplaced(strangers: readonly string[]): string {
  return `${listed(strangers)} will be overwritten.`;
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
