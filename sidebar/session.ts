/** One puzzle on show: what is known about it and how far a person has stepped through its solution. */
import {
  type Board,
  type ClueProblem,
  type Grid,
  type Line,
  type Puzzle,
  type Solution,
  type Step,
  solve,
} from '../src/core';
import { boardAfter } from './board';

/** How the proof stands beyond line logic. */
export type Search =
  | { readonly kind: 'running'; readonly tries: number }
  | { readonly kind: 'stopped'; readonly tries: number }
  | { readonly kind: 'done' };

export interface Session {
  /** Different for every puzzle that is opened, so that late results can be told apart. */
  readonly id: symbol;
  readonly puzzle: Puzzle;
  /** The picture that the puzzle was drawn from, where it is known. */
  readonly picture: Grid | null;
  readonly solution: Solution;
  readonly search: Search;
  /** How many steps are shown, from 0 to all of them. */
  readonly step: number;
}

/** Whether reading clues brought a puzzle, rather than problems. */
export function isPuzzle(read: Puzzle | ClueProblem[]): read is Puzzle {
  return !Array.isArray(read);
}

/** Opens a puzzle with its steps of line logic, which take no time; where they do not settle it, a search is due. */
export function openSession(puzzle: Puzzle, picture: Grid | null): Session {
  const solution = solve(puzzle, { ...(picture === null ? {} : { picture }), tries: 0 });
  const search: Search = solution.verdict.kind === 'gave-up' ? { kind: 'running', tries: 0 } : { kind: 'done' };
  return { id: Symbol('session'), puzzle, picture, solution, search, step: 0 };
}

/** The session at another step; numbers beyond the ends mean the ends. */
export function atStep(session: Session, step: number): Session {
  return { ...session, step: Math.max(0, Math.min(step, session.solution.steps.length)) };
}

/** The step that was made last, or null at the start. */
export function currentStep(session: Session): Step | null {
  return session.solution.steps[session.step - 1] ?? null;
}

export function isAtEnd(session: Session): boolean {
  return session.step === session.solution.steps.length;
}

/** What is known at the step that is shown. */
export function boardNow(session: Session): Board {
  return boardAfter(session.puzzle, session.solution.steps, session.step);
}

/** What was known just before the step that is shown. */
export function boardBefore(session: Session): Board {
  return boardAfter(session.puzzle, session.solution.steps, session.step - 1);
}

/** The line that is looked at: that of the step shown, or at the end of a puzzle that has no solution the line where it breaks. */
export function lineInFocus(session: Session): Line | null {
  const { verdict } = session.solution;
  if (isAtEnd(session) && verdict.kind === 'none' && verdict.line !== null) return verdict.line;
  return currentStep(session)?.line ?? null;
}
