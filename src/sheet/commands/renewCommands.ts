/** The commands Check puzzle, for clues and a proved verdict, and Write clues, for the clues alone. */

import { ask, mention, tell } from '../dialogs';
import { LOCK_WAITS, makeRoom, type Sheet, withLock } from '../document';
import type { NotedPuzzle } from '../notedPuzzle';
import { type FormulaChoice, type Renewal, renewClues, renewVerdict } from '../renewal/renewVerdict';
import { BUSY, CLUES_WRITTEN, replaceFormulas } from '../words/messages';
import { showChecking, styleVerdictCell, withdrawVerdict, withVerdictAtRisk } from '../writing/verdictCell';
import { openPuzzle } from './openPuzzle';

export function checkPuzzle(): void {
  const sheet = SpreadsheetApp.getActiveSheet();
  const puzzle = openPuzzle(sheet);
  if (puzzle === null) return;
  withVerdictAtRisk(sheet, () => {
    makeRoom(sheet, puzzle.size);
    if (puzzle.note === null) styleVerdictCell(sheet);
    renewAndTell((formulas) => check(sheet, puzzle, formulas));
  });
}

/** The puzzle is noted with the verdict, so from now on edits renew it: it would outlive the picture otherwise. */
function check(sheet: Sheet, puzzle: NotedPuzzle, formulas: FormulaChoice): Renewal {
  const renewal = renewVerdict(sheet, showChecking(sheet, puzzle), formulas, 'thorough');
  if (renewal.kind === 'ask') withdrawVerdict(sheet);
  return renewal;
}

export function writeClues(): void {
  const sheet = SpreadsheetApp.getActiveSheet();
  const puzzle = openPuzzle(sheet);
  if (puzzle === null) return;
  const written = withVerdictAtRisk(sheet, () => {
    makeRoom(sheet, puzzle.size);
    return renewAndTell((formulas) => renewClues(sheet, puzzle, formulas));
  });
  if (written) mention(CLUES_WRITTEN);
}

/**
 * Tries under the lock and, when formulas stand in the way, asks outside of it (a question drops the lock) and tries again.
 * What keeps the puzzle from being renewed is told. Returns whether it was renewed.
 */
function renewAndTell(attempt: (formulas: FormulaChoice) => Renewal): boolean {
  const renewal = renewAsking(attempt);
  if (renewal === null) tell(BUSY);
  else if (renewal.kind === 'refused') tell(renewal.problem);
  return renewal?.kind === 'done';
}

function renewAsking(attempt: (formulas: FormulaChoice) => Renewal): Renewal | null {
  const first = withLock(LOCK_WAITS.command, () => attempt('ask'));
  if (first?.kind !== 'ask') return first;
  const choice = ask(replaceFormulas(first.cells)) ? 'replace' : 'keep';
  return withLock(LOCK_WAITS.command, () => attempt(choice));
}
