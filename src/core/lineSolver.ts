/**
 * What one line alone decides, found with a few integer operations per run and without listing placements.
 *
 * A line of up to 30 cells is two bit masks, `filled` and `empty`; bit i is cell i. Sets of positions are masks too,
 * so one operation treats all positions of a run at once. With clue 2 1 and a cell known to be filled:
 *
 *     cells            . . # . . . .      (cell 0 on the left)
 *     run 2, starts    . x x . . . .      reached from the left, and it fits there
 *     gap after it     . . . x x x x      cells that may be empty behind that run
 *     run 1, starts    . . . . x x x      … and so on to the right end; then the same back from the right
 *
 * A cell is certainly filled when no gap covers it in any placement, and certainly empty when no run does.
 */
import type { Clue } from './types';

/** The longest line that the masks hold; one more bit is needed for the position behind the last cell. */
export const LONGEST_LINE = 30;

/** What is known of a line; `solveLine` adds to it. */
export interface LineMasks {
  filled: number;
  empty: number;
}

const MOST_RUNS = LONGEST_LINE / 2;
const starts = new Int32Array(MOST_RUNS);
const gaps = new Int32Array(MOST_RUNS + 1);

/**
 * Adds to `line` every cell that has the same value in all placements of the clue that agree with what is known.
 * Answers false, and leaves `line` as it was, when there is no such placement.
 */
export function solveLine(clue: Clue, length: number, line: LineMasks): boolean {
  const cells = (1 << length) - 1;
  const free = ~line.filled;
  if (!placeFromTheLeft(clue, cells & ~line.empty, free)) return false;
  return collectFromTheRight(clue, cells, free, line);
}

/**
 * For each run from the left: the starts at which it fits behind the runs before it, and the gap in front of it.
 *
 * From the end of a run the next start is reached through free cells. Adding the ends to the free cells does this for
 * all ends at once: the carry runs through the free cells up to the first filled one, and the carries are the positions reached.
 *
 *     free cells    1 1 1 0 1 1      (cell 0 on the left, so the carry runs to the right)
 *     ends          0 1 0 0 1 0
 *     carries       0 0 1 1 0 1
 */
function placeFromTheLeft(clue: Clue, open: number, free: number): boolean {
  let reached = free ^ (free + 1);
  let gap = reached & free;
  let index = 0;
  for (const run of clue) {
    const fitting = reached & startsOfRoom(open, run) & (free >> run);
    if (fitting === 0) return false;
    gaps[index] = gap;
    starts[index] = fitting;
    index += 1;
    const ends = fitting << run;
    reached = (free + ends) ^ free ^ ends;
    gap = (ends | reached) & free;
  }
  gaps[index] = gap;
  return true;
}

/** Back from the right end: keeps the starts from which the rest of the line can be completed, and collects what they cover. */
function collectFromTheRight(clue: Clue, cells: number, free: number, line: LineMasks): boolean {
  const free2 = free & (free >> 1);
  const free4 = free2 & (free2 >> 2);
  const free8 = free4 & (free4 >> 4);
  const free16 = free8 & (free8 >> 8);
  let canFill = 0;
  let canEmpty = 0;
  let before = ~cells;
  for (let index = clue.length; ; index -= 1) {
    before |= free & (before >> 1);
    before |= free2 & (before >> 2);
    before |= free4 & (before >> 4);
    before |= free8 & (before >> 8);
    before |= free16 & (before >> 16);
    canEmpty |= before & (gaps[index] ?? 0);
    if (index === 0) break;
    const run = clue[index - 1] ?? 0;
    const valid = (starts[index - 1] ?? 0) & (before >> run);
    if (valid === 0) return false;
    starts[index - 1] = valid;
    canFill |= spread(valid, run);
    before = (valid >> 1) & free;
  }
  if (((canFill | canEmpty) & cells) !== cells) return false;
  line.filled = cells & ~canEmpty;
  line.empty = cells & ~canFill;
  return true;
}

/** The positions from which `run` cells in a row are all in `open`. */
function startsOfRoom(open: number, run: number): number {
  let room = open;
  let width = 1;
  for (; width * 2 <= run; width *= 2) room &= room >> width;
  return room & (room >> (run - width));
}

/** The cells that runs of this length cover from these starts. */
function spread(from: number, run: number): number {
  let covered = from;
  let width = 1;
  for (; width * 2 <= run; width *= 2) covered |= covered << width;
  return covered | (covered << (run - width));
}

/** The starts that each run has in some placement, as one mask per run; null when there is no placement. */
export function startsOfRuns(clue: Clue, length: number, line: Readonly<LineMasks>): readonly number[] | null {
  return solveLine(clue, length, { ...line }) ? Array.from(starts.subarray(0, clue.length)) : null;
}
