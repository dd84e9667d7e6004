/** The built add-on in the page that `npm start` serves, in a real browser, used as a person uses it. */
import { runInNewContext } from 'node:vm';
import { globalsSeen, isInView, isWithinParent, reachesParent } from './pageProbes';
import { describePage } from './pageUnderTest';

const UNIQUE = /^Unique Solution! This puzzle has exactly one valid arrangement\./;

/** Globals of ECMAScript that browsers have earlier than Node. */
const NEWER_LANGUAGE = [
  'AsyncDisposableStack',
  'DisposableStack',
  'Float16Array',
  'Iterator',
  'SuppressedError',
  'Temporal',
];

describePage('the add-on in the page of npm start', (user) => {
  test('it opens with a drawn picture that is proved unique, an empty sheet, an AI’s list and one that is not unique', async () => {
    await user.pictures('B2', ['...####...', '..######..', '.########.', '.##.##.##.', '##########']);
    await user.shows('A1', UNIQUE);
    await user.shows('A5', '2 2 2');
    await user.shows('E1', '3 4 1');
    for (const name of ['A1', 'K11']) expect(await user.cell(name).evaluate(isInView)).toBe(true);
    await user.openSheet('New puzzle');
    await user.shows('A1', /^Nothing to check yet! Draw the picture in B2:K11/);
    await user.openSheet('From an AI');
    await user.shows('A1', UNIQUE);
    await user.pictures('B2', ['....#.....', '....##....', '....###...', '.##.####..']);
    await user.openSheet('Not unique');
    await user.shows('A1', 'Not Unique! There are multiple valid ways to solve this puzzle.');
    await user.pictures('B2', ['.#.............', '..#..####......']);
  });

  test('no key hits the formula of the AI’s picture unmeant, and its list stays within its cell', async () => {
    await user.openSheet('From an AI');
    await user.press(' ');
    await user.settled();
    await user.pictures('B2', ['....#.....', '....##....']);
    await user.shows('A1', UNIQUE);
    expect(await user.cell('O1').locator('.text').evaluate(isWithinParent)).toBe(true);
    await user.goTo('B2');
    expect(await user.page.getByLabel('Formula bar, B2').inputValue()).toBe('=WRAPROWS(SPLIT(O1, ","), 10)');
  });

  test("an AI's design is pasted into O1, laid out by a formula, and checked", async () => {
    await user.page.getByRole('button', { name: 'Add sheet' }).click();
    await user.page
      .getByRole('tab', { selected: true })
      .filter({ hasText: /^Sheet/ })
      .waitFor();
    const filled = (row: number, column: number) => row === column || row + column === 9;
    const list = Array.from({ length: 100 }, (_, i) => (filled(Math.floor(i / 10), i % 10) ? 'TRUE' : 'FALSE'));
    await user.paste('O1', list.join(','));
    await user.enter('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
    await user.pictures('B2', ['#........#', '.#......#.']);
    await user.choose('Set up sheet');
    await user.says(/B2:K11/);
    await user.choose('Check puzzle');
    await user.shows('A1', 'Not Unique! There are multiple valid ways to solve this puzzle.');
    await user.shows('B1', '1 1');
    await user.shows('A7', '2');
  });

  test('every entry of the menu works, by keyboard too', async () => {
    await user.page.getByRole('menuitem', { name: 'Nonogram' }).focus();
    await user.press('ArrowDown');
    const entries = user.page.getByRole('menu').getByRole('menuitem');
    expect(await entries.allTextContents()).toEqual([
      'Set up sheet',
      'Write clues',
      'Check puzzle',
      'Draw in the sidebar',
      'Improve puzzle',
      'Show solving steps',
      'Designs…',
      'Share…',
      'Change size…',
      'Freeze the picture',
    ]);
    await user.press('ArrowDown', 'Enter');
    await user.says(/./);
    await user.choose('Check puzzle');
    await user.settled();
    await user.choose('Show solving steps');
    await user.sidebar.getByText('Step 0 of 30').waitFor();
    await user.choose('Change size…');
    await user.dialog.getByRole('textbox', { name: /^The puzzle has 10 × 10 cells\./ }).waitFor();
    await user.press('Escape');
    await user.dialog.waitFor({ state: 'detached' });
    await user.page.getByRole('button', { name: 'Close sidebar' }).click();
    await user.page.locator('.sidebar').waitFor({ state: 'detached' });
  });

  test('the sidebar steps to the end, and shows its line in the sheet', async () => {
    await user.choose('Show solving steps');
    await user.sidebar.getByText('Step 0 of 30').waitFor();
    await user.sidebar.getByRole('button', { name: 'Next' }).click();
    await user.sidebar.getByText('Step 1 of 30').waitFor();
    await user.sidebar.getByRole('button', { name: 'Show in the sheet' }).click();
    await user.page.waitForFunction(() => document.querySelectorAll('#sheet [aria-selected=true]').length === 10);
    await user.sidebar.getByRole('button', { name: 'Last' }).click();
    await user.sidebar.getByText('Step 30 of 30').waitFor();
    expect(await user.sidebar.locator('body').evaluate(reachesParent)).toBe(false);
    expect(await user.page.locator('iframe').getAttribute('sandbox')).toBe(
      'allow-same-origin allow-forms allow-scripts allow-popups allow-downloads allow-modals allow-popups-to-escape-sandbox',
    );
  });

  test('the sidebar opens large over the sheet, works there, too, and goes by its cross', async () => {
    await user.choose('Show solving steps');
    await user.sidebar.getByRole('button', { name: 'Open large' }).click();
    const dialog = user.page.locator('.script-dialog');
    const large = user.page.frameLocator('.script-dialog iframe');
    await large.getByText('Step 0 of 30').waitFor();
    expect((await dialog.boundingBox())?.width).toBe(1000);
    await large.getByRole('button', { name: 'Next' }).click();
    await large.getByRole('button', { name: 'Show in the sheet' }).click();
    await user.page.waitForFunction(() => document.querySelectorAll('#sheet [aria-selected=true]').length === 10);
    await user.page.getByRole('button', { name: 'Close dialog' }).click();
    await dialog.waitFor({ state: 'detached' });
    await user.page.getByRole('button', { name: 'Close sidebar' }).click();
  });

  test('a spill that is broken is explained in A1, and undo and redo take it back and forth', async () => {
    await user.openSheet('From an AI');
    await user.enter('C3', 'TRUE');
    await user.shows('B2', '#REF!');
    await user.shows('A1', /B2 shows .*error.* C3/);
    await user.press('Control+z');
    await user.shows('A1', UNIQUE);
    await user.pictures('B2', ['....#.....', '....##....']);
    await user.press('Control+y');
    await user.shows('B2', '#REF!');
    await user.page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
    await user.shows('A1', UNIQUE);
  });

  test('the size is changed by answering the questions of the script', async () => {
    await user.openSheet('Not unique');
    await user.choose('Change size…');
    await user.answer('OK', 'enormous');
    await user.dialog.getByText(/enormous/).waitFor();
    await user.answer('OK');
    await user.choose('Change size…');
    await user.answer('OK', '16 x 12');
    await user.dialog.getByText(/outside/).waitFor();
    await user.answer('Yes');
    await user.says(/16 × 12/);
    await user.shows('A17', '0');
    await user.pictures(
      'M2',
      ['..', '..'].map((row) => row.replace('..', '. ')),
    );
  });

  test('another locale is another spelling of truth and formulas, and the add-on copes', async () => {
    await user.openSheet('From an AI');
    await user.page.getByLabel('Locale').selectOption('Deutschland');
    await user.enter('N14', 'FALSCH');
    await user.shows('N14', 'FALSCH');
    await user.enter('B2', '=WRAPROWS(SPLIT(O1;",");10)');
    await user.shows('F2', 'WAHR');
    await user.shows('A1', UNIQUE);
    await user.page.getByLabel('Locale').selectOption('France');
    await user.shows('F2', 'VRAI');
    await user.choose('Write clues');
    await user.says(/./);
    await user.shows('A5', '2 4');
  });

  test('developers see the service calls of the last command, and others do not', async () => {
    const address = user.page.url();
    expect(await user.page.getByText('Service calls').count()).toBe(0);
    await user.page.goto(`${address}?developer`);
    await user.choose('Check puzzle');
    const button = user.page.getByRole('button', { name: /^Service calls: [1-9]/ });
    await button.click();
    const drawer = user.page.getByRole('region', { name: 'Service calls' });
    await drawer.getByText('SpreadsheetApp.flush').first().waitFor();
    const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    expect(await drawer.getByRole('listitem').count()).toBe(count);
    await user.page.goto(address);
    await user.settled();
  });

  test('the script sees none of the globals of the page or of its worker', async () => {
    const names: string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)');
    expect(await user.page.evaluate(globalsSeen, [...names, ...NEWER_LANGUAGE])).toEqual([]);
  });
});
