/** A puzzle that keeps the search busy until it gives up: a long staircase of dominoes. */
import type { SheetPuzzle } from '../../src/contract/wire';
import { type Clue, formatClue } from '../../src/core';
import { dominoClues } from '../../testkit/puzzles';
import { sheetWithClues } from './pictures';

const DOMINOES = 13;

/** What the sheet says when somebody has typed these clues. A filled column in front gives line logic its few steps. */
export function hardSheet(): SheetPuzzle {
  const { rows, columns } = dominoClues(DOMINOES);
  const texts = (clues: readonly Clue[]) => clues.map((clue) => formatClue(clue));
  return sheetWithClues(texts(rows.map((clue) => [1, ...clue])), texts([[rows.length], [], ...columns]));
}
