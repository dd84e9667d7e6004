/**
 * Clauses that the search has learnt: each says that at least one of its literals holds.
 *
 * A clause says something only when all its literals but one are false, so it is enough to watch two that are not
 * (Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff", 2001). They stand first in the clause.
 */
import { assign, type Clause, isOpen, type Trail } from './trail';

export interface Clauses {
  /** For each literal the clauses that watch it, once there are any. */
  readonly watching: (Clause[] | undefined)[];
  readonly learnt: Clause[];
  /** How many learnt clauses to keep before the less useful half is dropped. */
  limit: number;
}

const FIRST_LIMIT = 3000;
const GROWTH = 300;
/** Clauses from no more levels than this are always kept. */
const PRECIOUS = 2;

export function noClauses(trail: Trail): Clauses {
  return {
    watching: new Array<Clause[] | undefined>(trail.holds.length).fill(undefined),
    learnt: [],
    limit: FIRST_LIMIT,
  };
}

/** Starts to watch a clause of two or more literals, of which the first two are not false. */
export function watch({ watching }: Clauses, clause: Clause): void {
  const [first = 0, second = 0] = clause.literals;
  watchBy(watching, first, clause);
  watchBy(watching, second, clause);
}

function watchBy(watching: Clauses['watching'], literal: number, clause: Clause): void {
  const watchers = watching[literal];
  if (watchers === undefined) watching[literal] = [clause];
  else watchers.push(clause);
}

/** Adds what follows from the new literals by clauses. Returns a clause that is broken, or null. */
export function followClauses(clauses: Clauses, trail: Trail): Clause | null {
  while (trail.followed < trail.length) {
    const broken = visitWatchers(clauses, trail, (trail.literals[trail.followed] ?? 0) ^ 1);
    if (broken !== null) return broken;
    trail.followed += 1;
  }
  return null;
}

/** Lets the clauses that watch a literal know that it has become false. Returns one that is broken by it, or null. */
function visitWatchers({ watching }: Clauses, trail: Trail, literal: number): Clause | null {
  const watchers = watching[literal];
  if (watchers === undefined) return null;
  let broken: Clause | null = null;
  let kept = 0;
  for (const clause of watchers) {
    if (broken === null && moveWatch(watching, trail, clause, literal)) continue;
    watchers[kept] = clause;
    kept += 1;
    if (broken === null && !decideLast(trail, clause)) broken = clause;
  }
  watchers.length = kept;
  return broken;
}

/**
 * Watches another literal in place of the false one. Returns false when the clause needs no other, as the second
 * watched literal holds, or has no other.
 */
function moveWatch(watching: Clauses['watching'], { holds }: Trail, clause: Clause, literal: number): boolean {
  const { literals } = clause;
  if (literals[0] === literal) {
    literals[0] = literals[1] ?? 0;
    literals[1] = literal;
  }
  if (holds[literals[0] ?? 0] === 1) return false;
  for (let at = 2; at < literals.length; at += 1) {
    const candidate = literals[at] ?? 0;
    if (holds[candidate ^ 1] === 1) continue;
    literals[1] = candidate;
    literals[at] = literal;
    watchBy(watching, candidate, clause);
    return true;
  }
  return false;
}

/** All literals but the first are false, so the first must hold. Returns false when it cannot. */
function decideLast(trail: Trail, clause: Clause): boolean {
  const last = clause.literals[0] ?? 0;
  if (trail.holds[last] === 1) return true;
  if (trail.holds[last ^ 1] === 1) return false;
  assign(trail, last, clause);
  return true;
}

/**
 * Adds a clause that was learnt; drops the less useful half when they are too many. Reasons for what holds are kept.
 */
export function remember(clauses: Clauses, trail: Trail, clause: Clause): void {
  watch(clauses, clause);
  clauses.learnt.push(clause);
  if (clauses.learnt.length > clauses.limit) dropHalf(clauses, trail);
}

function dropHalf(clauses: Clauses, trail: Trail): void {
  const { learnt, watching } = clauses;
  const reasons = new Set(trail.reasonOf.filter((_, cell) => !isOpen(trail, cell)));
  const droppable = learnt.filter((clause) => clause.levels > PRECIOUS && !reasons.has(clause));
  droppable.sort((one, other) => other.levels - one.levels);
  const dropped = new Set(droppable.slice(0, droppable.length >> 1));
  learnt.splice(0, learnt.length, ...learnt.filter((clause) => !dropped.has(clause)));
  for (const watchers of watching) {
    if (watchers?.some((clause) => dropped.has(clause))) {
      watchers.splice(0, watchers.length, ...watchers.filter((clause) => !dropped.has(clause)));
    }
  }
  clauses.limit += GROWTH;
}
