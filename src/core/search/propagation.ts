/** What follows from a trail: clauses and line logic in turns, until neither adds anything. */
import { decideLine, lowestBit } from '../lines';
import { type Clauses, followClauses } from './clauses';
import { assignAll, type Reason, type Trail } from './trail';

/** Adds everything that follows. Returns the line or clause that broke, or null. */
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

/** Adds what one line decides. Returns false when it has no placement left. */
function followLine(trail: Trail, line: number): boolean {
  const decided = decideLine(trail.lines, trail.known, line);
  if (decided === null) return false;
  assignAll(trail, line, decided, line);
  return true;
}
