/** From a picture or typed clues to what A1 says and its note explains. This is where a verdict is proved. */
import type { Size } from '../../contract/places';
import {
  type ClueProblem,
  type Clues,
  checkClues,
  cluesOf,
  DEFAULT_TRIES,
  describeClueProblem,
  type Grid,
  type Line,
  lineLogic,
  type Puzzle,
  readClues,
  runRanges,
  type Solution,
  sameClues,
  solving,
} from '../../core';
import type { NotedPuzzle } from '../notedPuzzle';
import type { TypedClues } from '../reading/clueCells';
import {
  announcementText,
  CLUES_AS_TYPED,
  cluesDisagree,
  cluesMissing,
  drawingSentence,
  isProved,
  TRY_LONGER,
  verdictDetails,
  verdictSentence,
  WRITE_CLUES_REPLACES,
} from '../words/verdicts';
import type { Announcement } from '../writing/announcement';

/** How long to look, in tries, and until when, in the clock's milliseconds. */
export interface Effort {
  readonly tries: number;
  readonly until: number;
  /** Whether to say that the command looks longer. */
  readonly mentionCommand: boolean;
}

/** So many tries take a fifth of a second on a desk's machine for the largest puzzles, and some seconds without a compiler. */
const QUICK_TRIES = 5_000;

/** An edit is killed after 30 seconds; this leaves enough for waiting, reading and writing, however slow a day it is. */
const QUICK_MILLISECONDS = 8_000;

export function quickly(): Effort {
  return { tries: QUICK_TRIES, until: Date.now() + QUICK_MILLISECONDS, mentionCommand: true };
}

/** A command has six minutes. */
const THOROUGH_MILLISECONDS = 240_000;

export function thoroughly(): Effort {
  return { tries: DEFAULT_TRIES, until: Date.now() + THOROUGH_MILLISECONDS, mentionCommand: false };
}

/** Proves the verdict of a drawn picture with its clues. */
export function judgePicture(
  clues: Clues,
  picture: Grid,
  size: Size,
  puzzle: NotedPuzzle,
  effort: Effort,
): Announcement {
  const about = aboutDrawn(clues);
  const checked = checkClues(clues);
  if (!checked.ok) throw new Error('The clues of a picture are always possible.');
  return provedBefore(puzzle, about) ?? announceVerdict(checked.puzzle, size, effort, about, picture);
}

/** Proves the verdict of clues that somebody typed, or says what is wrong with them, and how a drawing stands to them. */
export function judgeTyped(
  typed: TypedClues,
  drawing: Grid | null,
  size: Size,
  puzzle: NotedPuzzle,
  effort: Effort,
): Announcement {
  const { rows, columns, problems } = typed;
  const about = aboutTyped(typed);
  const checked = readClues(rows, columns);
  if (!checked.ok || problems.length > 0) {
    return announceProblems(typed, checked.ok ? [] : checked.problems, size, about);
  }
  const proof = provedBefore(puzzle, about) ?? asTyped(announceVerdict(checked.puzzle, size, effort, about, undefined));
  return drawing === null ? proof : { ...proof, drawing: sayDrawing(checked.puzzle, drawing) };
}

function asTyped(announcement: Announcement): Announcement {
  return { ...announcement, details: [...announcement.details, CLUES_AS_TYPED] };
}

/** The lines, rows first, whose clue has no placement left that covers what is drawn. */
function sayDrawing(puzzle: Puzzle, drawing: Grid): string {
  const cells = (line: readonly (boolean | undefined)[]) => line.map((filled) => (filled ? 'filled' : 'unknown'));
  const isBroken = (clue: Clues['rows'][number], line: readonly (boolean | undefined)[]) =>
    runRanges(clue, cells(line)) === null;
  const broken: readonly Line[] = [
    ...puzzle.rows.flatMap((clue, index): readonly Line[] =>
      isBroken(clue, drawing[index] ?? []) ? [{ kind: 'row', index }] : [],
    ),
    ...puzzle.columns.flatMap((clue, index): readonly Line[] =>
      isBroken(
        clue,
        drawing.map((row) => row[index]),
      )
        ? [{ kind: 'column', index }]
        : [],
    ),
  ];
  return drawingSentence(broken, sameClues(cluesOf(drawing), puzzle));
}

