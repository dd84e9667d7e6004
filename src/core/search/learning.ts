/**
 * Learning from a conflict: which earlier literals together lead to it, so that the search never tries them together
 * again (Marques-Silva and Sakallah, "GRASP", 1996).
 */
import { type Clauses, remember } from './clauses';
import { explain, NOTHING } from './reasons';
import { assign, backTo, type Reason, type Trail } from './trail';

/**
 * How often each cell took part in recent conflicts: the search assumes the most active first (VSIDS of "Chaff", 2001).
 */
export interface Activity {
  readonly of: Float64Array;
  step: number;
  /** Marks the cells that take part in the conflict at hand; all 0 in between. */
  readonly marks: Uint8Array;
}

const DECAY = 0.95;
const TOO_LARGE = 1e100;

export function noActivity(cells: number): Activity {
  return { of: new Float64Array(cells), step: 1, marks: new Uint8Array(cells) };
}

/** Learns a clause from a conflict above level 0, and goes back to where that clause decides something. */
export function learn(trail: Trail, clauses: Clauses, activity: Activity, conflict: Reason): void {
  const { literals, level, levels } = learnFrom(trail, conflict, activity);
  const [first = 0] = literals;
  backTo(trail, level);
  if (level === 0) {
    assign(trail, first, null);
  } else {
    const clause = { literals: Int32Array.from(literals), levels };
    assign(trail, first, clause);
    remember(clauses, trail, clause);
  }
}

/** A clause that the conflict has taught: at `level` all its literals but the first are false. */
export interface Lesson {
  readonly literals: readonly number[];
  readonly level: number;
  /** From how many levels the literals come. */
  readonly levels: number;
}

/**
 * Goes back from a conflict above level 0 to the first literal of the present level through which every way to it leads
 * (the first unique implication point). Its opposite follows from the literals of earlier levels that took part.
 */
export function learnFrom(trail: Trail, conflict: Reason, activity: Activity): Lesson {
  const { marks } = activity;
  const earlier: number[] = [];
  let open = markCauses(trail, activity, explain(trail, conflict, NOTHING), earlier);
  let place = lastMarked(trail, marks, trail.length);
  while (open > 1) {
    const literal = trail.literals[place] ?? 0;
    marks[literal >> 1] = 0;
    const reason = trail.reasonOf[literal >> 1] ?? null;
    open += markCauses(trail, activity, explain(trail, reason, literal), earlier) - 1;
    place = lastMarked(trail, marks, place);
  }
  const turning = trail.literals[place] ?? 0;
  marks[turning >> 1] = 0;
  for (const cause of earlier) marks[cause >> 1] = 0;
  activity.step /= DECAY;
  return lessonOf(trail, turning, earlier);
}

/**
 * Marks the literals that took part, except the certain ones and those marked before, and keeps those of earlier
 * levels. Returns how many are of the present level, to be traced back in their turn.
 */
function markCauses(trail: Trail, activity: Activity, causes: readonly number[], earlier: number[]): number {
  const { levelOf, levels } = trail;
  let present = 0;
  for (const cause of causes) {
    const cell = cause >> 1;
    const level = levelOf[cell] ?? 0;
    if (level === 0 || activity.marks[cell] === 1) continue;
    activity.marks[cell] = 1;
    bump(activity, cell);
    if (level === levels.length) present += 1;
    else earlier.push(cause);
  }
  return present;
}

/** The place of the latest marked literal before a place on the trail; there must be one. */
function lastMarked({ literals }: Trail, marks: Uint8Array, before: number): number {
  let place = before - 1;
  while (marks[(literals[place] ?? 0) >> 1] === 0) place -= 1;
  return place;
}

/** Notes that a cell took part in a conflict. */
function bump(activity: Activity, cell: number): void {
  const raised = (activity.of[cell] ?? 0) + activity.step;
  activity.of[cell] = raised;
  if (raised < TOO_LARGE) return;
  activity.step /= TOO_LARGE;
  for (let at = 0; at < activity.of.length; at += 1) activity.of[at] = (activity.of[at] ?? 0) / TOO_LARGE;
}

/** The latest of the earlier literals comes second, so that the clause watches it. */
function lessonOf({ levelOf }: Trail, turning: number, earlier: readonly number[]): Lesson {
  const literals = [turning ^ 1];
  const levels = new Set<number>();
  let level = 0;
  for (const cause of earlier) {
    const ofCause = levelOf[cause >> 1] ?? 0;
    levels.add(ofCause);
    literals.push(cause ^ 1);
    if (ofCause <= level) continue;
    level = ofCause;
    literals[literals.length - 1] = literals[1] ?? 0;
    literals[1] = cause ^ 1;
  }
  return { literals, level, levels: levels.size + 1 };
}
