/**
 * Beliefs: how likely each cell is filled, for choosing what to assume where solutions are many and yet hard to find.
 *
 * This is belief propagation (Judea Pearl, 1982) with the lines as factors. A line tells each of its cells how its placements,
 * weighted by what the crossing lines tell, divide between those that fill the cell and those that leave it empty. Rows and
 * columns listen to each other in turns; after some sweeps the clearest beliefs are rarely wrong.
 */
import type { Knowledge, Lines } from '../lines';

/** What the rows and what the columns tell each cell, row by row: the probability that it is filled. */
export interface Beliefs {
  readonly fromRows: Float64Array;
  readonly fromColumns: Float64Array;
}

/** No line has told anything yet. */
export function noBeliefs(cells: number): Beliefs {
  return { fromRows: new Float64Array(cells).fill(0.5), fromColumns: new Float64Array(cells).fill(0.5) };
}

/** The probability that a cell is filled, as its row and its column see it together. */
export function beliefIn({ fromRows, fromColumns }: Beliefs, cell: number): number {
  const row = fromRows[cell] ?? 0;
  const column = fromColumns[cell] ?? 0;
  return (row * column) / (row * column + (1 - row) * (1 - column));
}

/** Lets every line listen and tell once, the rows first. */
export function sweep(lines: Lines, known: Knowledge, { fromRows, fromColumns }: Beliefs): void {
  const { height, width } = lines;
  for (let row = 0; row < height; row += 1) tell(lines, known, row, fromColumns, fromRows, row * width, 1);
  for (let column = 0; column < width; column += 1) {
    tell(lines, known, height + column, fromRows, fromColumns, column, width);
  }
}

const LONGEST = 30;
const odds = new Float64Array(LONGEST);
const shares = new Float64Array(LONGEST + 1);

/** One line hears its crossing lines and tells its cells. */
function tell(
  lines: Lines,
  known: Knowledge,
  number: number,
  heard: Float64Array,
  told: Float64Array,
  first: number,
  stride: number,
): void {
  const length = number < lines.height ? lines.width : lines.height;
  const filled = known[2 * number] ?? 0;
  const empty = known[2 * number + 1] ?? 0;
  if ((filled | empty) === (1 << length) - 1) return;
  for (let i = 0; i < length; i += 1) {
    const probability = heard[first + i * stride] ?? 0;
    odds[i] = probability / (1 - probability);
  }
  sharePlacements(lines.clues[number] ?? [], length, filled, empty);
  for (let i = 0; i < length; i += 1) {
    const cell = first + i * stride;
    const forFilled = (shares[i] ?? 0) / (odds[i] ?? 1);
    const probability = forFilled / (forFilled + 1 - (shares[i] ?? 0));
    told[cell] = Math.min(Math.max(probability, CLOSEST), 1 - CLOSEST);
  }
}

/** How close to certain a line may be about a cell that is not known. */
const CLOSEST = 1e-6;

const WIDEST = LONGEST + 2;
const MOST_RUNS = LONGEST / 2;
const before = new Float64Array((MOST_RUNS + 1) * WIDEST);
const after = new Float64Array((MOST_RUNS + 1) * WIDEST);
const products = new Float64Array(LONGEST + 1);

/**
 * For each cell the share of the placements that fill it, into `shares`; a placement weighs the product of the odds of the
 * cells it fills. Every run is laid together with one empty cell in front of it, for which the line gets a cell more at its start.
 *
 * `before` holds the weight of laying the first runs in the first cells, `after` of laying the other runs in the other cells.
 */
function sharePlacements(clue: readonly number[], length: number, filled: number, empty: number): void {
  const free = ~(filled << 1);
  products[0] = 1;
  for (let i = 0; i < length; i += 1) products[i + 1] = (products[i] ?? 0) * (odds[i] ?? 0);
  weighBefore(clue, length + 1, free, empty);
  const total = before[clue.length * WIDEST + length + 1] ?? 0;
  weighAfter(clue, length + 1, free, empty);
  shares.fill(0);
  for (let index = 0; index < clue.length; index += 1) {
    const run = clue[index] ?? 0;
    for (let at = 0; at + run <= length; at += 1) {
      const share =
        ((before[index * WIDEST + at] ?? 0) *
          runWeight(at, run, free, empty) *
          (after[(index + 1) * WIDEST + at + 1 + run] ?? 0)) /
        total;
      shares[at] = (shares[at] ?? 0) + share;
      shares[at + run] = (shares[at + run] ?? 0) - share;
    }
  }
  for (let i = 1; i < length; i += 1) shares[i] = (shares[i] ?? 0) + (shares[i - 1] ?? 0);
}

function weighBefore(clue: readonly number[], cells: number, free: number, empty: number): void {
  for (let index = 0; index <= clue.length; index += 1) {
    const run = clue[index - 1] ?? 0;
    let weight = index === 0 ? 1 : 0;
    before[index * WIDEST] = weight;
    for (let i = 1; i <= cells; i += 1) {
      if (((free >> (i - 1)) & 1) === 0) weight = 0;
      const at = i - 1 - run;
      if (index > 0 && at >= 0) weight += (before[(index - 1) * WIDEST + at] ?? 0) * runWeight(at, run, free, empty);
      before[index * WIDEST + i] = weight;
    }
  }
}

function weighAfter(clue: readonly number[], cells: number, free: number, empty: number): void {
  for (let index = clue.length; index >= 0; index -= 1) {
    const run = clue[index] ?? 0;
    let weight = index === clue.length ? 1 : 0;
    after[index * WIDEST + cells] = weight;
    for (let at = cells - 1; at >= 0; at -= 1) {
      if (((free >> at) & 1) === 0) weight = 0;
      const end = at + 1 + run;
      if (index < clue.length && end <= cells)
        weight += runWeight(at, run, free, empty) * (after[(index + 1) * WIDEST + end] ?? 0);
      after[index * WIDEST + at] = weight;
    }
  }
}

/** The weight of an empty cell, the one at this place of the longer line, and the run behind it; 0 when they do not fit there. */
function runWeight(at: number, run: number, free: number, empty: number): number {
  if (((free >> at) & 1) === 0 || (empty & (((1 << run) - 1) << at)) !== 0) return 0;
  return (products[at + run] ?? 0) / (products[at] ?? 1);
}
