/** A page of its own for a file of tests: served, opened once, and as at the start before each test. */
import type { Browser, Page } from 'playwright-core';
import type { Running, Site } from '../../local/server';
import { describeInBrowser, errorsOf } from '../browser';
import { type Driver, drive, serveOpening } from './pageDriver';

/** How long something may take to be seen. */
const PATIENCE_MS = 10_000;

/**
 * A `describe` whose tests use the page. Each begins with the opening sheets and fails when the page logs an error.
 * `others` are served in place of some of the files.
 */
export function describePage(title: string, declare: (user: Driver) => void, others?: Site): void {
  jest.setTimeout(3 * PATIENCE_MS);
  describeInBrowser(title, (browser) => {
    let running: Running;
    let page: Page;
    let errors: readonly string[] = [];
    const user = drive(() => page);
    beforeAll(async () => {
      running = await serveOpening(others);
      page = await openPage(browser());
      errors = errorsOf(page);
      await page.goto(running.address);
      await user.settled();
    });
    afterAll(() => running.close());
    beforeEach(() => user.reset());
    afterEach(() => {
      expect(errors).toEqual([]);
    });
    declare(user);
  });
}

/** A page that may use the clipboard, in a window of a usual size. */
export async function openPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}
