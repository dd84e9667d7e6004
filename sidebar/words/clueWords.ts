/** What is said about clues: how to type them, what is missing, what became of them. */
import { areaName, clueArea, type Size } from '../../src/contract/places';
import type { Lack } from '../state/puzzleFrom';

export const HOW_TO_TYPE = 'Type numbers separated by spaces, commas or dots; 0 or nothing for an empty line.';

/** What a clue may look like, shown in the first blank field. */
export const EXAMPLE_CLUE = 'such as 2 1';

export const CLUES_CLEARED = 'The clues are cleared.';
export const CLUES_REPLACED = 'Other clues were typed here before.';
export const CLUES_BACK = 'The clues from before are back.';

/** What the typed clues add up to; a question mark where one cannot be read. */
export function totalsWords(rows: number | null, columns: number | null): string {
  return `Filled cells: ${rows ?? '?'} by the rows, ${columns ?? '?'} by the columns.`;
}

/** What clues lack, as a heading. */
export function lackTitle(lack: Lack): string {
  if (lack.kind === 'mistakes') return 'Check the clues';
  return lack.missing === 'all' ? 'Nothing to solve yet' : 'Half of the clues are missing';
}

type Missing = Extract<Lack, { kind: 'unfinished' }>['missing'];

/** Which clues are still to be typed in the sidebar. */
export function missingHere(missing: Missing): string {
  if (missing === 'all') return 'Type at least one clue. Blank fields are empty lines.';
  return `Type the clues of the ${missing}, too.`;
}

/** Which clues are still to be typed into the sheet. */
export function missingInSheet(missing: 'rows' | 'columns', size: Size): string {
  const cells = areaName(clueArea(missing === 'rows' ? 'row' : 'column', size));
  return `Type the clues of the ${missing} into ${cells}, too. Then refresh.`;
}
