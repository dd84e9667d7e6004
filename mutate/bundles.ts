/** Bundles test files for Node with esbuild, with a mutant in place of the file it was made from. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { type Mutant, mutatedText } from './candidates';

/** The bundles by test file. */
export type Bundles = ReadonlyMap<string, Bundle>;

export interface Bundle {
  readonly code: string;
  /** The project's files whose code is in it, by their paths from the project's folder. */
  readonly files: ReadonlySet<string>;
}

export interface Bundler {
  /** Bundles all test files; what was parsed for the bundles before is used again. Rejects when that is impossible. */
  bundle(mutant: Mutant | null): Promise<Bundles>;
  close(): Promise<void>;
}

/** Packages that are ES modules only, which a bundle for `require` has to contain. */
const ES_MODULES = /^(preact|@ironcalc)(\/|$)/;

/** A bundler of these test files of the project in the folder `root`. */
export async function openBundler(root: string, tests: readonly string[]): Promise<Bundler> {
  let current: Mutant | null = null;
  const made = await context({
    absWorkingDir: root,
    entryPoints: [...tests],
    outdir: 'bundles',
    outbase: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'import.meta.url': '""' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent',
    plugins: [packagesOutside, swap(root, () => current)],
  });
  return {
    bundle: async (mutant) => {
      current = mutant;
      const { outputFiles, metafile } = await made.rebuild();
      const codes = new Map(outputFiles.map((file) => [file.path, file.text]));
      return new Map(
        Object.entries(metafile.outputs).map(([path, { entryPoint = path, inputs }]) => [
          entryPoint,
          { code: codes.get(join(root, path)) ?? '', files: usedOf(inputs) },
        ]),
      );
    },
    close: () => made.dispose(),
  };
}

/** Hands esbuild the mutant's text; the file itself stays as it is. */
export function swap(root: string, current: () => Mutant | null): Plugin {
  return {
    name: 'mutant',
    setup: (build) =>
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const mutant = current();
        if (mutant === null || path !== join(root, mutant.file)) return undefined;
        return { contents: mutatedText(mutant), loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
      }),
  };
}

const packagesOutside: Plugin = {
  name: 'packages outside',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || ES_MODULES.test(path) ? undefined : { path, external: true },
    ),
};

function usedOf(inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>): ReadonlySet<string> {
  return new Set(Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0));
}

/** Writes the bundles of tests below a folder. */
export function writeBundles(folder: string, bundles: Iterable<readonly [string, Bundle]>): void {
  for (const [test, { code }] of bundles) {
    const path = bundlePath(folder, test);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}

/** Where a test's bundle is below a folder. */
export function bundlePath(folder: string, test: string): string {
  return join(folder, `${test}.js`);
}
