/**
 * Learning from a conflict: which earlier literals together lead to it, so that the search never tries them together again
 * (Marques-Silva and Sakallah, "GRASP", 1996).
 */
import { explain, NOTHING } from './reasons';
import type { Reason, Trail } from './trail';

/** How often each cell took part in recent conflicts: the search assumes the most active first (VSIDS of "Chaff", 2001). */
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

/** A clause that the conflict has taught: at `level` all its literals but the first are false. */
export interface Lesson {
  readonly literals: readonly number[];
  readonly level: number;
  /** From how many levels the literals come. */
  readonly levels: number;
}

/**
 * Goes back from a conflict above level 0 to the first literal of the present level through which every way to it leads (the first unique
 * implication point). Its opposite follows from the literals of earlier levels that took part.
 */
export function learnFrom(trail: Trail, conflict: Reason, activity: Activity): Lesson {
  const { marks } = activity;
  const earlier: number[] = [];
  let reason = conflict;
  let literal = NOTHING;
  let place = trail.length;
  for (let open = 0; ; ) {
    for (const cause of explain(trail, reason, literal)) if (note(trail, activity, cause, earlier)) open += 1;
    do place -= 1;
    while (marks[(trail.literals[place] ?? 0) >> 1] === 0);
    literal = trail.literals[place] ?? 0;
    reason = trail.reasonOf[literal >> 1] ?? null;
    marks[literal >> 1] = 0;
    open -= 1;
    if (open === 0) break;
  }
  for (const cause of earlier) marks[cause >> 1] = 0;
  activity.step /= DECAY;
  return lessonOf(trail, literal, earlier);
}

/** Marks a literal that took part, and keeps it when it is of an earlier level; answers whether it is of the present one and still to be traced back. */
function note(trail: Trail, activity: Activity, literal: number, earlier: number[]): boolean {
  const cell = literal >> 1;
  const level = trail.levelOf[cell] ?? 0;
  if (level === 0 || activity.marks[cell] === 1) return false;
  activity.marks[cell] = 1;
  bump(activity, cell);
  if (level === trail.levels.length) return true;
  earlier.push(literal);
  return false;
}

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
