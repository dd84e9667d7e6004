/** Holds the project to its own plan: which folder may import from which, and that nothing is left lying about. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const project = resolve(__dirname, '../..');

/** The rooms of the house, the most specific first. */
const ROOMS = [
  'src/core',
  'src/contract',
  'src/designs',
  'src/sheet',
  'src/main.ts',
  'sidebar',
  'standin',
  'local',
  'testkit',
  'bench',
  'mutate',
  'test',
] as const;

type Room = (typeof ROOMS)[number];

/** Which rooms each may import from, besides itself. Tests may import from everywhere. */
const ALLOWED: Readonly<Record<Room, readonly Room[]>> = {
  'src/core': [],
  'src/contract': ['src/core'],
  'src/designs': ['src/core', 'src/contract'],
  'src/sheet': ['src/core', 'src/contract'],
  'src/main.ts': ['src/contract', 'src/sheet'],
  sidebar: ['src/core', 'src/contract', 'src/designs'],
  standin: [],
  local: ['standin'],
  testkit: ['src/core', 'src/contract', 'standin'],
  bench: ['src/core', 'testkit'],
  mutate: [],
  test: ROOMS,
};

/** Imports that vanish when compiled: the sidebar knows the server by its types alone. */
const ALLOWED_TYPES: Partial<Readonly<Record<Room, readonly Room[]>>> = { sidebar: ['src/main.ts'] };

/** Packages that product code may use. */
const PACKAGES: Readonly<Record<Room, RegExp>> = {
  'src/core': /^$/,
  'src/contract': /^$/,
  'src/designs': /^$/,
  'src/sheet': /^$/,
  'src/main.ts': /^$/,
  sidebar: /^preact(\/|$)/,
  standin: /^(node:|@ironcalc\/wasm)/,
  local: /^(preact(\/|$)|node:|idb-keyval|esbuild|playwright-core)/,
  testkit: /^(node:|esbuild)/,
  bench: /^node:/,
  mutate: /^(node:|esbuild|expect|typescript)/,
  test: /./,
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Imports and exports from other modules; `import('…')`, which after `typeof` is a type. Biome sees to it that all are written alike. */
const FROM = /\b(?:import|export)\s+(type\s)?(?:[\w$*\s{},]*?\sfrom\s+)?'([^']+)'|(typeof\s+)?\bimport\('([^']+)'\)/g;

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(project, file), 'utf8');
  return [...text.matchAll(FROM)].map(([, type, from, typeOf, named]) => ({
    file,
    target: from ?? named ?? '',
    typeOnly: type !== undefined || typeOf !== undefined,
  }));
}

function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => path === room || `${path}.ts` === room || path.startsWith(`${room}/`));
}

function isAllowed({ file, target, typeOnly }: Import): boolean {
  const from = roomOf(file);
  if (from === undefined) return false;
  if (!target.startsWith('.')) return PACKAGES[from].test(target);
  const to = roomOf(pathOf({ file, target }));
  if (to === undefined) return false;
  const allowed = [from, ...ALLOWED[from], ...(typeOnly ? (ALLOWED_TYPES[from] ?? []) : [])];
  return allowed.includes(to) && goesThroughDoors(from, pathOf({ file, target }), file);
}

/** Folders with one door, through which everybody but those who test and measure goes. */
const DOORS = ['src/core/lines', 'src/core/search', 'src/core', 'src/sheet'];

function goesThroughDoors(from: Room, target: string, file: string): boolean {
  const lookBehind: readonly Room[] = ['test', 'testkit', 'bench'];
  const behind = DOORS.filter((door) => target.startsWith(`${door}/`) && !file.startsWith(`${door}/`));
  return lookBehind.includes(from) || behind.every((door) => target === `${door}/index`);
}

/** The path of an imported file within the project, without its ending. */
function pathOf({ file, target }: Pick<Import, 'file' | 'target'>): string {
  return relative(project, resolve(project, dirname(file), target));
}

const FOLDERS = ['src', 'sidebar', 'standin', 'local', 'testkit', 'bench', 'test'];
const allImports = FOLDERS.flatMap(sourceFiles).flatMap(importsOf);

test('every import follows the arrows between the folders', () => {
  expect(allImports.length).toBeGreaterThan(100);
  expect(allImports.filter((found) => !isAllowed(found))).toEqual([]);
});

test.each<[Import, string]>([
  [{ file: 'src/core/solve.ts', target: '../sheet/words', typeOnly: false }, 'the core knows no sheet'],
  [{ file: 'src/core/solve.ts', target: '../contract/wire', typeOnly: true }, 'nor what sheet and sidebar agree on'],
  [{ file: 'src/core/solve.ts', target: './lines/knowledge', typeOnly: false }, 'its rooms have doors'],
  [{ file: 'src/contract/wire.ts', target: '../sheet', typeOnly: true }, 'the contract knows neither side'],
  [{ file: 'src/sheet/words.ts', target: '../core/clues', typeOnly: false }, 'the core has one door'],
  [{ file: 'sidebar/main.tsx', target: '../src/main', typeOnly: false }, 'the sidebar runs none of the server'],
  [{ file: 'sidebar/main.tsx', target: '../src/sheet', typeOnly: true }, 'nor the types of the sheet layer'],
  [{ file: 'sidebar/main.tsx', target: '../standin', typeOnly: true }, 'the product knows no stand-in'],
  [{ file: 'standin/index.ts', target: '../src/core', typeOnly: true }, 'the stand-in knows nothing of the product'],
  [{ file: 'bench/main.ts', target: '../test/sheet/stage', typeOnly: false }, 'the bench does not hang on the tests'],
  [{ file: 'src/sheet/words.ts', target: 'preact', typeOnly: false }, 'the server uses no package'],
])('an import against the arrows is caught: %j, for %s', (forbidden) => {
  expect(isAllowed(forbidden)).toBe(false);
});

test('the oracle imports nothing', () => {
  expect(importsOf('testkit/oracle.ts')).toEqual([]);
});

/** The longest chain of files of a folder that import each other. */
function longestChain(folder: string): readonly string[] {
  const imports = sourceFiles(folder).flatMap(importsOf);
  const chains = new Map<string, readonly string[]>();
  const chainFrom = (file: string): readonly string[] => {
    const known = chains.get(file);
    if (known !== undefined) return known;
    const targets = imports.filter((found) => found.file.replace(/\.ts$/, '') === file && found.target.startsWith('.'));
    const inside = targets.map(pathOf).filter((target) => target.startsWith(`${folder}/`));
    const longest = inside.map(chainFrom).sort((one, other) => other.length - one.length)[0] ?? [];
    const chain = [file, ...longest];
    chains.set(file, chain);
    return chain;
  };
  return chainFrom(`${folder}/index`);
}

test('the sheet layer is at most nine floors high', () => {
  expect(longestChain('src/sheet').length).toBeLessThanOrEqual(9);
});
