/** Plans what to assume next by beliefs, for puzzles with many solutions that are yet hard to find. */
import { literalOf } from '../lines';
import { type Beliefs, beliefIn, noBeliefs, sweep } from './beliefs';
import { isOpen, type Trail } from './trail';

const SWEEPS_AT_FIRST = 10;
const CELLS_AT_ONCE = 8;

export interface Planning {
  beliefs: Beliefs | null;
  /** Literals still to be assumed, the clearest last. */
  planned: number[];
}

export function noPlanning(): Planning {
  return { beliefs: null, planned: [] };
}

/**
 * The next literal that the beliefs find likely; null when every cell is decided. What a conflict leaves open of a plan
 * stays in it: one conflict rarely makes clear beliefs wrong.
 */
export function nextPlanned(planning: Planning, trail: Trail): number | null {
  for (;;) {
    const literal = planning.planned.pop() ?? planAnew(planning, trail).pop();
    if (literal === undefined) return null;
    if (isOpen(trail, literal >> 1)) return literal;
  }
}

function planAnew(planning: Planning, trail: Trail): number[] {
  const beliefs = renewed(planning, trail);
  planning.beliefs = beliefs;
  planning.planned = openCells(trail)
    .map((cell) => opinionOf(cell, beliefIn(beliefs, cell)))
    .sort((one, other) => one.clearness - other.clearness)
    .slice(-CELLS_AT_ONCE)
    .map(({ literal }) => literal);
  return planning.planned;
}

/** What a belief says of a cell, and how clearly. */
function opinionOf(cell: number, belief: number): { literal: number; clearness: number } {
  return { literal: literalOf(cell, belief > 0.5), clearness: Math.abs(belief - 0.5) };
}

/** From scratch when nothing is assumed, else the beliefs held so far with one more sweep. */
function renewed({ beliefs }: Planning, trail: Trail): Beliefs {
  const { lines, known, levels, levelOf } = trail;
  const fresh = beliefs === null || levels.length === 0;
  const held = fresh ? noBeliefs(levelOf.length) : beliefs;
  for (let sweeps = fresh ? SWEEPS_AT_FIRST : 1; sweeps > 0; sweeps -= 1) sweep(lines, known, held);
  return held;
}

function openCells(trail: Trail): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < trail.levelOf.length; cell += 1) if (isOpen(trail, cell)) cells.push(cell);
  return cells;
}
