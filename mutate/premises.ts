/** What is made once for all mutants: the program that runs tests, the bundles without a mutant, and what they contain. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { type AddOn, addOnOf } from './addOn';
import { openBundler, writeBundles } from './bundles';
import { drivesBrowser, type TestFile, testFiles } from './project';

export interface Premises {
  readonly root: string;
  /** The program that runs the tests. */
  readonly child: string;
  /** The folder with the bundles of all tests. */
  readonly plain: string;
  /** All that are quick enough to be run for mutants. */
  readonly tests: readonly TestFile[];
  readonly addOn: AddOn | null;
}

/** Makes everything in a folder below the project's. */
export async function openPremises(root: string, folder: string): Promise<Premises> {
  const plain = join(folder, 'plain');
  const [child, tests, addOn] = await Promise.all([
    buildChild(root, join(folder, 'program')),
    bundleTests(root, plain),
    addOnOf(root),
  ]);
  return { root, child, plain, tests, addOn };
}

async function buildChild(root: string, folder: string): Promise<string> {
  await build({
    entryPoints: ['child', 'watchdog'].map((name) => join(root, `mutate/${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return join(folder, 'child.mjs');
}

async function bundleTests(root: string, folder: string): Promise<readonly TestFile[]> {
  const bundler = await openBundler(root, testFiles(root));
  const bundles = await bundler.bundle(null);
  await bundler.close();
  writeBundles(folder, bundles);
  return [...bundles].map(([test, { files }]) => ({ test, files })).filter((one) => !drivesBrowser(one));
}
