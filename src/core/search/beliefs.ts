/**
 * Beliefs: how likely each cell is filled, for choosing what to assume where solutions are many and yet hard to find.
 *
 * This is belief propagation (Judea Pearl, 1982) with the lines as factors. A line says of each of its cells how its
 * placements, weighted by what the crossing lines say, divide between those that fill the cell and those that leave it
 * empty. Rows and columns listen to each other in turns; after some sweeps the clearest beliefs are rarely wrong.
 */
import { cellAt, type Knowledge, type Lines, LONGEST_LINE, lengthOf, masksOf } from '../lines';
import type { Clue } from '../types';

/** What the rows and what the columns say of each cell, row by row: the probability that it is filled. */
export interface Beliefs {
  readonly fromRows: Float64Array;
  readonly fromColumns: Float64Array;
}

/** No line has said anything yet. */
export function noBeliefs(cells: number): Beliefs {
  return { fromRows: new Float64Array(cells).fill(0.5), fromColumns: new Float64Array(cells).fill(0.5) };
}

/** The probability that a cell is filled, as its row and its column see it together. */
export function beliefIn({ fromRows, fromColumns }: Beliefs, cell: number): number {
  const row = fromRows[cell] ?? 0;
  const column = fromColumns[cell] ?? 0;
  return (row * column) / (row * column + (1 - row) * (1 - column));
}

/** Lets every line that is not finished listen and speak once, the rows first. */
export function sweep(lines: Lines, known: Knowledge, { fromRows, fromColumns }: Beliefs): void {
  for (let line = 0; line < lines.clues.length; line += 1) {
    if (line < lines.height) speak(lines, known, line, fromColumns, fromRows);
    else speak(lines, known, line, fromRows, fromColumns);
  }
}

const { max, min } = Math;

/** How close to certain a line may be about a cell that is not known. */
const CLOSEST = 1e-6;

/** For each cell of a line the odds that it is filled, as its crossing line says. */
const odds = new Float64Array(LONGEST_LINE);
/** For each cell of a line the share of its placements that fill it; one more takes what lies behind the last cell. */
const shares = new Float64Array(LONGEST_LINE + 1);

/** One line says of its cells what follows from its clue and from what it heard of them from its crossing lines. */
function speak(lines: Lines, known: Knowledge, line: number, heard: Float64Array, said: Float64Array): void {
  const length = lengthOf(lines, line);
  const { filled, empty } = masksOf(known, line);
  if ((filled | empty) === (1 << length) - 1) return;
  for (let place = 0; place < length; place += 1) {
    const probability = heard[cellAt(lines, line, place)] ?? 0;
    odds[place] = probability / (1 - probability);
  }
  sharePlacements(lines.clues[line] ?? [], length, filled, empty);
  for (let place = 0; place < length; place += 1) {
    said[cellAt(lines, line, place)] = withoutOdds(shares[place] ?? 0, odds[place] ?? 0);
  }
}

/**
 * The probability of a cell by its line alone: its share of the placements without what the crossing line added to it.
 */
function withoutOdds(share: number, itsOdds: number): number {
  const forFilled = share / itsOdds;
  const probability = forFilled / (forFilled + 1 - share);
  return min(max(probability, CLOSEST), 1 - CLOSEST);
}

/**
 * Weights by how many runs are laid and by how much later they lie than at the earliest, which is never more than the
 * cells that the line has to spare: the runs choose a stretch of the array, the delay a place in it.
 */
const WIDEST = LONGEST_LINE + 2;
const MOST_RUNS = LONGEST_LINE / 2;
const before = new Float64Array((MOST_RUNS + 1) * WIDEST);
const after = new Float64Array((MOST_RUNS + 1) * WIDEST);
const runWeights = new Float64Array(MOST_RUNS * WIDEST);

/** The product of the odds of the first so many cells. */
const products = new Float64Array(LONGEST_LINE + 1);

