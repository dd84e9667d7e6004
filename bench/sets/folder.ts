/** Sets of puzzles from files: each `.json` file of a folder is a list of clues and what is known of their puzzles. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Clue, LONGEST_LINE } from '../../src/core/index';
import type { KnownPuzzle } from '../../testkit/judge';
import type { Core } from '../core';
import { measure } from '../measure';
import { type Finding, row, sentence, slowest } from '../report';
import type { BenchSet } from './set';

/** A puzzle as it stands in a file. */
interface FilePuzzle {
  readonly name: string;
  readonly rows: readonly Clue[];
  readonly cols: readonly Clue[];
  /** The verdict that two other solvers agree on. */
  readonly verified?: string | null;
  /** The verdict that its source gives. */
  readonly expected?: string | null;
  /** `line` when line logic alone solves it. */
  readonly level?: string | null;
}

/** The sets of a folder, named after its files. */
export function folderSets(folder: string): BenchSet[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => ({
    name: basename(file, '.json'),
    byDefault: true,
    run: (core) => run(core, basename(file, '.json'), join(folder, file)),
  }));
}

function* run(core: Core, name: string, file: string): Iterable<Finding> {
  const puzzles: readonly FilePuzzle[] = JSON.parse(readFileSync(file, 'utf8'));
  const fitting = puzzles.filter(({ rows, cols }) => rows.length <= LONGEST_LINE && cols.length <= LONGEST_LINE);
  const measured = measure(core, fitting.map(knownPuzzle));
  yield row(name, measured);
  yield sentence(`slowest: ${slowest(measured, 5)}`);
  const skipped = puzzles.length - fitting.length;
  if (skipped > 0) yield sentence(`skipped, larger than ${LONGEST_LINE}x${LONGEST_LINE}: ${skipped}`);
}

function knownPuzzle({ name, rows, cols, verified, expected, level }: FilePuzzle): KnownPuzzle {
  const known = verified ?? expected;
  return {
    name,
    clues: { rows: rows.map(withoutZero), columns: cols.map(withoutZero) },
    ...(known === 'unique' || known === 'multiple' ? { expected: known } : {}),
    ...(level ? { lineSolvable: level === 'line' } : {}),
  };
}

/** Some sources write an empty line as a lone 0. */
function withoutZero(clue: Clue): Clue {
  return clue.filter((length) => length !== 0);
}
