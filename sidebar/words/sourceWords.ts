/** What the sidebar says about where puzzles come from: the sheet it stands beside, and the examples. */
import type { SheetContent, SheetPuzzle } from '../../src/contract/wire';
import { howToBegin, sizeInWords } from '../../src/contract/wording';
import type { Example, ExampleName } from '../state/examples';

const SOURCE_WORDS: Readonly<Record<SheetContent['kind'], string>> = {
  picture: ', from the picture',
  clues: ', from the clues',
  nothing: '',
};

/** Which puzzle of the sheet is shown: `Sheet1, 10 × 10, from the picture`. */
export function sheetWords({ sheetName, size, content }: SheetPuzzle): string {
  return `${sheetName}, ${sizeInWords(size)}${SOURCE_WORDS[content.kind]}`;
}

/** That the sheet is not as it was read. */
export function changedWords(loaded: SheetPuzzle, now: SheetPuzzle): string {
  if (now.sheetId !== loaded.sheetId) return `Another sheet is open now: ${now.sheetName}.`;
  return 'The puzzle in the sheet has changed.';
}

/** How to begin in a sheet with nothing in it. */
export function beginWords({ size }: SheetPuzzle): string {
  return `${howToBegin(size)} Then refresh.`;
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
