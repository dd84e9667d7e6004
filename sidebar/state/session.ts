/** One puzzle on show: what is known about it and how far a person has stepped through its solution. */
import {
  type Board,
  type Grid,
  type Line,
  type LineLogic,
  lineLogic,
  type Puzzle,
  type Step,
  type Verdict,
} from '../../src/core';
import { boardAfter } from '../board/board';

/** How far the proof of a verdict has come; `tries` counts those made so far. */
export type Proof =
  | { readonly kind: 'searching'; readonly tries: number }
  | { readonly kind: 'stopped'; readonly tries: number }
  | { readonly kind: 'done'; readonly verdict: Verdict };

export interface Session {
  /** Different for every puzzle that is put on show, so that late results can be told apart. */
  readonly id: symbol;
  readonly puzzle: Puzzle;
  /** The picture that the puzzle was drawn from, where it is known. */
  readonly picture: Grid | null;
  readonly logic: LineLogic;
  readonly proof: Proof;
  /** How many steps are shown, from 0 to all of them. */
  readonly step: number;
}

/** A puzzle at its first step. Line logic takes no time; where it settles nothing, a search is due. */
export function openSession(puzzle: Puzzle, picture: Grid | null): Session {
  const logic = lineLogic(puzzle);
  const { verdict } = logic;
  const proof: Proof = verdict === null ? { kind: 'searching', tries: 0 } : { kind: 'done', verdict };
  return { id: Symbol('session'), puzzle, picture, logic, proof, step: 0 };
}

/** The session at another step; numbers beyond the ends mean the ends. */
export function atStep(session: Session, step: number): Session {
  return { ...session, step: Math.max(0, Math.min(step, session.logic.steps.length)) };
}

/** The step that was made last, or null at the start. */
export function currentStep({ logic, step }: Session): Step | null {
  return logic.steps[step - 1] ?? null;
}

export function isAtEnd({ logic, step }: Session): boolean {
  return step === logic.steps.length;
}

/** What is known at the step that is shown. */
export function boardNow({ puzzle, logic, step }: Session): Board {
  return boardAfter(puzzle, logic.steps, step);
}

/** What was known just before the step that is shown. */
export function boardBefore({ puzzle, logic, step }: Session): Board {
  return boardAfter(puzzle, logic.steps, step - 1);
}

/** How many cells are known at the step that is shown: each step decides cells that were unknown before. */
export function knownNow({ logic, step }: Session): number {
  return logic.steps.slice(0, step).reduce((sum, { filled, crossed }) => sum + filled.length + crossed.length, 0);
}

/** The line in which line logic finds that no picture fits, or null. */
export function brokenLine({ logic: { verdict } }: Session): Line | null {
  return verdict?.kind === 'none' ? verdict.line : null;
}

/** The line that is looked at: that of the step on show, or at the end of the steps the line where they break. */
export function lineInFocus(session: Session): Line | null {
  const broken = isAtEnd(session) ? brokenLine(session) : null;
  return broken ?? currentStep(session)?.line ?? null;
}
