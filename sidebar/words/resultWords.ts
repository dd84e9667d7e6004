/** What a result means for whoever made the puzzle, and what is said before the first step and after the last. */
import { type Tone, toneOf } from '../../src/contract/tone';
import { counted } from '../../src/contract/wording';
import { type Clues, describeLine, type Line, type Verdict } from '../../src/core';
import { brokenLine, type Session } from '../state/session';

export interface ResultWords {
  readonly tone: Tone;
  /** So short that it fits in a line of the sidebar with the count. */
  readonly title: string;
  /** How many steps, cells or tries. */
  readonly count: string;
  readonly text: string;
}

/** The result of a session in a few words. */
export function resultWords(session: Session): ResultWords {
  const { proof } = session;
  switch (proof.kind) {
    case 'searching':
      return { tone: 'open', title: 'Still searching', count: '', text: `${logicEnds(session)} Now cells are tried.` };
    case 'stopped':
      return { tone: 'open', title: 'Search stopped', count: '', text: stoppedText(session, proof.tries) };
    case 'done':
      return { tone: toneOf(proof.verdict), ...verdictWords(session, proof.verdict) };
  }
}

function verdictWords(session: Session, verdict: Verdict): Omit<ResultWords, 'tone'> {
  switch (verdict.kind) {
    case 'line-solvable':
      return { title: 'Solved by line logic', count: stepCount(session), text: solvedText(session) };
    case 'unique':
      return { title: 'Unique, but not by line logic', count: decidedCount(session), text: uniqueText(session) };
    case 'multiple':
      return { title: 'More than one solution', count: differCount(verdict), text: MULTIPLE_TEXT };
    case 'gave-up':
      return { title: 'Search gave up', count: tries(verdict.tries), text: gaveUpText(session, verdict.tries) };
    case 'none':
      return {
        title: 'No solution',
        count: '',
        text: 'No picture fits every clue; usually a clue was entered wrongly.',
      };
  }
}

function solvedText({ logic }: Session): string {
  const steps = counted(logic.steps.length, 'step');
  return `Exactly one picture fits, and it can be found one row or column at a time, without guessing. ${steps}.`;
}

function uniqueText(session: Session): string {
  return `Only one picture fits. ${logicEnds(session)} A person needs to reason across lines or try a cell.`;
}

const MULTIPLE_TEXT =
  'At least two pictures fit. Both are shown, with frames around the cells in which they differ. Change the puzzle before giving it to anyone.';

function logicEnds({ logic, puzzle }: Session): string {
  if (logic.decided === 0) return 'No single line decides a cell.';
  return `Single lines decide ${logic.decided} of ${cellCount(puzzle)} cells, then no more.`;
}

function stoppedText(session: Session, made: number): string {
  return `Stopped after ${tries(made)}, so it is undecided${stepsHold(session)}.`;
}

function stepCount({ logic }: Session): string {
  return counted(logic.steps.length, 'step');
}

/** The cells that line logic decides. */
function decidedCount({ logic, puzzle }: Session): string {
  return `${logic.decided} of ${cellCount(puzzle)}`;
}

function differCount({ differing }: Extract<Verdict, { kind: 'multiple' }>): string {
  return `${differing.length} differ`;
}

function gaveUpText(session: Session, made: number): string {
  return `After ${tries(made)} it is undecided${stepsHold(session)}.`;
}

function stepsHold({ logic }: Session): string {
  return logic.steps.length === 0 ? '' : '; the steps of line logic are still right';
}

/** `1 try`, `20,000 tries`. */
export function tries(count: number): string {
  return counted(count, 'try', 'tries');
}

function cellCount({ rows, columns }: Clues): number {
  return rows.length * columns.length;
}

/** Where line logic finds that no picture fits. */
export function breakWords(line: Line): string {
  return `It breaks at ${inText(line)}.`;
}

/** What is said where a step would be: before the first, or when there is none at all. */
export function startWords(session: Session): string {
  if (session.logic.steps.length > 0) return 'Nothing is known yet. Next shows the first step.';
  const broken = brokenLine(session);
  return broken === null ? 'No single line decides a cell in this puzzle.' : brokenWords(broken);
}

/** What is said under the last step. */
export function endWords(session: Session): string {
  const { logic, proof, puzzle } = session;
  const broken = brokenLine(session);
  if (broken !== null) return brokenWords(broken);
  if (logic.verdict !== null) return 'That was the last step: the picture is complete.';
  if (proof.kind === 'done' && proof.verdict.kind === 'none') {
    return 'Here line logic ends; trying cells showed that no picture fits.';
  }
  return `Here line logic ends: ${logic.decided} of ${cellCount(puzzle)} cells are decided.`;
}

function brokenWords(line: Line): string {
  return `Here it breaks: ${inText(line)} has no placement left that agrees with the other lines.`;
}

function inText(line: Line): string {
  return describeLine(line).toLowerCase();
}

/** The board for those who cannot see it. */
export function boardWords(clues: Clues, known: number, broken: Line | null): string {
  const size = `Board of ${counted(clues.rows.length, 'row')} and ${counted(clues.columns.length, 'column')}`;
  const breaks = broken === null ? '' : `; ${inText(broken)} has no placement left`;
  return `${size}, ${known} of ${cellCount(clues)} cells known${breaks}`;
}
