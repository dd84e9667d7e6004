/** A real Chromium for tests: found on this machine, launched once for a file of tests, closed after them. */
import { readFileSync } from 'node:fs';
import type { Browser, Frame, Page } from 'playwright-core';
import { chromiumPath, launchChromium } from '../local/chromium';

/**
 * A `describe` whose tests have a browser, started before the first of them and closed after the last.
 * Where no Chromium is found, the tests are skipped and one line says why.
 * `browser` is called within tests and hooks, not while they are being declared.
 */
export function describeInBrowser(title: string, declare: (browser: () => Browser) => void): void {
  const path = chromiumPath();
  if (path === null) {
    process.stdout.write(`Skipped "${title}": no Chromium found. Install it or set CHROMIUM_PATH to its program.\n`);
    describe.skip(title, () => declare(noBrowser));
    return;
  }
  describe(title, () => declare(browserFor(path)));
}

/** Registers the hooks that start and close the browser; the result gives it once it runs. */
function browserFor(path: string): () => Browser {
  let running: Browser | null = null;
  beforeAll(async () => {
    running = await launchChromium(path);
  }, 60_000);
  afterAll(() => running?.close());
  return () => running ?? noBrowser();
}

function noBrowser(): never {
  throw new Error('The browser runs only within tests and hooks.');
}

/** Collects what a page and its frames log as errors or throw; a test expects the list to stay empty. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Gives a page or a frame the accessibility checker axe, unless it is there. */
export async function bringAxe(place: Page | Frame): Promise<void> {
  if (await place.evaluate('"axe" in window')) return;
  await place.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
}
