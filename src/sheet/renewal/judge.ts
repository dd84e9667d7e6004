/** From what the sheet holds to what A1 says and its note explains. This is where a verdict is proved. */
import type { Size } from '../../contract/places';
import { howToBegin } from '../../contract/wording';
import {
  type ClueProblem,
  type Clues,
  checkClues,
  DEFAULT_TRIES,
  describeClueProblem,
  type Grid,
  type Line,
  readClues,
  type Solution,
  solve,
} from '../../core';
import type { TypedClues } from '../reading/clueCells';
import {
  announcementText,
  CLUES_AS_TYPED,
  cluesMissing,
  formulasDisagree,
  TRY_LONGER,
  verdictDetails,
  verdictSentence,
} from '../words/verdicts';
import type { Announcement } from '../writing/verdictCell';

/** How long to look: after an edit, which has 30 seconds, not as long as by the command. */
export type Effort = 'quick' | 'thorough';

/** So many tries take a fifth of a second on a desk's machine for the largest puzzles, and 8 seconds without a compiler. */
const QUICK_TRIES = 5_000;

/** Proves the verdict of a drawn picture with its clues. */
export function judgePicture(clues: Clues, picture: Grid, size: Size, effort: Effort): Announcement {
  const checked = checkClues(clues);
  if (!checked.ok) throw new Error('The clues of a picture are always possible.');
  const solution = solve(checked.puzzle, { tries: triesFor(effort), picture });
  return announceVerdict(solution, size, effort, `drawn ${spelledOut(clues.rows, clues.columns)}`);
}

/** Proves the verdict of clues that somebody typed, or says what is wrong with them. */
export function judgeTyped(typed: TypedClues, size: Size, effort: Effort): Announcement {
  const announcement = judgeTexts(typed, size, effort);
  return { ...announcement, details: [...announcement.details, CLUES_AS_TYPED] };
}

function judgeTexts(typed: TypedClues, size: Size, effort: Effort): Announcement {
  const { rows, columns, problems } = typed;
  const about = `typed ${spelledOut([...rows, ...problems], columns)}`;
  const checked = readClues(rows, columns);
  if (checked.ok && problems.length === 0) {
    return announceVerdict(solve(checked.puzzle, { tries: triesFor(effort) }), size, effort, about);
  }
  return announceProblems(typed, checked.ok ? [] : checked.problems, size, about);
}

function triesFor(effort: Effort): number {
  return effort === 'quick' ? QUICK_TRIES : DEFAULT_TRIES;
}

function announceVerdict(solution: Solution, size: Size, effort: Effort, about: string): Announcement {
  const { kind } = solution.verdict;
  const details = verdictDetails(solution, size);
  return {
    kind,
    text: announcementText(kind, verdictSentence(solution, size)),
    details: kind === 'gave-up' && effort === 'quick' ? [...details, TRY_LONGER] : details,
    about,
  };
}

/** Unequal totals say nothing while a clue cannot be read or one side is still to be typed. */
function announceProblems(
  typed: TypedClues,
  problems: readonly ClueProblem[],
  size: Size,
  about: string,
): Announcement {
  const mistakes = problems.filter(({ kind }) => kind !== 'totals-differ').map(describeClueProblem);
  const details = [...typed.problems, ...mistakes];
  const [first] = details;
  if (first !== undefined) return { kind: 'check-clues', text: announcementText('check-clues', first), details, about };
  const missing = blankSide(typed);
  if (missing !== null) return { ...announce('clues-missing', cluesMissing(missing, size)), about };
  const text = announcementText('none', problems.map(describeClueProblem).join(' '));
  return { kind: 'none', text, details: [], about };
}

/** The side on which no clue is typed, or null. */
function blankSide({ rows, columns }: TypedClues): Line['kind'] | null {
  const isBlank = (texts: readonly string[]) => texts.every((text) => text === '');
  if (isBlank(columns)) return 'column';
  return isBlank(rows) ? 'row' : null;
}

function spelledOut(rows: readonly unknown[], columns: readonly unknown[]): string {
  return `${rows.join(';')}|${columns.join(';')}`;
}

/** Neither a picture nor clues. */
export function announceNothing(size: Size): Announcement {
  return announce('nothing', howToBegin(size));
}

/** The grid cannot be read. */
export function announceRefusal(problem: string): Announcement {
  return announce('check-grid', problem);
}

/** The clues in the sheet are not those of the picture, because formulas of the person's own were left alone. */
export function announceDisagreement(cells: readonly string[]): Announcement {
  return announce('check-clues', formulasDisagree(cells));
}

/** The sheet holds something else than the clue that was written. */
export function announceMismatch(problem: string): Announcement {
  return announce('check-clues', problem);
}

/** One sentence, which the note repeats, since A1 may be too small for it. */
function announce(kind: Announcement['kind'], sentence: string): Announcement {
  return { kind, text: announcementText(kind, sentence), details: [sentence], about: '' };
}
