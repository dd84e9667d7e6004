/** The built add-on in the page that `npm start` serves, in a real browser, used as a person uses it. */
import { runInNewContext } from 'node:vm';
import { globalsSeen, isInView, isWithinParent, pressFast, reachesParent } from './pageProbes';
import { describePage } from './pageUnderTest';

const UNIQUE = /^Unique Solution! This puzzle has exactly one valid arrangement\./;

const JELLYFISH = [
  '...####...',
  '..######..',
  '.########.',
  '.##.##.##.',
  '##########',
  '##########',
  '.#.#..#.#.',
  '.#.##.##.#',
  '#...#..#.#',
  '#..#...#..',
];

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

  test('the first key that a newcomer presses fills a cell of the picture, and nothing else of it changes', async () => {
    expect(await user.page.getByLabel('Name box').inputValue()).toBe('B2');
    await user.press(' ');
    await user.pictures('B2', ['#..####...', ...JELLYFISH.slice(1)]);
    await user.shows('A2', '1 4');
    await user.press('Control+z', 'ArrowRight', 'ArrowDown', 't', 'r', 'u', 'e', 'Enter');
    await user.pictures('B2', ['...####...', '.#######..', ...JELLYFISH.slice(2)]);
    await user.shows('A3', '7');
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

  test('a picture is drawn by keyboard, and clues and verdict follow', async () => {
    await user.openSheet('New puzzle');
    await user.choose('Set up sheet');
    await user.answer('No');
    await user.says(/B2:K11/);
    await user.goTo('D3');
    await user.press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', ' ');
    await user.pictures('C2', ['     ', ' ### ', ' ### ']);
    await user.shows('A3', '3');
    await user.shows('E1', '2');
    await user.shows('A1', UNIQUE);
    await user.goTo('E3');
    await user.press(' ', 'ArrowDown', ' ', ' ', 'ArrowDown', 't', 'r', 'u', 'e', 'Enter');
    await user.pictures('C2', ['     ', ' #.# ', ' ### ', '  #  ']);
    await user.shows('A3', '1 1');
    await user.shows('E1', '2');
  });

  test('of twenty fast keys none is lost, and clues and undo follow as if they were slow', async () => {
    await user.openSheet('New puzzle');
    await user.choose('Set up sheet');
    await user.answer('No');
    await user.settled();
    await user.goTo('B4');
    await user.page.evaluate(
      pressFast,
      [...Array(10).fill([' ', 'ArrowRight']), ['ArrowDown'], ...Array(10).fill(['ArrowLeft', ' '])].flat(),
    );
    await user.pictures('B4', ['##########', '##########']);
    await user.shows('A4', '10');
    await user.shows('A5', '10');
    await user.press('Control+z', 'Control+z');
    await user.pictures('B4', ['##########', '  ########']);
    await user.shows('A5', '8');
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

  test('checkboxes are ticked by mouse and by space, and the clues follow each time', async () => {
    await user.openSheet('New puzzle');
    await user.choose('Set up sheet');
    await user.answer('Yes');
    await user.says(/B2:K11/);
    await user.cell('C4').getByRole('checkbox').click();
    await user.shows('A4', '1');
    await user.goTo('D4:E4');
    await user.press(' ');
    await user.shows('A4', '3');
    await user.press(' ');
    await user.shows('A4', '1');
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
