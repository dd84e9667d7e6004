/** What follows from a trail: clauses and line logic in turns, until neither adds anything. */
import { lowestBit, solveLine } from '../lines';
import { type Clauses, followClauses } from './clauses';
import { assignAll, type Reason, type Trail } from './trail';

/** Adds everything that follows; answers the line or clause that broke, or null. */
export function propagate(trail: Trail, clauses: Clauses): Reason {
  for (;;) {
    const broken = followClauses(clauses, trail);
    if (broken !== null) return broken;
    const line = takeDirty(trail);
    if (line === NONE) return null;
    if (!followLine(trail, line)) return line;
  }
}

const NONE = -1;

function takeDirty({ lines, dirty }: Trail): number {
  if (dirty.rows !== 0) {
    const row = lowestBit(dirty.rows);
    dirty.rows &= dirty.rows - 1;
    return row;
  }
  if (dirty.columns === 0) return NONE;
  const column = lowestBit(dirty.columns);
  dirty.columns &= dirty.columns - 1;
  return lines.height + column;
}

const masks = { filled: 0, empty: 0 };

function followLine(trail: Trail, line: number): boolean {
  const { lines, known } = trail;
  const filled = known[2 * line] ?? 0;
  const empty = known[2 * line + 1] ?? 0;
  masks.filled = filled;
  masks.empty = empty;
  if (!solveLine(lines.clues[line] ?? [], line < lines.height ? lines.width : lines.height, masks)) return false;
  assignAll(trail, line, masks.filled & ~filled, 0, line);
  assignAll(trail, line, masks.empty & ~empty, 1, line);
  return true;
}
