/** The add-on as the project builds it, with a mutant inside. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { swap } from './bundles';
import type { Mutant } from './candidates';

/** What `build.mjs` offers. */
interface Build {
  readonly buildAddOn: (folder: string) => Promise<unknown>;
  readonly codeFile: (plugins?: readonly Plugin[]) => Promise<string>;
}

export interface AddOn {
  /** The files that the script is made of, by their paths from the project's folder. */
  readonly files: ReadonlySet<string>;
  /** Builds everything into a folder. */
  build(folder: string): Promise<void>;
  /** Builds the script with the mutant into a folder that has all the rest. */
  rebuild(folder: string, mutant: Mutant): Promise<void>;
}

/** The add-on of the project in the folder `root`; null where nothing says how to build one. */
export async function addOnOf(root: string): Promise<AddOn | null> {
  const path = join(root, 'build.mjs');
  if (!existsSync(path)) return null;
  const { buildAddOn, codeFile }: Build = await import(pathToFileURL(path).href);
  return {
    files: await filesIn(root, codeFile),
    build: async (folder) => {
      await buildAddOn(folder);
    },
    rebuild: async (folder, mutant) => writeFile(join(folder, 'Code.js'), await codeFile([swap(root, () => mutant)])),
  };
}

async function filesIn(root: string, codeFile: Build['codeFile']): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  const noting: Plugin = {
    name: 'noting',
    setup: (build) =>
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        files.add(relative(root, path).split(sep).join('/'));
        return undefined;
      }),
  };
  await codeFile([noting]);
  return files;
}
