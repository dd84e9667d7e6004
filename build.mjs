// Builds what is pushed to Apps Script into dist/: Code.js, Sidebar.html and appsscript.json, nothing else.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Required, since importing so large a module takes twice as long. */
const ts = createRequire(import.meta.url)('typescript');

const root = import.meta.dirname ?? new URL('.', import.meta.url).pathname;

/** The one global of the bundle; Apps Script hides names that end in an underscore from menus, cells and the sidebar. */
const BUNDLE = 'nonogramDesigner_';

/** Makes the three files and writes them to `outdir`, which is emptied first. */
export async function buildAddOn(outdir = join(root, 'dist')) {
  const files = {
    'Code.js': await codeFile(),
    'Sidebar.html': await sidebarFile(),
    'appsscript.json': await readFile(join(root, 'appsscript.json'), 'utf8'),
  };
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(outdir, name), text)));
  return files;
}

/**
 * The server script: readable, with a real declaration for each function that Sheets, the menu, the sidebar or a cell calls.
 * Plugins of esbuild may replace what is in a file.
 */
export async function codeFile(plugins = []) {
  const entry = join(root, 'src/main.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: BUNDLE,
    target: 'es2019',
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: '/**\n * Nonogram Designer.\n * @OnlyCurrentDoc\n */' },
    footer: { js: globalDeclarations(await readFile(entry, 'utf8')) },
    logLevel: 'warning',
    plugins,
  });
  return outputFiles[0].text;
}

/** A top-level function for each function that src/main.ts exports: the export list is the only list of these names. */
function globalDeclarations(sourceText) {
  const source = ts.createSourceFile('main.ts', sourceText, ts.ScriptTarget.Latest, true);
  return source.statements.filter(isExportedFunction).map(globalDeclaration).join('\n\n');
}

function isExportedFunction(statement) {
  return (
    ts.isFunctionDeclaration(statement) &&
    statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)
  );
}

function globalDeclaration(declaration) {
  const name = declaration.name.text;
  const parameters = declaration.parameters.map((parameter) => parameter.name.getText()).join(', ');
  const comments = (declaration.jsDoc ?? []).map((comment) => `${comment.getText()}\n`).join('');
  return `${comments}function ${name}(${parameters}) {\n  return ${BUNDLE}.${name}(${parameters});\n}`;
}

/**
 * The sidebar as one file, in lines that an editor can show. HtmlService mangles template literals, so none may be left, and backticks
 * in texts are written as escapes; nor may anything end the script early.
 */
async function sidebarFile() {
  const [page, style, minified] = await Promise.all([
    readFile(join(root, 'sidebar/page.html'), 'utf8'),
    sidebarPart('sidebar/style.css'),
    sidebarPart('sidebar/main.tsx'),
  ]);
  const script = minified.replaceAll('`', '\\x60');
  for (const forbidden of ['</script', '<!--']) {
    if (script.includes(forbidden))
      throw new Error(`The sidebar's script contains ${forbidden}, which HtmlService breaks.`);
  }
  return page.replace('/*style*/', () => style).replace('/*script*/', () => script);
}

async function sidebarPart(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    minify: true,
    lineLimit: 100,
    format: 'iife',
    target: 'es2022',
    supported: { 'template-literal': false },
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  return outputFiles[0].text.trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = await buildAddOn();
  for (const [name, text] of Object.entries(files)) {
    console.log(`dist/${name}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KB`);
  }
}
