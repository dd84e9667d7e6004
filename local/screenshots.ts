/** The program of `npm run screenshots`: makes the README's pictures from the running page into `docs/`. */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chromiumPath, launchChromium } from './chromium';
import { makeOpening } from './opening';
import { startServers } from './server';
import { makeSites } from './site';

const FOLDER = 'docs';
const LARGEST_KB = 150;
const STEP = 9;

await takeAll();

async function takeAll(): Promise<void> {
  const path = chromiumPath();
  if (path === null) {
    console.error('No Chromium found. Install it or set CHROMIUM_PATH to its program.');
    process.exitCode = 1;
    return;
  }
  const sites = await makeSites(process.cwd(), makeOpening().save());
  const running = await startServers({ port: 0, ...sites, onTaken: () => undefined });
  const browser = await launchChromium(path);
  try {
    await takePictures(await browser.newPage({ viewport: { width: 1000, height: 640 } }), running.address);
  } finally {
    await browser.close();
    await running.close();
  }
}

async function takePictures(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('grid').waitFor();
  await mkdir(FOLDER, { recursive: true });
  await takeSheet(page);
  await takeVerdict(page);
  await takeDrawing(page);
  await takeSidebar(page);
}

/** The jellyfish with its clues, its verdict and the open menu. */
async function takeSheet(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Nonogram' }).click();
  await page.getByRole('menuitem', { name: 'Check puzzle' }).focus();
  await take(page, 'sheet.png');
  await page.keyboard.press('Escape');
}

/** What A1 and its note say about a picture that is not unique. */
async function takeVerdict(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Not unique' }).click();
  await page.getByRole('grid', { name: 'Sheet Not unique' }).waitFor();
  await page.locator('#cell-1-1').hover();
  await page.getByRole('note').waitFor();
  await take(page, 'verdict.png');
}

/** The drawing board beside the fish, which has two solutions, in the middle of a stroke. */
async function takeDrawing(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 760 });
  await page.getByRole('menuitem', { name: 'Nonogram' }).click();
  await page.getByRole('menuitem', { name: 'Draw in the sidebar' }).click();
  const sidebar = page.frameLocator('iframe');
  await sidebar.getByText(/^Framed: two solutions differ/).waitFor();
  await sidebar.locator('.drawing').hover();
  await take(page, 'drawing.png');
}

/** The sidebar at one of the steps, and its line selected in the sheet. */
async function takeSidebar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 860 });
  await page.getByRole('tab', { name: 'Jellyfish' }).click();
  await page.getByRole('grid', { name: 'Sheet Jellyfish' }).waitFor();
  await page.getByRole('menuitem', { name: 'Nonogram' }).click();
  await page.getByRole('menuitem', { name: 'Show solving steps' }).click();
  const sidebar = page.frameLocator('iframe');
  await sidebar.getByText('Step 0 of').waitFor();
  for (let step = 0; step < STEP; step++) await sidebar.getByRole('button', { name: 'Next' }).click();
  await sidebar.getByRole('button', { name: 'Show in the sheet' }).click();
  await page.waitForFunction(() => document.querySelectorAll('#sheet [aria-selected=true]').length > 1);
  await sidebar.getByRole('heading', { name: 'Solved by line logic' }).scrollIntoViewIfNeeded();
  await take(page, 'sidebar.png');
}

async function take(page: Page, name: string): Promise<void> {
  const path = join(FOLDER, name);
  await page.screenshot({ path });
  const kilobytes = (await stat(path)).size / 1024;
  console.log(`${path}  ${kilobytes.toFixed(0)} KB`);
  if (kilobytes > LARGEST_KB) throw new Error(`${path} is larger than ${LARGEST_KB} KB.`);
}
