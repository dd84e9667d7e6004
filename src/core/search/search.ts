/**
 * The search: assumes cells where line logic stops and learns from every conflict, until two solutions are found, it is
 * proved that there are no more, or the tries are spent.
 *
 * It goes on from one assumption to the next; line logic and the clauses learnt add what follows. A conflict teaches a
 * clause and takes the search back to where that clause decides something, so the same mistake is never made twice.
 * After the first solution one more clause demands a difference from it, and the search looks next door first: other
 * solutions are mostly near.
 */
import { eraseCell, type Knowledge, type Lines, literalOf, pictureFrom } from '../lines';
import type { Grid } from '../types';
import { type Clauses, noClauses, watch } from './clauses';
import { type Activity, learn, noActivity } from './learning';
import { nextPlanned, noPlanning, type Planning } from './planning';
import { propagate } from './propagation';
import { switched } from './switches';
import { assign, assume, backTo, isFull, isOpen, openTrail, type Trail } from './trail';

/** The tries made so far and the number at which to give up. */
export interface Budget {
  spent: number;
  readonly limit: number;
}

/** The solutions found, at most two, and, when the tries ran out, what is certain in every solution. */
export interface Found {
  readonly solutions: readonly Grid[];
  readonly certain: Knowledge | null;
}

/** All that the search works with. */
interface SearchState {
  readonly trail: Trail;
  readonly clauses: Clauses;
  readonly activity: Activity;
  readonly planning: Planning;
  readonly solutions: Grid[];
  /** Conflicts to go before the search starts over, with all it has learnt. */
  patience: number;
  restarts: number;
}

/** Whether the search has come to its end or a cell has to be assumed. */
type Outcome = 'over' | 'open';

/** Tries between two reports. */
const PORTION = 32;

/**
 * Searches for solutions besides the one that is `known`, if any, until there are two. Yields the tries made so far.
 */
export function* search(
  lines: Lines,
  certain: Knowledge,
  budget: Budget,
  known: Grid | undefined,
): Generator<number, Found, void> {
  const solutions = known === undefined ? [] : withNeighbour(known);
  if (solutions.length === 2) return { solutions, certain: null };
  const state = begin(openTrail(lines, certain), solutions);
  if (known !== undefined) demandAnother(state, known);
  while (runToDecision(state) === 'open') {
    if (budget.spent >= budget.limit) return { solutions, certain: certainIn(state) };
    assume(state.trail, choose(state));
    budget.spent += 1;
    if (budget.spent % PORTION === 0) yield budget.spent;
  }
  return { solutions, certain: null };
}

/** A solution, and the one next to it where there is one. */
function withNeighbour(solution: Grid): Grid[] {
  const neighbour = switched(solution);
  return neighbour === null ? [solution] : [solution, neighbour];
}

function begin(trail: Trail, solutions: Grid[]): SearchState {
  return {
    trail,
    clauses: noClauses(trail),
    activity: noActivity(trail.levelOf.length),
    planning: noPlanning(),
    solutions,
    patience: RESTART_UNIT,
    restarts: 0,
  };
}

/** Follows what is assumed to its end, learning from conflicts and recording solutions, until nothing more follows. */
function runToDecision(state: SearchState): Outcome {
  const { trail, clauses, activity } = state;
  for (;;) {
    const conflict = propagate(trail, clauses);
    if (conflict !== null) {
      if (trail.levels.length === 0) return 'over';
      learn(trail, clauses, activity, conflict);
      losePatience(state);
    } else {
      if (!isFull(trail)) return 'open';
      if (recordSolution(state, pictureFrom(trail.lines, trail.known)) === 'over') return 'over';
    }
  }
}

/** Keeps a solution and demands another one. It is over when there are two, or when there can be no other. */
function recordSolution(state: SearchState, solution: Grid): Outcome {
  const { trail, solutions } = state;
  solutions.push(...(solutions.length === 0 ? withNeighbour(solution) : [solution]));
  if (solutions.length === 2) return 'over';
  backTo(trail, 0);
  return demandAnother(state, solution);
}

/**
 * Demands that the next solution differs from this one, and looks near it first. It is over when every cell is certain.
 */
function demandAnother({ trail, clauses }: SearchState, solution: Grid): Outcome {
  const differences: number[] = [];
  for (const [cell, filled] of solution.flat().entries()) {
    if (!isOpen(trail, cell)) continue;
    trail.lastLiteral[cell] = literalOf(cell, filled);
    differences.push(literalOf(cell, !filled));
  }
  const [only, ...others] = differences;
  if (only === undefined) return 'over';
  if (others.length === 0) assign(trail, only, null);
  else watch(clauses, { literals: Int32Array.from(differences), levels: 1 });
  return 'open';
}

/** Counts a conflict that was learnt from, and starts over when patience with this start is at its end. */
function losePatience(state: SearchState): void {
  state.patience -= 1;
  if (state.patience > 0) return;
  backTo(state.trail, 0);
  state.restarts += 1;
  state.patience = RESTART_UNIT * luby(state.restarts + 1);
}

const RESTART_UNIT = 50;

/** 1 1 2 1 1 2 4 1 1 2 …: restarts lose little by it whatever length is best (Luby, Sinclair and Zuckerman, 1993). */
function luby(at: number): number {
  let size = 1;
  while (size < at) size = 2 * size + 1;
  return size === at ? (size + 1) / 2 : luby(at - (size - 1) / 2);
}

/**
 * How many starts go without beliefs, which cost time: without a solution, and with one, when another is mostly near.
 */
const PLAIN_STARTS = 2;
const PLAIN_STARTS_NEAR_ONE = 8;

/** What to assume. Every second start follows beliefs, after the first ones; the others take the most active cell. */
function choose({ trail, activity, planning, solutions, restarts }: SearchState): number {
  const plainStarts = solutions.length === 0 ? PLAIN_STARTS : PLAIN_STARTS_NEAR_ONE;
  const planned = restarts >= plainStarts && restarts % 2 === 1 ? nextPlanned(planning, trail) : null;
  return planned ?? mostActive(trail, activity);
}

/** The open cell that took part most in recent conflicts, as it was last. */
function mostActive(trail: Trail, activity: Activity): number {
  let best = 0;
  let highest = -1;
  for (let cell = 0; cell < trail.levelOf.length; cell += 1) {
    const height = activity.of[cell] ?? 0;
    if (height <= highest || !isOpen(trail, cell)) continue;
    best = cell;
    highest = height;
  }
  return trail.lastLiteral[best] ?? 0;
}

/** What is certain, without what a solution contradicts: that follows only from the demand to differ from it. */
function certainIn({ trail, solutions }: SearchState): Knowledge {
  backTo(trail, 0);
  const certain = trail.known.slice();
  for (const solution of solutions) {
    for (const [cell, filled] of solution.flat().entries()) eraseCell(trail.lines, certain, literalOf(cell, !filled));
  }
  return certain;
}
