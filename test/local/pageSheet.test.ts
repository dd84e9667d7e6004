/** The sheet of the page of `npm start` in a real browser: what keys, mouse and clipboard do, and what is kept. */
import { bringAxe } from '../browser';
import type { Driver } from './pageDriver';
import { complaints, isFocused } from './pageProbes';
import { describePage } from './pageUnderTest';

describePage('the sheet in the page of npm start', (user) => {
  test('a reload keeps the work, and Reset asks before it brings the start back', async () => {
    await user.enter('N14', 'to be kept');
    await user.shows('N14', 'to be kept');
    await user.settled();
    await user.page.reload();
    await user.shows('N14', 'to be kept');
    await user.choose('Check puzzle');
    await user.page.getByRole('button', { name: 'Reset to the start' }).click();
    await user.answer('Cancel');
    await user.shows('N14', 'to be kept');
    await user.reset();
    await user.shows('N14', '');
  });

  test('cells are copied as text, and text from elsewhere is pasted into cells', async () => {
    await user.goTo('A3:C5');
    await user.press('Control+c');
    const copied = await user.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('6\tFALSE\tFALSE\n8\tFALSE\tTRUE\n2 2 2\tFALSE\tTRUE');
    await user.paste('N14', 'TRUE\tFALSE\r\n\t"two\nlines"\r\n');
    await user.pictures('N14', ['#.']);
    await user.shows('O15', 'two lines');
    await user.goTo('N14:O14');
    await user.press('Control+x');
    await user.pictures('N14', ['  ']);
    await user.goTo('N17:O18');
    await user.press('Control+v');
    await user.pictures('N17', ['#.']);
  });

  test('the selection is filled, cleared and extended by single keys', async () => {
    await user.enter('N14', 'x');
    await user.goTo('N14');
    await user.press('Shift+ArrowRight', 'Shift+ArrowDown', 'Control+Enter');
    for (const name of ['N14', 'O14', 'N15', 'O15']) await user.shows(name, 'x');
    await user.press('Delete');
    for (const name of ['N14', 'O14', 'N15', 'O15']) await user.shows(name, '');
    await user.goTo('A2');
    await user.press('Control+ArrowDown', 'Control+Shift+ArrowRight');
    expect(await user.page.getByLabel('Name box').inputValue()).toBe('A11:K11');
  });

  test('typing ends by Enter, Tab or Escape, and goes on from what is there by F2', async () => {
    await user.goTo('N14');
    await user.press('a', 'Tab', 'b', 'Enter', 'c', 'Escape', 'F2', 'd', 'Alt+Enter', 'e', 'Enter');
    await user.shows('N14', 'a');
    await user.shows('O14', 'b');
    await user.shows('N15', 'd e');
    await user.cell('O14').dblclick();
    await user.press('!', 'Enter');
    await user.shows('O14', 'b!');
    await user.page.getByLabel('Formula bar, O15').fill('=1+1');
    await user.press('Enter');
    await user.shows('O15', '2');
  });

  test('areas, rows and columns are selected by mouse', async () => {
    await user.cell('C3').hover();
    await user.page.mouse.down();
    await user.cell('E6').hover();
    await user.page.mouse.up();
    const name = user.page.getByLabel('Name box');
    expect(await name.inputValue()).toBe('C3:E6');
    await user.cell('G8').click({ modifiers: ['Shift'] });
    expect(await name.inputValue()).toBe('C3:G8');
    await user.page.getByRole('columnheader', { name: 'D', exact: true }).click();
    expect(await name.inputValue()).toBe('D1:D40');
    await user.page.getByRole('rowheader', { name: '5', exact: true }).click();
    expect(await name.inputValue()).toBe('A5:Z5');
  });

  test('the note of A1 is shown while the pointer or the selection is there', async () => {
    const note = user.page.getByRole('note');
    await user.cell('A1').hover();
    await note.getByText('Line logic decides 100 of 100 cells in 30 steps;').waitFor();
    await user.cell('L5').hover();
    await note.waitFor({ state: 'detached' });
    await user.goTo('A1');
    await note.waitFor();
  });

  test('F6 leads through the parts of the page', async () => {
    await user.goTo('B2');
    await user.press('F6');
    expect(await user.page.getByRole('tab', { selected: true }).evaluate(isFocused)).toBe(true);
    await user.press('ArrowRight');
    await user.page.getByRole('grid', { name: 'Sheet New puzzle' }).waitFor();
    await user.press('Shift+F6', 'Shift+F6');
    expect(await user.page.getByLabel('Name box').evaluate(isFocused)).toBe(true);
  });

  /** After the whole page, only what else can come to be seen. */
  test.each<[string, string, (driver: Driver) => Promise<unknown>]>([
    ['the sheet with all that can be open beside it', 'html', openEverything],
    ['a question', 'dialog', ({ choose }) => choose('Change size…')],
    ['the keys', 'dialog', ({ page }) => page.getByRole('button', { name: 'Keys of this page' }).click()],
    ['a text being typed', '.over, .formula-bar', ({ enter, press }) => enter('N14', 'x').then(() => press('x'))],
  ])('axe finds nothing to complain about in %s', async (_, part, show) => {
    await show(user);
    await user.page.locator(part).first().waitFor({ state: 'attached' });
    await bringAxe(user.page);
    expect(await user.page.evaluate(complaints, part)).toEqual([]);
    await user.press('Escape');
  });
});

/** The note, the sidebar and, in the end, the menu. */
async function openEverything({ page, choose, sidebar, goTo }: Driver): Promise<void> {
  await choose('Show solving steps');
  await sidebar.getByText('Step 0 of').waitFor();
  await goTo('A1');
  await page.getByRole('menuitem', { name: 'Nonogram' }).click();
}
