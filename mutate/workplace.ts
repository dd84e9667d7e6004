/** A folder that looks like the project, where the tests meet one mutant at a time without the project being touched. */
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePath, openBundler, writeBundles } from './bundles';
import type { Mutant } from './candidates';
import type { Premises } from './premises';
import type { Report, Run } from './protocol';
import { type Ending, runTests } from './runTests';

export type Outcome = Ending | { readonly kind: 'not-built' };

/** A test and how much of the processor's time it may use, in milliseconds; null is no limit. */
export type Limited = Pick<Run, 'test' | 'limit'>;

export interface Workplace {
  /** Runs the tests against the mutant, or against the code as it is, until one fails. `onReport` hears of each. */
  run(mutant: Mutant | null, tests: readonly Limited[], onReport?: (report: Report) => void): Promise<Outcome>;
  close(): Promise<void>;
}

/** Opens a workplace in a new folder. `direct` are the tests that have code of the mutants in their own bundles. */
export async function openWorkplace(folder: string, direct: readonly string[], premises: Premises): Promise<Workplace> {
  const { root, child, addOn, plain } = premises;
  const own = join(folder, '.bundles');
  const dist = join(folder, 'dist');
  furnish(folder, root);
  await addOn?.build(dist);
  const bundler = await openBundler(root, direct);
  const build = async (mutant: Mutant): Promise<void> => {
    writeBundles(own, await bundler.bundle(mutant));
    await addOn?.rebuild(dist, mutant);
  };
  return {
    run: async (mutant, tests, onReport = () => {}) => {
      if (mutant !== null && !(await succeeds(build(mutant)))) return { kind: 'not-built' };
      const bundles = (test: string) => (mutant !== null && direct.includes(test) ? own : plain);
      const runs = tests.map(({ test, limit }) => {
        return { test, limit, path: join(root, test), bundle: bundlePath(bundles(test), test) };
      });
      return runTests(child, folder, runs, onReport);
    },
    close: () => bundler.close(),
  };
}

/** Everything of the project is in the folder by a link, except what is built and what is hidden. */
function furnish(folder: string, root: string): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'dist');
  for (const name of names) symlinkSync(join(root, name), join(folder, name));
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
