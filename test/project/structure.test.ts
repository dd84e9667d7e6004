/** Holds the project to its own plan: which folder may import from which, and that nothing is left lying about. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const project = resolve(__dirname, '../..');

/** The rooms of the house, the most specific first. */
const ROOMS = ['src/core', 'src/sheet', 'src/main.ts', 'sidebar', 'local', 'bench', 'test'] as const;

type Room = (typeof ROOMS)[number];

/** Which rooms each may import from, besides itself. Tests may import from everywhere. */
const ALLOWED: Readonly<Record<Room, readonly Room[]>> = {
  'src/core': [],
  'src/sheet': ['src/core'],
  'src/main.ts': ['src/core', 'src/sheet'],
  sidebar: ['src/core'],
  local: [],
  bench: ['src/core', 'test'],
  test: ROOMS,
};

/** Imports that vanish when compiled: the sidebar knows the server by its types alone. */
const ALLOWED_TYPES: Partial<Readonly<Record<Room, readonly Room[]>>> = { sidebar: ['src/main.ts', 'src/sheet'] };

/** Packages that product code may use. */
const PACKAGES: Readonly<Record<Room, RegExp>> = {
  'src/core': /^$/,
  'src/sheet': /^$/,
  'src/main.ts': /^$/,
  sidebar: /^preact(\/|$)/,
  local: /^(preact(\/|$)|node:|@ironcalc\/wasm|idb-keyval|esbuild|playwright-core)/,
  bench: /^(node:|esbuild)/,
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

function importsOf(file: string): readonly Import[] {
  const source = ts.createSourceFile(file, readFileSync(join(project, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const module = moduleNamed(node);
    if (module !== undefined) found.push({ file, ...module });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function moduleNamed(node: ts.Node): Omit<Import, 'file'> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { target: node.moduleSpecifier.text, typeOnly: node.importClause?.isTypeOnly === true };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) {
    return { target: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { target: node.argument.literal.text, typeOnly: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument !== undefined && ts.isStringLiteral(argument)
      ? { target: argument.text, typeOnly: false }
      : undefined;
  }
  return undefined;
}

function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => path === room || `${path}.ts` === room || path.startsWith(`${room}/`));
}

function isAllowed({ file, target, typeOnly }: Import): boolean {
  const from = roomOf(file);
  if (from === undefined) return false;
  if (!target.startsWith('.')) return PACKAGES[from].test(target);
  const to = roomOf(relative(project, resolve(project, dirname(file), target)));
  if (to === undefined) return false;
  const allowed = [from, ...ALLOWED[from], ...(typeOnly ? (ALLOWED_TYPES[from] ?? []) : [])];
  return allowed.includes(to) && (from === to || !to.startsWith('src/core') || isDoor(from, target));
}

/** The core has one door; only tests and benchmarks look behind it. */
function isDoor(from: Room, target: string): boolean {
  return from === 'test' || from === 'bench' || /(^|\/)core(\/index)?$/.test(target);
}

const allImports = ['src', 'sidebar', 'local', 'bench', 'test'].flatMap(sourceFiles).flatMap(importsOf);

test('every import follows the arrows between the folders', () => {
  expect(allImports.length).toBeGreaterThan(100);
  expect(allImports.filter((found) => !isAllowed(found))).toEqual([]);
});

test.each<[Import, string]>([
  [{ file: 'src/core/solve.ts', target: '../sheet/words', typeOnly: false }, 'the core knows no sheet'],
  [{ file: 'src/core/solve.ts', target: '../sheet/wire', typeOnly: true }, 'not even its types'],
  [{ file: 'src/sheet/words.ts', target: '../core/clues', typeOnly: false }, 'the core has one door'],
  [{ file: 'sidebar/main.tsx', target: '../src/main', typeOnly: false }, 'the sidebar runs none of the server'],
  [{ file: 'sidebar/main.tsx', target: '../local/sheets', typeOnly: true }, 'the product knows no stand-in'],
  [{ file: 'src/sheet/words.ts', target: 'preact', typeOnly: false }, 'the server uses no package'],
])('an import against the arrows is caught: %j, for %s', (forbidden) => {
  expect(isAllowed(forbidden)).toBe(false);
});

test('the oracle imports nothing', () => {
  expect(importsOf('test/oracle.ts')).toEqual([]);
});
