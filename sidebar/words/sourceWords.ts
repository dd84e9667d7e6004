/** What the sidebar says about where puzzles come from: the sheet it stands beside, and the examples. */
import type { SheetPuzzle } from '../../src/contract/wire';
import { sizeInWords } from '../../src/contract/wording';
import { sizeOf } from '../state/entry';
import type { Example, ExampleName } from '../state/examples';
import type { State } from '../state/state';

/** Which sheet is in front: `Sheet1 · 10 × 10`. */
export function sheetWords({ sheetName, size }: SheetPuzzle): string {
  return `${sheetName} · ${sizeInWords(size)}`;
}

/** How to begin in a sheet with nothing in it. */
export function beginWords({ sheetName }: SheetPuzzle): string {
  return `${sheetName} is empty. Draw on the board, or begin with something:`;
}

/** That a view has nothing to show: `Sheet1 holds no puzzle yet: there is nothing to share.` */
export function nothingHere(state: State, what: string): string {
  return `${state.sheet.loaded?.sheetName ?? 'The sheet'} holds no puzzle yet: there is nothing to ${what}.`;
}

/** Where a design goes that is written. */
export function destinationWords({ sheet: { loaded } }: State): string {
  return loaded === null ? '' : `What you write goes to ${loaded.sheetName}, the sheet that is open.`;
}

export const HOW_TO_PASTE =
  'A row on each line: # for filled and . for empty, or TRUE and FALSE with commas. An AI’s list of all cells works, too.';

/** Asked when something was to go to a sheet, and another one is in front by then. */
export function elsewhere(before: string, front: string, what: 'clues' | 'picture'): string {
  return `${front} is open now, no longer ${before}. Write the ${what} to ${front}?`;
}

/** Which puzzle is on show, where it is not the sheet's. */
export function sourceWords(state: State): string {
  const { source, example, typed } = state;
  if (source === 'typed') return `Typed clues · ${sizeInWords(sizeOf(typed.entry))}`;
  return example === null ? '' : `Example: ${EXAMPLE_TITLES[example]}`;
}

export const EXAMPLE_TITLES: Readonly<Record<ExampleName, string>> = {
  practice: 'Practice picture',
  guess: 'Needs a guess',
  two: 'Two solutions',
};

const EXAMPLE_TEXTS: Readonly<Record<ExampleName, string>> = {
  practice: 'solved by line logic',
  guess: 'one solution, but single lines are not enough',
  two: 'two pictures fit its clues',
};

/** What an example shows: `10 × 10, solved by line logic.` */
export function exampleWords({ name, picture }: Example): string {
  return `${sizeInWords({ rows: picture.length, columns: picture[0]?.length ?? 0 })}, ${EXAMPLE_TEXTS[name]}.`;
}
