/** What the add-on asks and tells people in dialogs and passing messages. */
import { areaName, clueArea, gridArea, LARGEST, type Size, SMALLEST } from '../../contract/places';
import { sizeInWords } from '../../contract/wording';
import { listed } from './lists';
import { formulasDisagree } from './verdicts';

export const SIDEBAR_TITLE = 'Solving steps';

export const BUSY = 'Another change to this sheet is just being worked on. Try again in a moment.';

export const KEEPS_CHANGING = 'The picture kept changing while it was read. Try again when it is at rest.';

export const CLUES_WRITTEN = 'The clues are written.';

export const OFFER_CHECKBOXES =
  'Show a checkbox in every cell of the grid? Cells keep what they hold. Without checkboxes, type TRUE or FALSE.';

/** An error of the services or of ours; what they say is no help to people. */
export function failed(what: string): string {
  return `${what} did not work out. Try again; if the sheet is protected, ask its owner for leave to edit it.`;
}

export function isSetUp(size: Size): string {
  return `Ready: draw in ${areaName(gridArea(size))} with TRUE and FALSE.`;
}

export function gridIsEmpty(size: Size): string {
  return `The grid ${areaName(gridArea(size))} is empty. Draw the picture there first, with TRUE for each filled cell.`;
}

export function replaceFormulas(cells: readonly string[]): string {
  return `${formulasDisagree(cells)} Replace ${cells.length === 1 ? 'it' : 'them'} by the picture's clues?`;
}

/** For a sheet that was never set up and holds other things where verdict and clues go. */
export function useThisSheet(strangers: readonly string[], size: Size): string {
  const [rows, columns] = [areaName(clueArea('row', size)), areaName(clueArea('column', size))];
  return `The verdict goes into A1, clues into ${rows} and ${columns}, the picture into ${areaName(gridArea(size))}. But ${listed(strangers)} hold${strangers.length === 1 ? 's' : ''} something else, which would be overwritten. Go on?`;
}

export const NOTE_OF_A1 = 'the note of A1';

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
    formulas.length === 0 ? '' : ` A formula in ${listed(formulas)} fills the grid and is to be changed, too.`;
  return `With ${sizeInWords(size)} cells, ${listed(cells)} ${cells.length === 1 ? 'is' : 'are'} outside.${fill} Clear what is outside? With No it stays where it is.`;
}

export function clueCellTaken(cells: readonly string[], size: Size): string {
  return `${listed(cells)} would become ${cells.length === 1 ? 'a clue cell' : 'clue cells'} of a puzzle of ${sizeInWords(size)} cells, but ${cells.length === 1 ? 'holds' : 'hold'} something else. Move that elsewhere first.`;
}
