/** What is said while one draws: where the pointer is, what is not in the sheet yet, what the marks mean. */
import { gridCellName } from '../../src/contract/places';
import { counted, listed } from '../../src/contract/wording';
import { type Clues, describeLine, formatClue, type Grid, type Line, type Position } from '../../src/core';
import type { Drawing } from '../state/drawing';

/** `C4`, and its lines with their clues: `Row 3: 2 1`, `Column 2: 4`. */
export function placeWords(position: Position, clues: Clues): readonly string[] {
  const { row, column } = position;
  return [
    gridCellName(position),
    lineWords({ kind: 'row', index: row }, clues),
    lineWords({ kind: 'column', index: column }, clues),
  ];
}

function lineWords(line: Line, clues: Clues): string {
  const clue = (line.kind === 'row' ? clues.rows : clues.columns)[line.index] ?? [];
  return `${describeLine(line)}: ${formatClue(clue)}`;
}

/** The cell that the keyboard is at, in one sentence for those who cannot see it. */
export function cursorWords(picture: Grid, { row, column }: Position, clues: Clues): string {
  const [cell, ...lines] = placeWords({ row, column }, clues);
  return `${cell} ${picture[row]?.[column] === true ? 'filled' : 'empty'}. ${lines.join('. ')}.`;
}

export function boardName(picture: Grid): string {
  const size = `${counted(picture.length, 'row')} and ${counted(picture[0]?.length ?? 0, 'column')}`;
  return `Drawing board of ${size}. Arrows move, Space fills or empties, Shift with an arrow draws a line.`;
}

/** How much of a picture is filled. */
export function filledWords(picture: Grid): string {
  const filled = picture.flat().filter(Boolean).length;
  return `${filled} of ${counted(picture.flat().length, 'cell')} filled`;
}

/** Whether what was drawn is in the sheet: nothing to say where it is. */
export function savingWords({ unsent, sending, failure }: Drawing): string {
  if (failure !== null) return `${notWritten(unsent.size)} ${failure}`;
  if (sending) return 'Writing to the sheet…';
  return unsent.size === 0 ? '' : notWritten(unsent.size);
}

function notWritten(count: number): string {
  return `${counted(count, 'cell is', 'cells are')} not in the sheet yet.`;
}

/** That drawn cells could not be written, since the puzzle has another size by now. */
export function noPlaceLeft(count: number, name: string): string {
  return `The puzzle of ${name} has another size now: ${counted(count, 'cell')} drawn before could not be written.`;
}

/** Asked when what was drawn for a sheet finds another one in front. */
export function drawnElsewhere(count: number, name: string, front: string): string {
  const cells = counted(count, 'cell was', 'cells were');
  return `${front} is open now, but ${cells} drawn for ${name}. Write ${count === 1 ? 'it' : 'them'} to ${name}?`;
}

/** What the marks on the board mean. */
export function marksWords(differing: readonly Position[], open: readonly Position[]): readonly string[] {
  return [
    ...(differing.length === 0 ? [] : [`Framed: two solutions differ in ${listed(differing.map(gridCellName))}.`]),
    ...(open.length === 0 ? [] : [`Dotted: line logic stops before ${counted(open.length, 'cell')}.`]),
  ];
}
