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

/** Weights by how many runs and how many cells are laid: the runs choose a stretch of the array, the cells a place. */
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
  products[0] = 1;
  for (let i = 0; i < length; i += 1) products[i + 1] = (products[i] ?? 0) * (odds[i] ?? 0);
  weighRuns(clue, length, free, empty);
  weighBefore(clue, length + 1, free);
  weighAfter(clue, length + 1, free);
  const total = weightIn(before, clue.length, length + 1);
  shares.fill(0);
  for (let runs = 0; runs < clue.length; runs += 1) {
    const run = clue[runs] ?? 0;
    for (let at = 0; at + run <= length; at += 1) {
      const upToIt = weightIn(before, runs, at) * weightIn(runWeights, runs, at);
      const share = (upToIt * weightIn(after, runs + 1, at + 1 + run)) / total;
      shares[at] = (shares[at] ?? 0) + share;
      shares[at + run] = (shares[at + run] ?? 0) - share;
    }
  }
  for (let i = 1; i < length; i += 1) shares[i] = (shares[i] ?? 0) + (shares[i - 1] ?? 0);
}

/** What each run weighs in each place, with the empty cell in front of it; 0 where they do not fit. */
function weighRuns(clue: Clue, length: number, free: number, empty: number): void {
  for (let runs = 0; runs < clue.length; runs += 1) {
    const run = clue[runs] ?? 0;
    const room = (1 << run) - 1;
    for (let at = 0; at + run <= length; at += 1) {
      const fits = ((free >> at) & 1) === 1 && (empty & (room << at)) === 0;
      runWeights[runs * WIDEST + at] = fits ? (products[at + run] ?? 0) / (products[at] ?? 1) : 0;
    }
  }
}

function weighBefore(clue: Clue, cells: number, free: number): void {
  for (let runs = 0; runs <= clue.length; runs += 1) {
    const run = clue[runs - 1] ?? 0;
    let weight = runs === 0 ? 1 : 0;
    before[runs * WIDEST] = weight;
    for (let laid = 1; laid <= cells; laid += 1) {
      if (((free >> (laid - 1)) & 1) === 0) weight = 0;
      const at = laid - 1 - run;
      if (runs > 0 && at >= 0) weight += weightIn(before, runs - 1, at) * weightIn(runWeights, runs - 1, at);
      before[runs * WIDEST + laid] = weight;
    }
  }
}

function weighAfter(clue: Clue, cells: number, free: number): void {
  for (let runs = clue.length; runs >= 0; runs -= 1) {
    const run = clue[runs] ?? 0;
    let weight = runs === clue.length ? 1 : 0;
    after[runs * WIDEST + cells] = weight;
    for (let at = cells - 1; at >= 0; at -= 1) {
      if (((free >> at) & 1) === 0) weight = 0;
      const end = at + 1 + run;
      if (runs < clue.length && end <= cells) weight += weightIn(runWeights, runs, at) * weightIn(after, runs + 1, end);
      after[runs * WIDEST + at] = weight;
    }
  }
}

function weightIn(table: Float64Array, runs: number, cells: number): number {
  return table[runs * WIDEST + cells] ?? 0;
}
