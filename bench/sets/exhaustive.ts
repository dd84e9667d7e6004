/**
 * Every picture of a size, each turned into clues and solved from them alone. How many are the only solution of their
 * clues is published (OEIS A242876 for squares), and so is how many of these line logic solves.
 */

import { gridOfBits } from '../../testkit/drawing';
import { puzzleOf } from '../../testkit/puzzles';
import type { Core } from '../core';
import { type Finding, sentence } from '../report';
import type { BenchSet } from './set';

/** A size and its published counts. */
interface Counts {
  readonly rows: number;
  readonly columns: number;
  readonly unique: number;
  readonly lineSolvable: number;
}

const SMALL: readonly Counts[] = [
  { rows: 2, columns: 2, unique: 14, lineSolvable: 14 },
  { rows: 3, columns: 3, unique: 384, lineSolvable: 384 },
  { rows: 4, columns: 4, unique: 52_362, lineSolvable: 51_234 },
];
const FIVE: readonly Counts[] = [{ rows: 5, columns: 5, unique: 25_309_575, lineSolvable: 24_976_511 }];

function* run(core: Core, sizes: readonly Counts[]): Iterable<Finding> {
  for (const expected of sizes) {
    const start = performance.now();
    const { unique, lineSolvable } = count(core, expected);
    const pictures = 2 ** (expected.rows * expected.columns);
    const seconds = (performance.now() - start) / 1000;
    const each = ((seconds / pictures) * 1e6).toFixed(1);
    yield sentence(
      `every ${expected.rows}x${expected.columns} picture, solved one by one from its clues: ${pictures.toLocaleString('en')} pictures, ` +
        `${unique.toLocaleString('en')} unique, ${lineSolvable.toLocaleString('en')} line-solvable; ` +
        `${seconds.toFixed(1)} s, ${each} µs each`,
      unique === expected.unique && lineSolvable === expected.lineSolvable,
    );
  }
}

function count(core: Core, { rows, columns }: Counts): { unique: number; lineSolvable: number } {
  let unique = 0;
  let lineSolvable = 0;
  for (let bits = 0; bits < 2 ** (rows * columns); bits += 1) {
    const { kind } = core.solve(puzzleOf(core.cluesOf(gridOfBits(bits, rows, columns)))).verdict;
    if (kind === 'line-solvable') lineSolvable += 1;
    if (kind === 'line-solvable' || kind === 'unique') unique += 1;
  }
  return { unique, lineSolvable };
}

export const small: BenchSet = { name: 'small', byDefault: true, run: (core) => run(core, SMALL) };
export const exhaustive: BenchSet = { name: 'exhaustive', byDefault: false, run: (core) => run(core, FIVE) };
