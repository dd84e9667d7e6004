/** What a maker wants pointed out in a picture: where two solutions differ, and where line logic stops. */
import type { Position } from '../../src/core';
import type { Session } from '../state/session';
import { boardAfter } from './board';
import { positionsOf } from './shapes';

/** Cells that are pointed out: those in which two solutions differ, and the others that line logic leaves open. */
export interface Highlights {
  readonly differing: readonly Position[];
  readonly open: readonly Position[];
}

export const NO_HIGHLIGHTS: Highlights = { differing: [], open: [] };

/** Nothing is pointed out where line logic finds the picture or a contradiction. */
export function highlightsOf(session: Session | null): Highlights {
  if (session === null || session.logic.verdict !== null) return NO_HIGHLIGHTS;
  const { proof, puzzle, logic } = session;
  const differing = proof.kind === 'done' && proof.verdict.kind === 'multiple' ? proof.verdict.differing : [];
  const isDiffering = ({ row, column }: Position) =>
    differing.some((position) => position.row === row && position.column === column);
  const open = positionsOf(boardAfter(puzzle, logic.steps, logic.steps.length), 'unknown');
  return { differing, open: open.filter((position) => !isDiffering(position)) };
}
