/**
 * Why a line or a clause concluded something: as few earlier literals as possible.
 *
 * A line is asked afterwards, and only when a conflict needs the answer (lazy clause generation: Ohrimenko, Stuckey and Codish,
 * 2009). Of everything that was known of the line, cells are let go one by one; what the line needs to conclude the same is the reason.
 */
import { hasPlacement, LONGEST_LINE } from '../lines';
import type { Clause, Reason, Trail } from './trail';

/** Stands in for the concluded literal where the conclusion is a contradiction. */
export const NOTHING = -1;

/** The literals from which the reason concluded a literal, or a contradiction. The certain ones of level 0 are left out. */
export function explain(trail: Trail, reason: Reason, concluded: number): readonly number[] {
  if (reason === null) return [];
  return typeof reason === 'number' ? explainLine(trail, reason, concluded) : explainClause(reason, concluded);
}

function explainClause({ literals }: Clause, concluded: number): readonly number[] {
  const because: number[] = [];
  for (const literal of literals) if (literal !== concluded) because.push(literal ^ 1);
  return because;
}

const masks = { filled: 0, empty: 0 };

/** What was known of the line when it concluded something, the latest last; a line has at most 30 cells. */
const earlier = new Int32Array(LONGEST_LINE);

/**
 * The line has no placement with its reason and the opposite of what it concluded. The latest cells are let go first: reasons
 * from long ago take the search further back.
 */
function explainLine(trail: Trail, line: number, concluded: number): readonly number[] {
  const { lines, levelOf } = trail;
  const isRow = line < lines.height;
  const length = isRow ? lines.width : lines.height;
  const clue = lines.clues[line] ?? [];
  const because: number[] = [];
  let count = collectEarlier(trail, line, concluded);
  if (concluded !== NOTHING) toggle(lines.width, isRow, concluded ^ 1);
  while (count > 0) {
    count -= 1;
    const literal = earlier[count] ?? 0;
    if (levelOf[literal >> 1] === 0) continue;
    toggle(lines.width, isRow, literal);
    if (!hasPlacement(clue, length, masks.filled, masks.empty)) continue;
    toggle(lines.width, isRow, literal);
    because.push(literal);
  }
  return because;
}

/** Writes what was known of the line before it concluded something into `earlier`, in order, and into the masks; answers how much. */
function collectEarlier(trail: Trail, line: number, concluded: number): number {
  const { lines, holds, placeOf } = trail;
  const isRow = line < lines.height;
  const end = concluded === NOTHING ? trail.length : (placeOf[concluded >> 1] ?? 0);
  const [first, step, length] = isRow
    ? [line * lines.width, 1, lines.width]
    : [line - lines.height, lines.width, lines.height];
  masks.filled = 0;
  masks.empty = 0;
  let count = 0;
  for (let index = 0, cell = first; index < length; index += 1, cell += step) {
    const literal = 2 * cell + (holds[2 * cell] === 1 ? 0 : 1);
    if (holds[literal] === 0 || (placeOf[cell] ?? 0) >= end) continue;
    insertInOrder(placeOf, literal, count);
    toggle(lines.width, isRow, literal);
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
function toggle(width: number, isRow: boolean, literal: number): void {
  const cell = literal >> 1;
  const row = (cell / width) | 0;
  const bit = 1 << (isRow ? cell - row * width : row);
  if ((literal & 1) === 0) masks.filled ^= bit;
  else masks.empty ^= bit;
}
