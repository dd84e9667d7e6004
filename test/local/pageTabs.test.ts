/** The page of `npm start` in two tabs of one browser: one at a time can change the sheet, and nothing is lost silently. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Running } from '../../local/server';
import { bringAxe, describeInBrowser, errorsOf } from '../browser';
import { type Driver, drive, serveOpening } from './pageDriver';
import { complaints, isFocused } from './pageProbes';

jest.setTimeout(60_000);

const HERE = 'Use it here';

/** Runs in the page before its own script. */
function withoutLocks(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
}

/** Runs in the page before its own script: nothing of other tabs is heard either. */
function withoutLocksAndEvents(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new Error('The browser forbids it.');
    },
  });
}

/** Runs in the page: keeps the document as version 0.1.0 did, without the tab that has it. */
function keepAsBefore(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('keyval', 'readwrite');
      const store = transaction.objectStore('keyval');
      const reading = store.get('document');
      reading.onsuccess = () => store.put(reading.result.document, 'document');
      transaction.oncomplete = () => resolve();
    };
  });
}

/** Resolves once so many of the promises have. */
function soMany(count: number, promises: readonly Promise<void>[]): Promise<void> {
  let resolved = 0;
  return new Promise((resolve) => {
    const one = () => {
      resolved += 1;
      if (resolved === count) resolve();
    };
    for (const promise of promises) promise.then(one, () => undefined);
  });
}

describeInBrowser('two tabs of the page of npm start', (browser) => {
  let running: Running;
  let context: BrowserContext;
  let errors: (readonly string[])[];

  beforeAll(async () => {
    running = await serveOpening();
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    context = await browser().newContext({ viewport: { width: 1280, height: 720 } });
    errors = [];
  });
  afterEach(async () => {
    await context.close();
    expect(errors.flat()).toEqual([]);
  });

  async function openTab(): Promise<Driver> {
    const page = await context.newPage();
    errors.push(errorsOf(page));
    await page.goto(running.address);
    return drive(() => page);
  }

  const told = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: HERE }) });
  const use = (page: Page) => page.getByRole('button', { name: HERE }).click();

  test('the tab opened last goes on with all that was done in the other, which says so and can have it back', async () => {
    const first = await openTab();
    await first.settled();
    await first.enter('N13', 'entered');
    await first.goTo('N14');
    await first.page.keyboard.type('not entered yet');
    const second = await openTab();
    await second.shows('N13', 'entered');
    await second.shows('N14', 'not entered yet');
    await told(first.page).getByText('open in another tab now, with everything that you did here').waitFor();
    expect(await first.page.getByRole('button', { name: HERE }).evaluate(isFocused)).toBe(true);
    await second.enter('N15', 'from the second');
    await second.settled();
    await use(first.page);
    await first.shows('N14', 'not entered yet');
    await first.shows('N15', 'from the second');
    await told(second.page).waitFor();
    await first.enter('N16', 'and on');
    await first.shows('N16', 'and on');
    await first.settled();
  });

  test('what version 0.1.0 kept in the browser is still there', async () => {
    const { page, enter, shows, settled } = await openTab();
    await settled();
    await enter('N14', 'kept');
    await shows('N14', 'kept');
    await settled();
    await page.evaluate(keepAsBefore);
    await page.reload();
    await shows('N14', 'kept');
  });

  test('nothing can be changed in the tab that has handed over the sheet', async () => {
    const first = await openTab();
    await first.settled();
    const second = await openTab();
    await second.settled();
    await told(first.page).waitFor();
    await first.page.evaluate(() => document.getElementById('sheet')?.focus());
    await first.press('x', 'Delete', 'Control+v');
    await first.page.evaluate(() =>
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: new DataTransfer() })),
    );
    await first.shows('B2', 'FALSE');
    await bringAxe(first.page);
    expect(await first.page.evaluate(complaints, '.elsewhere')).toEqual([]);
    await second.page.reload();
    await second.shows('B2', 'FALSE');
    expect(await told(second.page).count()).toBe(0);
  });

  test('a question that is open in the one tab is given up when the other takes over', async () => {
    const first = await openTab();
    await first.settled();
    await first.choose('Change size…');
    await first.dialog.waitFor();
    const second = await openTab();
    await second.settled();
    await told(first.page).waitFor();
    expect(await first.dialog.count()).toBe(0);
    await second.pictures('B2', ['...####...']);
  });

  test('of several tabs opened at once just one has the sheet', async () => {
    const tabs = await Promise.all([openTab(), openTab(), openTab(), openTab()]);
    await soMany(
      3,
      tabs.map(({ page }) => told(page).waitFor()),
    );
    const counts = await Promise.all(tabs.map(({ page }) => told(page).count()));
    expect([...counts].sort()).toEqual([0, 1, 1, 1]);
    const open = tabs[counts.indexOf(0)];
    await open?.enter('N14', 'here');
    await open?.shows('N14', 'here');
  });

  test('without locks the other tab is told, and works on after a click', async () => {
    await context.addInitScript(withoutLocks);
    const first = await openTab();
    await first.settled();
    await first.enter('N14', 'first');
    await first.settled();
    const second = await openTab();
    await second.shows('N14', 'first');
    await told(first.page).waitFor();
    await use(first.page);
    await first.shows('N14', 'first');
    await told(second.page).waitFor();
  });

  test('where tabs hear nothing of each other, the older one says that its change came too late', async () => {
    await context.addInitScript(withoutLocksAndEvents);
    const first = await openTab();
    await first.settled();
    const second = await openTab();
    await second.settled();
    await second.enter('N14', 'second');
    await second.settled();
    await first.enter('N15', 'first');
    await told(first.page).getByText('before your last change here was kept').waitFor();
    await use(first.page);
    await first.shows('N14', 'second');
    await first.shows('N15', '');
  });
});
