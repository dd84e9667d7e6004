/** What a person does in the sidebar and sees there, for tests in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { SheetPuzzle, View } from '../../src/contract/wire';
import type { LocalSheets } from '../../standin';
import { bringAxe, describeInBrowser } from '../browser';
import { openTheatre, type Stage, type StageOptions, type Theatre } from './stage';

declare global {
  interface Window {
    /** There once its script has run. */
    readonly axe: typeof axe;
  }
}

/** The page as it is built. */
export const SIDEBAR_HTML = readFileSync(join(process.cwd(), 'dist/Sidebar.html'), 'utf8');

/** The page as it is opened at a view. */
export function pageAt(view: View, html = SIDEBAR_HTML): string {
  return html.replace('data-view="draw"', `data-view="${view}"`);
}

/** What is unlike the usual: the sidebar shows the steps, 300 pixels wide. */
type Unlike = Partial<StageOptions> & { readonly view?: View };

/** How a test opens the sidebar; each time the one before is gone. */
export interface Opener {
  /** Beside a sheet of the stand-in. */
  readonly beside: (sheets: LocalSheets, change?: Unlike) => Promise<Stage>;
  /** Beside a sheet that says no more than this. */
  readonly besideReply: (puzzle: SheetPuzzle, change?: Unlike) => Promise<Stage>;
}

/** A `describe` whose tests open the sidebar in one page of one browser. */
export function describeSidebar(title: string, declare: (open: Opener) => void): void {
  describeInBrowser(title, (browser) => {
    let theatre: Theatre | null = null;
    const show = async (options: StageOptions) => {
      theatre ??= await openTheatre(browser());
      return theatre(options);
    };
    declare({
      beside: (sheets, { view = 'steps', html, ...change } = {}) =>
        show({ html: pageAt(view, html), run: (name, args) => sheets.callServer(name, ...args), ...change }),
      besideReply: (puzzle, { view = 'steps', html, ...change } = {}) =>
        show({ html: pageAt(view, html), run: answersWith(puzzle), ...change }),
    });
  });
}

function answersWith(puzzle: SheetPuzzle): StageOptions['run'] {
  const written = { written: true, message: 'It is written.', puzzle };
  const answers: Readonly<Record<string, unknown>> = {
    sidebarReadPuzzle: puzzle,
    sidebarDraw: written,
    sidebarWriteClues: written,
    sidebarWritePicture: written,
  };
  return (name) => ({ ok: true, value: answers[name] ?? null });
}

/** Waits until the result has this title. */
export async function seeResult({ sidebar }: Stage, title: string): Promise<void> {
  await sidebar.getByRole('heading', { name: title, exact: true }).waitFor();
}

/** Waits until a text is on the page. */
export async function see({ sidebar }: Stage, text: string | RegExp): Promise<void> {
  await sidebar.getByText(text).first().waitFor();
}

export async function press({ sidebar }: Stage, name: string): Promise<void> {
  await sidebar.getByRole('button', { name, exact: true }).click();
}

export async function choose({ sidebar }: Stage, source: string): Promise<void> {
  await sidebar.getByText(source, { exact: true }).click();
}

/** The texts of the mistakes in a list of them. */
export function mistakes({ sidebar }: Stage): Promise<readonly string[]> {
  return sidebar.getByRole('region', { name: 'Check the clues' }).getByRole('listitem').allTextContents();
}

/** The background of the result, as the browser computes it: `rgb(206, 234, 214)`. */
export function resultColor({ sidebar }: Stage): Promise<string> {
  const result = sidebar.getByRole('region').filter({ has: sidebar.locator('#result') });
  return result.evaluate((section) => getComputedStyle(section).backgroundColor);
}

/** Rules that the page as it is now breaks; none is what we want. */
export async function broken({ sidebar }: Stage): Promise<readonly string[]> {
  await bringAxe(sidebar);
  return sidebar.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  });
}

/** How many pixels the page is wider than its window. */
export function overflow({ sidebar }: Stage): Promise<number> {
  return sidebar.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until something is so that the page does not show. */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`It never came to be so: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
