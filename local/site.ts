/** The files of the page and of the sidebar's frame: bundled in memory from the sources, or built for the add-on. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { globalsOf } from '../standin/node';
import type { ServedFile, Site } from './server';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const WASM = 'application/wasm';

export interface Sites {
  /** The page's files, given the origin of the sidebar's frame. */
  readonly page: (sidebarOrigin: string) => Site;
  readonly sidebar: Site;
}

/**
 * Makes both sites for the project in the folder `root`, where `dist` has been built.
 * `opening` is the document that the page opens with.
 */
export async function makeSites(root: string, opening: string): Promise<Sites> {
  const [html, frameHtml, code, sidebar, wasm, bundles] = await Promise.all([
    readFile(join(root, 'local/page/page.html'), 'utf8'),
    readFile(join(root, 'local/page/frame.html'), 'utf8'),
    readFile(join(root, 'dist/Code.js'), 'utf8'),
    readFile(join(root, 'dist/Sidebar.html'), 'utf8'),
    readFile(createRequire(join(root, 'package.json')).resolve('@ironcalc/wasm/wasm_bg.wasm')),
    bundleAll(root),
  ]);
  const files = (sidebarOrigin: string): readonly (readonly [string, ServedFile])[] => [
    ['/', { type: HTML, body: html.replace('data-sidebar-origin=""', `data-sidebar-origin="${sidebarOrigin}"`) }],
    ['/page.css', { type: STYLE, body: bundles.style }],
    ['/page.js', { type: SCRIPT, body: bundles.page }],
    ['/worker.js', { type: SCRIPT, body: bundles.worker }],
    ['/ironcalc.wasm', { type: WASM, body: wasm }],
    ['/Code.js', { type: SCRIPT, body: code }],
    ['/functions.json', { type: JSON_TYPE, body: JSON.stringify(globalsOf(code)) }],
    ['/Sidebar.html', { type: HTML, body: sidebar }],
    ['/opening.json', { type: JSON_TYPE, body: opening }],
  ];
  return {
    page: (sidebarOrigin) => new Map(files(sidebarOrigin)),
    sidebar: new Map([
      ['/', { type: HTML, body: frameHtml }],
      ['/frame.js', { type: SCRIPT, body: bundles.frame }],
    ]),
  };
}

async function bundleAll(root: string) {
  const [style, page, worker, frame] = await Promise.all([
    bundle(join(root, 'local/page/style/index.css')),
    bundle(join(root, 'local/page/main.tsx')),
    bundle(join(root, 'local/page/worker.ts')),
    bundle(join(root, 'local/frame.ts')),
  ]);
  return { style, page, worker, frame };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.url': '""' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
