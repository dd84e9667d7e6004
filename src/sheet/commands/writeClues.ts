/** The command Write clues: the clues of the picture into their cells, without solving. */
import { openPuzzle } from '../opening';
import { mention } from '../person';
import { renewPuzzle } from '../renew';
import { withVerdictAtRisk } from '../verdictCell';
import { CLUES_WRITTEN } from '../words/messages';
import { renewAndTell } from './locked';

export function writeClues(): void {
  const sheet = SpreadsheetApp.getActiveSheet();
  const puzzle = openPuzzle(sheet);
  if (puzzle === null) return;
  const written = withVerdictAtRisk(sheet, () =>
    renewAndTell((formulas) => renewPuzzle(sheet, puzzle.size, { formulas, patience: null })),
  );
  if (written) mention(CLUES_WRITTEN);
}
