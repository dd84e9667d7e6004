/** What there is to mutate below a folder, and which tests concern it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { candidatesIn, type Mutant } from './candidates';
import type { Premises } from './premises';
import { codeFiles, concerns } from './project';

export interface Survey {
  readonly files: readonly string[];
  readonly candidates: readonly Mutant[];
  /** The tests that run a file. */
  readonly testsOf: (file: string) => readonly string[];
  /** All of them. */
  readonly tests: readonly string[];
  /** Those that have code of these files in their own bundles. */
  readonly direct: readonly string[];
}

/** Looks at a folder or a file, given by its path from the project's folder. */
export function surveyOf(target: string, { root, tests, addOn }: Premises): Survey {
  const files = codeFiles(root, target);
  const addOnFiles = addOn?.files ?? new Set();
  const concerning = new Map(
    files.map((file) => [file, tests.filter((one) => concerns(one, file, addOnFiles)).map(({ test }) => test)]),
  );
  return {
    files,
    candidates: files.flatMap((file) => candidatesIn(file, readFileSync(join(root, file), 'utf8'))),
    testsOf: (file) => concerning.get(file) ?? [],
    tests: [...new Set([...concerning.values()].flat())],
    direct: tests.filter((one) => files.some((file) => one.files.has(file))).map(({ test }) => test),
  };
}
