/**
 * The commands Check puzzle, for clues and a proved verdict, and Write clues, for the clues alone. The latter leaves the verdict as it
 * is, so it must not bring cells next to the grid that the verdict does not know of.
 */
import { puzzleArea, tableArea } from '../../contract/places';
import { ask, mention, tell } from '../dialogs';
import { LOCK_WAITS, makeRoom, type Sheet, withLock } from '../document';
import type { NotedPuzzle } from '../notedPuzzle';
import { type Choice, namesByKind } from '../renewal/decide';
import { thoroughly } from '../renewal/judge';
import { type Renewal, renewClues, renewVerdict } from '../renewal/renewVerdict';
import { A1_IS_TAKEN, BUSY, CLUES_WRITTEN, makeItLarger, replaceClues, SET_UP_COLOURS } from '../words/messages';
import { paintedArea, readRules } from '../writing/ownRules';
import { makeReadable } from '../writing/proportions';
import { showChecking, styleVerdictCell, withdrawVerdict, withVerdictAtRisk } from '../writing/verdictCell';
import { openPuzzle, openSheet, resized } from './openPuzzle';

export function checkPuzzle(): void {
  const sheet = openSheet();
  const puzzle = sheet === null ? null : openPuzzle(sheet);
  if (sheet === null || puzzle === null) return;
  const isChecked = withVerdictAtRisk(sheet, () =>
    renewAndTell(sheet, puzzle, (opened, choice) => check(sheet, opened, choice)),
  );
  if (isChecked && puzzle.note === null && isUnpainted(sheet)) mention(SET_UP_COLOURS);
}

function isUnpainted(sheet: Sheet): boolean {
  return paintedArea(readRules(sheet)) === null;
}

/**
 * The puzzle is noted with the verdict, so from now on edits renew it: it would outlive the picture otherwise. Room is made under the
 * lock, since a verdict from before does not know of cells that come next to the grid.
 */
function check(sheet: Sheet, puzzle: NotedPuzzle, choice: Choice): Renewal {
  makeRoom(sheet, tableArea(puzzle.size));
  if (puzzle.note === null) {
    styleVerdictCell(sheet);
    makeReadable(sheet, puzzle.size);
  }
  const renewal = renewVerdict(sheet, showChecking(sheet, puzzle), {
    choice,
    effort: thoroughly(),
    mayReplaceA1: false,
  });
  if (renewal.kind === 'ask') withdrawVerdict(sheet);
  return renewal;
}

export function writeClues(): void {
  const sheet = openSheet();
  const puzzle = sheet === null ? null : openPuzzle(sheet);
  if (sheet === null || puzzle === null) return;
  const written = withVerdictAtRisk(sheet, () => {
    makeRoom(sheet, puzzleArea(puzzle.size));
    return renewAndTell(sheet, puzzle, (opened, choice) => renewClues(sheet, opened, choice));
  });
  if (written && puzzle.note === null) makeReadable(sheet, puzzle.size);
  if (written) mention(CLUES_WRITTEN);
}

type Attempt = (puzzle: NotedPuzzle, choice: Choice) => Renewal;

/**
 * Tries under the lock and, when clues of the person's own stand in the way, asks outside of it (a question drops the lock) and
 * tries again; so it does when a larger size would take in the whole picture. What keeps the puzzle from being renewed is told.
 * Returns whether it was renewed.
 */
function renewAndTell(sheet: Sheet, puzzle: NotedPuzzle, attempt: Attempt): boolean {
  const renewal = renewAsking(puzzle, attempt);
  if (renewal === null) tell(BUSY);
  if (renewal?.kind === 'done' && renewal.isUnsaid) tell(A1_IS_TAKEN);
  if (renewal?.kind !== 'refused') return renewal?.kind === 'done';
  const { problem, takesIn } = renewal;
  if (takesIn === null) {
    tell(problem);
    return false;
  }
  const larger = ask(makeItLarger(problem, takesIn)) ? resized(sheet, puzzle, takesIn) : null;
  return larger !== null && renewAndTell(sheet, larger, attempt);
}

function renewAsking(puzzle: NotedPuzzle, attempt: Attempt): Renewal | null {
  const first = withLock(LOCK_WAITS.command, () => attempt(puzzle, 'ask'));
  if (first?.kind !== 'ask') return first;
  const answer = ask(replaceClues(...namesByKind(first.cells))) ? 'replace' : 'keep';
  return withLock(LOCK_WAITS.command, () => attempt(puzzle, answer));
}