/**
 * For each cell the share of the placements that fill it, into `shares`; a placement weighs the product of the odds of
 * the cells it fills. Every run is laid together with one empty cell in front of it, for which the line gets a cell
 * more at its start.
 *
 * `before` holds the weights of laying the first runs in the first cells, `after` those of the other runs and cells.
 */
function sharePlacements(clue: Clue, length: number, filled: number, empty: number): void {
  const free = ~(filled << 1);
  const spare = clue.reduce((rest, run) => rest - run - 1, length + 1);
  products[0] = 1;
  for (let i = 0; i < length; i += 1) products[i + 1] = (products[i] ?? 0) * (odds[i] ?? 0);
  weighRuns(clue, spare, free, empty);
  weighBefore(clue, spare, free);
  weighAfter(clue, spare, length + 1, free);
  addShares(clue, spare);
  for (let i = 1; i < length; i += 1) shares[i] = (shares[i] ?? 0) + (shares[i - 1] ?? 0);
}

/** Adds the share of every run in every place to where it begins, and takes it away from where it has ended. */
function addShares(clue: Clue, spare: number): void {
  const total = weightIn(before, clue.length, spare);
  let first = 0;
  shares.fill(0);
  for (let runs = 0; runs < clue.length; runs += 1) {
    const run = clue[runs] ?? 0;
    for (let delay = 0; delay <= spare; delay += 1) {
      const upToIt = weightIn(before, runs, delay) * weightIn(runWeights, runs, delay);
      const share = (upToIt * weightIn(after, runs + 1, delay)) / total;
      const at = first + delay;
      shares[at] = (shares[at] ?? 0) + share;
      shares[at + run] = (shares[at + run] ?? 0) - share;
    }
    first += run + 1;
  }
}

/** What each run weighs in each place, with the empty cell in front of it; 0 where they do not fit. */
function weighRuns(clue: Clue, spare: number, free: number, empty: number): void {
  let first = 0;
  for (let runs = 0; runs < clue.length; runs += 1) {
    const run = clue[runs] ?? 0;
    const room = (1 << run) - 1;
    for (let delay = 0; delay <= spare; delay += 1) {
      const at = first + delay;
      const fits = ((free >> at) & 1) === 1 && (empty & (room << at)) === 0;
      runWeights[runs * WIDEST + delay] = fits ? (products[at + run] ?? 0) / (products[at] ?? 1) : 0;
    }
    first += run + 1;
  }
}

/** What the first runs weigh in the first cells: the last of these is empty, or the last run ends there. */
function weighBefore(clue: Clue, spare: number, free: number): void {
  let end = 0;
  for (let runs = 0; runs <= clue.length; runs += 1) {
    if (runs > 0) end += (clue[runs - 1] ?? 0) + 1;
    let weight = runs === 0 ? 1 : 0;
    for (let delay = 0; delay <= spare; delay += 1) {
      if (delay > 0 && ((free >> (end + delay - 1)) & 1) === 0) weight = 0;
      if (runs > 0) weight += weightIn(before, runs - 1, delay) * weightIn(runWeights, runs - 1, delay);
      before[runs * WIDEST + delay] = weight;
    }
  }
}

/** What the other runs weigh in the other cells: the first of these is empty, or the next run begins behind it. */
function weighAfter(clue: Clue, spare: number, cells: number, free: number): void {
  let start = cells - spare;
  for (let runs = clue.length; runs >= 0; runs -= 1) {
    if (runs < clue.length) start -= (clue[runs] ?? 0) + 1;
    let weight = runs === clue.length ? 1 : 0;
    for (let delay = spare; delay >= 0; delay -= 1) {
      if (((free >> (start + delay)) & 1) === 0) weight = 0;
      if (runs < clue.length) weight += weightIn(runWeights, runs, delay) * weightIn(after, runs + 1, delay);
      after[runs * WIDEST + delay] = weight;
    }
  }
}

function weightIn(table: Float64Array, runs: number, delay: number): number {
  return table[runs * WIDEST + delay] ?? 0;
}
