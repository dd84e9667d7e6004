/**
 * What one line alone decides, found with a few integer operations per run and without listing placements.
 *
 * A line of up to 30 cells is two bit masks, `filled` and `empty`; bit i is cell i. Sets of positions are masks too, so
 * one operation treats all positions of a run at once. The clue 2 1 in seven cells, the third of which is filled:
 *
 *     the line             . . # . . . .      cell 0 on the left
 *     starts of the 2      . x x . . . .      reached from the left, and it fits there
 *     gap behind it        . . . x x x x      cells that may lie empty between it and the next run
 *     starts of the 1      . . . . x x x      and so on to the end, then back from the right end in the same way
 *
 * A cell is filled for certain when no gap reaches it in any placement, and empty for certain when no run does.
 */
import type { Clue } from '../types';

/** The longest line that the masks hold; one bit more stands for the position behind the last cell. */
export const LONGEST_LINE = 30;

/** What is known of a line; `solveLine` adds to it. */
export interface LineMasks {
  filled: number;
  empty: number;
}

// For each run its starts and the gap in front of it: noted from the left, read on the way back, kept to save
// allocating them.
const starts = new Int32Array(LONGEST_LINE / 2);
const gaps = new Int32Array(LONGEST_LINE / 2);

/**
 * Adds to `line` every cell that has the same value in all placements of the clue that agree with what is known.
 * Returns false, and leaves `line` as it was, when there is no such placement.
 */
export function solveLine(clue: Clue, length: number, line: LineMasks): boolean {
  const cells = (1 << length) - 1;
  const lastGap = placeFromTheLeft(clue, cells & ~line.empty, ~line.filled);
  if (((lastGap >> length) & 1) === 0) return false;
  collectFromTheRight(clue, cells, lastGap, line);
  return true;
}

/** Whether the clue has any placement that agrees with what is known: the first half of `solveLine`. */
export function hasPlacement(clue: Clue, length: number, filled: number, empty: number): boolean {
  const lastGap = placeFromTheLeft(clue, ((1 << length) - 1) & ~empty, ~filled);
  return ((lastGap >> length) & 1) === 1;
}

/**
 * Notes for each run the starts at which it fits behind the runs before it, and the gap in front of it. Returns the gap
 * behind the last run; the clue has a placement when this gap reaches the position behind the last cell.
 *
 * From the end of a run the next start is reached through free cells. One addition does this for all ends at once: the
 * carry runs through the free cells up to the first filled one, and the carries are the positions reached.
 *
 *     free cells    1 1 1 0 1 1      cell 0 on the left, so the carry runs to the right
 *     ends          0 1 0 0 1 0
 *     carries       0 0 1 1 0 1
 */
function placeFromTheLeft(clue: Clue, open: number, free: number): number {
  let reached = free ^ (free + 1);
  let gap = reached & free;
  let index = 0;
  for (const run of clue) {
    const fitting = reached & startsOfRoom(open, run) & (free >> run);
    gaps[index] = gap;
    starts[index] = fitting;
    index += 1;
    const ends = fitting << run;
    reached = (free + ends) ^ free ^ ends;
    gap = (ends | reached) & free;
  }
  return gap;
}

/** Back from the right end: keeps the starts from which the line can be completed, and collects what can be covered. */
function collectFromTheRight(clue: Clue, cells: number, lastGap: number, line: LineMasks): void {
  const free = ~line.filled;
  // Cells with that many free cells from there on: with these, five steps lead back through any number of free cells.
  const free2 = free & (free >> 1);
  const free4 = free2 & (free2 >> 2);
  const free8 = free4 & (free4 >> 4);
  const free16 = free8 & (free8 >> 8);
  let canFill = 0;
  let canEmpty = 0;
  let back = ~cells;
  let gap = lastGap;
  for (let index = clue.length; ; gap = gaps[index] ?? 0) {
    back |= free & (back >> 1);
    back |= free2 & (back >> 2);
    back |= free4 & (back >> 4);
    back |= free8 & (back >> 8);
    back |= free16 & (back >> 16);
    canEmpty |= back & gap;
    if (index === 0) break;
    index -= 1;
    const run = clue[index] ?? 0;
    const completed = (starts[index] ?? 0) & (back >> run);
    starts[index] = completed;
    canFill |= covered(completed, run);
    back = (completed >> 1) & free;
  }
  line.filled = cells & ~canEmpty;
  line.empty = cells & ~canFill;
}

/** The positions from which `run` cells are open: the width is doubled while that goes, then brought to the length. */
function startsOfRoom(open: number, run: number): number {
  let room = open;
  let width = 1;
  for (; width * 2 <= run; width *= 2) room &= room >> width;
  return room & (room >> (run - width));
}

/** The cells that a run of this length covers from these starts. */
function covered(from: number, run: number): number {
  let cells = from;
  let width = 1;
  for (; width * 2 <= run; width *= 2) cells |= cells << width;
  return cells | (cells << (run - width));
}

/** The starts that each run has in some placement, as one mask for each run; null when there is no placement. */
export function startsOfRuns(clue: Clue, length: number, line: Readonly<LineMasks>): readonly number[] | null {
  return solveLine(clue, length, { ...line }) ? Array.from(starts.subarray(0, clue.length)) : null;
}
