/** What a person does in the sidebar and sees there, for tests in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import type { SheetPuzzle } from '../../src/contract/wire';
import type { LocalSheets } from '../../standin';
import { openStage, type Stage, type StageOptions } from './stage';

declare global {
  interface Window {
    /** There once its script has run. */
    readonly axe: typeof axe;
  }
}

/** The page as it is built. */
export const SIDEBAR_HTML = readFileSync(join(process.cwd(), 'dist/Sidebar.html'), 'utf8');

/** Opens the sidebar beside a sheet of the stand-in. */
export function openBeside(browser: Browser, sheets: LocalSheets, size: Partial<StageOptions> = {}): Promise<Stage> {
  return openStage(browser, { html: SIDEBAR_HTML, run: (name, args) => sheets.callServer(name, ...args), ...size });
}

/** Opens the sidebar beside a sheet that says no more than this. */
export function openBesideReply(
  browser: Browser,
  puzzle: SheetPuzzle,
  size: Partial<StageOptions> = {},
): Promise<Stage> {
  const run = (name: string) => ({ ok: true, value: name === 'sidebarReadPuzzle' ? puzzle : null });
  return openStage(browser, { html: SIDEBAR_HTML, run, ...size });
}

/** Closes what a test has opened. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
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

export async function textOf({ sidebar }: Stage, selector: string): Promise<string> {
  return (await sidebar.locator(selector).first().textContent()) ?? '';
}

/** Rules that the page as it is now breaks; none is what we want. */
export async function broken({ sidebar }: Stage): Promise<readonly string[]> {
  if (!(await sidebar.evaluate('"axe" in window'))) await sidebar.evaluate(axe.source);
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
