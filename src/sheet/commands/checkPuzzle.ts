/** The command Check puzzle: clues from the picture, and the proved verdict in A1. */

import type { Size } from '../../contract/places';
import { DEFAULT_TRIES } from '../../core';
import { rememberSize } from '../memory';
import { openPuzzle } from '../opening';
import type { Sheet } from '../ranges';
import { renewPuzzle } from '../renew';
import type { Renewal, RenewOptions } from '../renewalPlan';
import { showChecking, styleVerdictCell, withdrawVerdict, withVerdictAtRisk } from '../verdictCell';
import { renewAndTell } from './locked';

export function checkPuzzle(): void {
  const sheet = SpreadsheetApp.getActiveSheet();
  const puzzle = openPuzzle(sheet);
  if (puzzle === null) return;
  withVerdictAtRisk(sheet, () => {
    if (puzzle.isNew) adopt(sheet, puzzle.size);
    renewAndTell((formulas) => check(sheet, puzzle.size, formulas));
  });
}

/** From now on edits renew the verdict, which otherwise would outlive the picture. */
function adopt(sheet: Sheet, size: Size): void {
  rememberSize(sheet, size);
  styleVerdictCell(sheet);
}

function check(sheet: Sheet, size: Size, formulas: RenewOptions['formulas']): Renewal {
  showChecking(sheet);
  const renewal = renewPuzzle(sheet, size, { formulas, patience: { tries: DEFAULT_TRIES, mentionCommand: false } });
  if (renewal.kind === 'ask') withdrawVerdict(sheet);
  return renewal;
}
