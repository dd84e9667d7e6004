/** From a picture or typed clues to what A1 says and its note explains. */

import type { Size } from '../contract/places';
import { howToBegin } from '../contract/wording';
import {
  type ClueProblem,
  type Clues,
  checkClues,
  describeClueProblem,
  type Grid,
  readClues,
  type Solution,
  solve,
} from '../core';
import type { TypedClues } from './clueCells';
import {
  CLUES_AS_TYPED,
  checkTheClues,
  formulasDisagree,
  nothingBecause,
  STARTS,
  TRY_LONGER,
  unsolvable,
  verdictDetails,
  verdictSentence,
} from './words/verdicts';

/** What is to be written into A1 and its note. */
export interface Announcement {
  readonly text: string;
  readonly details: readonly string[];
}

/** How long to look: tries, and whether to say that the command looks longer. */
export interface Patience {
  readonly tries: number;
  readonly mentionCommand: boolean;
}

/** Proves the verdict of a drawn picture with its clues. */
export function judgePicture(clues: Clues, picture: Grid, size: Size, patience: Patience): Announcement {
  const checked = checkClues(clues);
  if (!checked.ok) throw new Error('The clues of a picture are always possible.');
  return announce(solve(checked.puzzle, { tries: patience.tries, picture }), size, patience);
}

/** Proves the verdict of clues that somebody typed, or says what is wrong with them. */
export function judgeTyped(typed: TypedClues, size: Size, patience: Patience): Announcement {
  const checked = readClues(typed.rows, typed.columns);
  const announcement =
    typed.problems.length > 0 || !checked.ok
      ? announceProblems(typed.problems, checked.ok ? [] : checked.problems)
      : announce(solve(checked.puzzle, { tries: patience.tries }), size, patience);
  return { ...announcement, details: [...announcement.details, CLUES_AS_TYPED] };
}

/** Unequal totals say nothing while a clue cannot be read. */
function announceProblems(unread: readonly string[], problems: readonly ClueProblem[]): Announcement {
  const [only, ...others] = problems;
  if (unread.length === 0 && others.length === 0 && only?.kind === 'totals-differ') {
    return { text: unsolvable(describeClueProblem(only)), details: [] };
  }
  const readable = problems.filter((problem) => unread.length === 0 || problem.kind !== 'totals-differ');
  const details = [...unread, ...readable.map(describeClueProblem)];
  return { text: checkTheClues(details[0] ?? ''), details };
}

function announce(solution: Solution, size: Size, patience: Patience): Announcement {
  const gaveUp = solution.verdict.kind === 'gave-up';
  const details = verdictDetails(solution, size);
  return {
    text: verdictSentence(solution, size),
    details: gaveUp && patience.mentionCommand ? [...details, TRY_LONGER] : details,
  };
}

export function nothingToCheck(size: Size): Announcement {
  return { text: STARTS.nothing, details: [howToBegin(size)] };
}

/** The grid cannot be read. */
export function announceRefusal(problem: string): Announcement {
  return { text: nothingBecause(problem), details: [problem] };
}

/** The clues in the sheet are not those of the picture, because formulas of the person's own were left alone. */
export function announceDisagreement(cells: readonly string[]): Announcement {
  const problem = formulasDisagree(cells);
  return { text: checkTheClues(problem), details: [problem] };
}

/** The sheet holds something else than the clue that was written. */
export function announceMismatch(problem: string): Announcement {
  return { text: checkTheClues(problem), details: [problem] };
}

/** A1 blank again. */
export const NO_ANNOUNCEMENT: Announcement = { text: '', details: [] };
