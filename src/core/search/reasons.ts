/**
 * Why a line or a clause concluded something: as few earlier literals as possible.
 *
 * A line is asked afterwards, and only when a conflict needs its reason (lazy clause generation: Ohrimenko, Stuckey and
 * Codish, 2009). Of everything that was known of the line, cells are let go one by one; what the line needs to conclude
 * the same is the reason.
 */
import {
  cellAt,
  hasPlacement,
  type LineMasks,
  type Lines,
  LONGEST_LINE,
  lengthOf,
  literalOf,
  placeAlong,
} from '../lines';
import type { Clause, Reason, Trail } from './trail';

/** Stands in for the concluded literal where the conclusion is a contradiction. */
export const NOTHING = -1;

/**
 * The literals from which the reason concluded a literal, or a contradiction. A line leaves out the certain ones of
 * level 0, a clause names them.
 */
export function explain(trail: Trail, reason: Reason, concluded: number): readonly number[] {
  if (reason === null) return [];
  return typeof reason === 'number' ? explainLine(trail, reason, concluded) : explainClause(reason, concluded);
}

function explainClause({ literals }: Clause, concluded: number): readonly number[] {
  const because: number[] = [];
  for (const literal of literals) if (literal !== concluded) because.push(literal ^ 1);
  return because;
}

/** What was known of the line when it concluded something, the latest last. */
const earlier = new Int32Array(LONGEST_LINE);

/**
 * The line has no placement with its reason and the opposite of what it concluded. The latest cells are let go first:
 * reasons from long ago take the search further back.
 */
function explainLine(trail: Trail, line: number, concluded: number): readonly number[] {
  const { lines, levelOf } = trail;
  const clue = lines.clues[line] ?? [];
  const length = lengthOf(lines, line);
  const because: number[] = [];
  const held: LineMasks = { filled: 0, empty: 0 };
  const count = collectEarlier(trail, line, concluded);
  for (let at = 0; at < count; at += 1) toggle(lines, line, held, earlier[at] ?? 0);
  if (concluded !== NOTHING) toggle(lines, line, held, concluded ^ 1);
  for (let at = count - 1; at >= 0; at -= 1) {
    const literal = earlier[at] ?? 0;
    if (levelOf[literal >> 1] === 0) continue;
    toggle(lines, line, held, literal);
    if (!hasPlacement(clue, length, held.filled, held.empty)) continue;
    toggle(lines, line, held, literal);
    because.push(literal);
  }
  return because;
}

/**
 * Writes what was known of the line before it concluded something into `earlier`, in order. Returns how much that is.
 */
function collectEarlier({ lines, holds, placeOf, length }: Trail, line: number, concluded: number): number {
  const end = concluded === NOTHING ? length : (placeOf[concluded >> 1] ?? 0);
  const cells = lengthOf(lines, line);
  let count = 0;
  for (let place = 0; place < cells; place += 1) {
    const cell = cellAt(lines, line, place);
    const literal = literalOf(cell, holds[literalOf(cell, true)] === 1);
    if (holds[literal] === 0 || (placeOf[cell] ?? 0) >= end) continue;
    insertInOrder(placeOf, literal, count);
    count += 1;
  }
  return count;
}

/** Puts a literal among the first `count` of `earlier`, by its place on the trail. */
function insertInOrder(placeOf: Int32Array, literal: number, count: number): void {
  const place = placeOf[literal >> 1] ?? 0;
  let at = count;
  for (; at > 0; at -= 1) {
    const previous = earlier[at - 1] ?? 0;
    if ((placeOf[previous >> 1] ?? 0) < place) break;
    earlier[at] = previous;
  }
  earlier[at] = literal;
}

/** Adds a literal to the masks of its line, or takes it away. */
function toggle(lines: Lines, line: number, masks: LineMasks, literal: number): void {
  const bit = 1 << placeAlong(lines, line, literal >> 1);
  if ((literal & 1) === 0) masks.filled ^= bit;
  else masks.empty ^= bit;
}