/** What A1 says already, when that was proved about the same clues: fewer tries cannot take it back. */
function provedBefore({ verdict }: NotedPuzzle, about: string): Announcement | null {
  if (verdict === null || verdict.about !== about || !isProved(verdict.kind)) return null;
  const { kind, sentence, details } = verdict;
  return { kind, sentence, details, about, drawing: '', judged: null };
}

function announceVerdict(
  puzzle: Puzzle,
  size: Size,
  effort: Effort,
  about: string,
  picture: Grid | undefined,
): Announcement {
  const solution = solveInTime(puzzle, effort, picture);
  const { kind } = solution.verdict;
  const details = verdictDetails(solution, size);
  const longer = kind === 'gave-up' && effort.mentionCommand ? [TRY_LONGER] : [];
  return {
    kind,
    sentence: announcementText(kind, verdictSentence(solution, size)),
    details: [...details, ...longer],
    about,
    drawing: '',
    judged: null,
  };
}

/** Solves until the tries are spent or the time is over, whichever comes first. */
function solveInTime(puzzle: Puzzle, { tries, until }: Effort, picture: Grid | undefined): Solution {
  const work = solving(puzzle, picture === undefined ? { tries } : { tries, picture });
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (Date.now() >= until) return outOfTime(puzzle, step.value);
  }
}

function outOfTime(puzzle: Puzzle, tries: number): Solution {
  const { steps, decided } = lineLogic(puzzle);
  return { steps, decided, verdict: { kind: 'gave-up', known: [], tries } };
}

/** Unequal totals say nothing while a clue cannot be read or one side is still to be typed. */
function announceProblems(
  typed: TypedClues,
  problems: readonly ClueProblem[],
  size: Size,
  about: string,
): Announcement {
  const mistakes = problems.filter(({ kind }) => kind !== 'totals-differ').map(describeClueProblem);
  const [first, ...others] = [...typed.problems, ...mistakes];
  if (first !== undefined) return asTyped({ ...announce('check-clues', first), details: [first, ...others], about });
  const missing = blankSide(typed);
  if (missing !== null) return { ...announce('clues-missing', cluesMissing(missing, size)), about };
  const sentence = announcementText('none', problems.map(describeClueProblem).join(' '));
  return asTyped({ kind: 'none', sentence, details: [], about, drawing: '', judged: null });
}

/** The side on which no clue is typed, or null. */
function blankSide({ rows, columns }: TypedClues): Line['kind'] | null {
  const isBlank = (texts: readonly string[]) => texts.every((text) => text === '');
  if (isBlank(columns)) return 'column';
  return isBlank(rows) ? 'row' : null;
}

/** The clues of a picture, spelled out. */
export function aboutDrawn({ rows, columns }: Clues): string {
  return `drawn ${spelledOut(rows, columns)}`;
}

/** Typed clues, spelled out. */
export function aboutTyped({ rows, columns, problems }: TypedClues): string {
  return `typed ${spelledOut([...rows, ...problems], columns)}`;
}

function spelledOut(rows: readonly unknown[], columns: readonly unknown[]): string {
  return `${rows.join(';')}|${columns.join(';')}`;
}

/** The sheet cannot be judged as it is. */
export function announceRefusal(problem: string): Announcement {
  return announce('check-grid', problem);
}

/** The clues in the sheet are not those of the picture, because what is of the person's own was left alone. */
export function announceDisagreement(formulas: readonly string[], typed: readonly string[]): Announcement {
  const sentence = cluesDisagree(formulas, typed);
  return announce('check-clues', typed.length === 0 ? sentence : `${sentence} ${WRITE_CLUES_REPLACES}`);
}

/** A formula of the person's own has no clue yet. */
export function announceLateClue(problem: string): Announcement {
  return announce('check-clues', problem);
}

/** The sheet holds something else than the clue that was written. */
export function announceMismatch(problem: string): Announcement {
  return announce('check-clues', problem);
}

/** One sentence, which the note repeats, since A1 may be too small for it. */
export function announce(kind: Announcement['kind'], sentence: string): Announcement {
  return {
    kind,
    sentence: announcementText(kind, sentence),
    details: [sentence],
    about: '',
    drawing: '',
    judged: null,
  };
}
