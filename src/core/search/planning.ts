/** Plans what to assume next by beliefs, for puzzles with many solutions that are yet hard to find. */
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
 * The next literal that the beliefs find likely; null when every cell is decided. What a conflict leaves open of a plan stays in it:
 * one conflict rarely makes clear beliefs wrong.
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
  const clearness = (literal: number) => Math.abs(beliefIn(beliefs, literal >> 1) - 0.5);
  planning.beliefs = beliefs;
  planning.planned = openCells(trail)
    .map((cell) => 2 * cell + (beliefIn(beliefs, cell) > 0.5 ? 0 : 1))
    .sort((one, other) => clearness(one) - clearness(other))
    .slice(-CELLS_AT_ONCE);
  return planning.planned;
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
