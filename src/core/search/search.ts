/**
 * The search: assumes cells where line logic stops and learns from every conflict, until two solutions are found, it is
 * proved that there are no more, or the tries are spent.
 *
 * It goes on from one assumption to the next; line logic and the clauses learnt add what follows. A conflict teaches a clause and
 * takes the search back to where that clause decides something, so the same mistake is never made twice. After the first solution one
 * more clause demands a difference from it, and the search looks next door first: other solutions are mostly near.
 */

import { type Knowledge, type Lines, pictureOf } from '../lines';
import type { Grid } from '../types';
import { type Clauses, noClauses, remember, watch } from './clauses';
import { type Activity, learnFrom, noActivity } from './learning';
import { nextPlanned, noPlanning, type Planning } from './planning';
import { propagate } from './propagation';
import { switched } from './switches';
import { assign, assume, backTo, erase, isOpen, openTrail, type Reason, type Trail } from './trail';

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

interface Search {
  readonly trail: Trail;
  readonly clauses: Clauses;
  readonly activity: Activity;
  readonly planning: Planning;
  readonly solutions: Grid[];
  /** Conflicts to go before the search starts over, with all it has learnt. */
  patience: number;
  restarts: number;
}

/** Tries between two reports. */
const PORTION = 32;

/** Searches for solutions besides the one that is `known`, if any, until there are two. Yields the tries made so far. */
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
  while (!isOver(state)) {
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

function begin(trail: Trail, solutions: Grid[]): Search {
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

/** Follows everything to its end and learns from conflicts; answers whether that was all, or another cell has to be assumed. */
function isOver(state: Search): boolean {
  const { trail, clauses } = state;
  for (;;) {
    const conflict = propagate(trail, clauses);
    if (conflict !== null) {
      if (trail.levels.length === 0) return true;
      learn(state, conflict);
    } else if (trail.length === trail.levelOf.length) {
      if (isAnswered(state, pictureOf(trail.lines, trail.known))) return true;
    } else return false;
  }
}

/** Keeps a solution; answers whether that makes two, or else demands another. */
function isAnswered(state: Search, solution: Grid): boolean {
  const { trail, solutions } = state;
  solutions.push(...(solutions.length === 0 ? withNeighbour(solution) : [solution]));
  if (solutions.length === 2) return true;
  backTo(trail, 0);
  return !demandAnother(state, solution);
}

/** Demands that the next solution differs from this one, and looks near it first; answers false when every cell is certain. */
function demandAnother({ trail, clauses }: Search, solution: Grid): boolean {
  const differences: number[] = [];
  solution.flat().forEach((filled, cell) => {
    if (!isOpen(trail, cell)) return;
    trail.lastLiteral[cell] = 2 * cell + (filled ? 0 : 1);
    differences.push(2 * cell + (filled ? 1 : 0));
  });
  const [only, ...others] = differences;
  if (only === undefined) return false;
  if (others.length === 0) assign(trail, only, null);
  else watch(clauses, { literals: Int32Array.from(differences), levels: 1 });
  return true;
}

function learn(state: Search, conflict: Reason): void {
  const { trail, clauses, activity } = state;
  const { literals, level, levels } = learnFrom(trail, conflict, activity);
  const [first = 0] = literals;
  backTo(trail, level);
  if (level === 0) assign(trail, first, null);
  else {
    const clause = { literals: Int32Array.from(literals), levels };
    assign(trail, first, clause);
    remember(clauses, trail, clause);
  }
  state.patience -= 1;
  if (state.patience === 0) startOver(state);
}

const RESTART_UNIT = 50;

function startOver(state: Search): void {
  backTo(state.trail, 0);
  state.restarts += 1;
  state.patience = RESTART_UNIT * luby(state.restarts + 1);
}

/** The sequence 1 1 2 1 1 2 4 1 1 2 …, by which restarts lose little whatever their best length is (Luby, Sinclair and Zuckerman, 1993). */
function luby(at: number): number {
  let size = 1;
  while (size < at) size = 2 * size + 1;
  return size === at ? (size + 1) / 2 : luby(at - (size - 1) / 2);
}

/** How many starts go without beliefs, which cost time: without a solution, and with one, when another is mostly near. */
const PLAIN_STARTS = 2;
const PLAIN_STARTS_NEAR_ONE = 8;

/** What to assume: after the first starts every second one follows beliefs; the others take the most active cell as it was last. */
function choose({ trail, activity, planning, solutions, restarts }: Search): number {
  const plainStarts = solutions.length === 0 ? PLAIN_STARTS : PLAIN_STARTS_NEAR_ONE;
  const planned = restarts >= plainStarts && restarts % 2 === 1 ? nextPlanned(planning, trail) : null;
  return planned ?? mostActive(trail, activity);
}

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

/** What is certain at level 0, as far as the solutions found have it, too: they may differ from what the last demand led to. */
function certainIn({ trail, solutions }: Search): Knowledge {
  backTo(trail, 0);
  const certain = trail.known.slice();
  for (const solution of solutions) {
    for (const [cell, filled] of solution.flat().entries()) erase(trail.lines, certain, 2 * cell + (filled ? 1 : 0));
  }
  return certain;
}
