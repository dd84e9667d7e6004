/** The built sidebar as Google shows it: in a sandboxed frame of another origin, its calls answered by the test. */
import { buildSync } from 'esbuild';
import type { Browser, Frame, Page } from 'playwright-core';
import { errorsOf } from '../browser';

const PAGE = 'http://sheet.test/';
const FRAME = 'http://sidebar.test/';

/** What Google lets its frames do. */
const SANDBOX =
  'allow-same-origin allow-forms allow-scripts allow-popups allow-downloads allow-modals allow-popups-to-escape-sandbox';

/** How long to wait for something to appear, in milliseconds. */
const PATIENCE = 15_000;

export interface Stage {
  readonly page: Page;
  /** The sidebar's frame. */
  readonly sidebar: Frame;
  /** What was logged as an error or thrown so far. */
  readonly errors: readonly string[];
}

export interface StageOptions {
  /** The text of the built Sidebar.html. */
  readonly html: string;
  /** Answers `google.script.run`. */
  readonly run: (name: string, args: readonly unknown[]) => unknown;
  readonly width?: number;
  readonly height?: number;
}

/** A page that shows one sidebar after the other. */
export type Theatre = (options: StageOptions) => Promise<Stage>;

/** Opens the sidebar in a page of its own. */
export async function openStage(browser: Browser, options: StageOptions): Promise<Stage> {
  const show = await openTheatre(browser);
  return show(options);
}

/** Opens a page. Nothing is loaded from anywhere: both addresses are answered from memory. */
export async function openTheatre(browser: Browser): Promise<Theatre> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  let shown: Pick<StageOptions, 'html' | 'run'> = { html: '', run: () => null };
  await page.exposeFunction('callServer', (name: string, args: readonly unknown[]) => shown.run(name, args));
  await page.route('**/*', (route) => route.abort());
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: aroundPage() }));
  await page.route(FRAME, (route) => route.fulfill({ contentType: 'text/html', body: framePage(shown.html) }));
  return async ({ html, run, width = 300, height = 900 }) => {
    shown = { html, run };
    await page.setViewportSize({ width, height });
    for (const event of ['pageerror', 'console'] as const) page.removeAllListeners(event);
    const errors = errorsOf(page);
    await page.goto(PAGE);
    return { page, sidebar: frameOf(page), errors };
  };
}

function frameOf(page: Page): Frame {
  const frame = page.frame({ url: FRAME });
  if (frame === null) throw new Error('The frame did not load.');
  return frame;
}

/** The script of the page around the frame. */
const aroundScript = bundled(`
  import { serveFrame } from './local/frameHost';
  const nothing = () => {};
  serveFrame(document.querySelector('iframe'), { run: window.callServer, close: nothing, focus: nothing });
`);

/** What Google puts before the sidebar's own script. */
const frameScript = bundled("import './local/frame';");

function aroundPage(): string {
  return `<!DOCTYPE html><title>Sheet</title><style>body{margin:0}iframe{display:block;border:0;width:100vw;height:100vh}</style>
    <link rel="icon" href="data:,"><iframe title="Sidebar" sandbox="${SANDBOX}" src="${FRAME}"></iframe><script>${aroundScript}</script>`;
}

function framePage(html: string): string {
  return html.replace('<head>', () => `<head><script>${frameScript}</script>`);
}

function bundled(contents: string): string {
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' } as const;
  return buildSync({ stdin, bundle: true, write: false, format: 'iife' }).outputFiles[0]?.text ?? '';
}
