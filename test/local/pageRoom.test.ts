/** What the page of `npm start` does with little room, with large puzzles, with two tabs and with the large dialog. */
import { boxOf, isInView } from './pageProbes';
import { describePage } from './pageUnderTest';

describePage('the room on the page of npm start', (user) => {
  afterEach(() => user.page.setViewportSize({ width: 1280, height: 720 }));

  /** How far the page could be scrolled sideways. */
  const sideways = () =>
    user.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('at 390 pixels menu, keys and reset are in reach, with and without the sidebar, and the grid stays in sight', async () => {
    await user.page.setViewportSize({ width: 390, height: 800 });
    const inReach = async () => {
      for (const part of [
        user.page.getByRole('menuitem', { name: 'Nonogram' }),
        user.page.getByRole('button', { name: 'Keys of this page' }),
        user.page.getByRole('button', { name: 'Reset to the start' }),
      ]) {
        const { left, right, top } = await part.evaluate(boxOf);
        expect([left >= 0, right <= 390, top >= 0]).toEqual([true, true, true]);
      }
      expect(await sideways()).toBe(0);
    };
    await inReach();
    await user.choose('Draw in the sidebar');
    await user.sidebar.getByText('Jellyfish · 10 × 10').waitFor();
    await inReach();
    const sidebar = await user.page.locator('.sidebar').evaluate(boxOf);
    const toolbar = await user.page.locator('.toolbar').evaluate(boxOf);
    expect([sidebar.left, sidebar.right, sidebar.bottom]).toEqual([0, 390, 800]);
    expect(sidebar.top).toBeGreaterThan(toolbar.bottom);
    expect(await user.cell('B2').evaluate(isInView)).toBe(true);
  });

  test('from 1024 pixels on, the sidebar leaves a grid of 10 × 10 in sight', async () => {
    await user.page.setViewportSize({ width: 1024, height: 768 });
    await user.choose('Draw in the sidebar');
    await user.sidebar.getByText('Jellyfish · 10 × 10').waitFor();
    for (const name of ['A1', 'B2', 'K2', 'B11', 'K11']) expect(await user.cell(name).evaluate(isInView)).toBe(true);
  });

  test('verdict and clues of a large puzzle stay in view while the sheet is scrolled', async () => {
    await user.openSheet('Not unique');
    await user.choose('Change size…');
    await user.dialog.getByRole('textbox').fill('25 x 25');
    await user.dialog.getByRole('textbox').press('Enter');
    await user.settled();
    await user.goTo('Z26');
    for (const name of ['A1', 'Z1', 'A26', 'Z26']) {
      expect([name, await user.cell(name).evaluate(isInView)]).toEqual([name, true]);
    }
    const [clue, cell] = [await user.cell('Z1').evaluate(boxOf), await user.cell('Z26').evaluate(boxOf)];
    expect(Math.abs(clue.left - cell.left)).toBeLessThan(1);
    expect(cell.top).toBeGreaterThanOrEqual(clue.bottom);
  });

  test('the large dialog shows the view that was open, draws in the sheet, and is closed', async () => {
    await user.choose('Draw in the sidebar');
    await user.sidebar.getByRole('button', { name: 'Open large' }).click();
    const dialog = user.page.getByRole('dialog', { name: 'Nonogram' });
    const large = dialog.frameLocator('iframe');
    await large.getByText('Jellyfish · 10 × 10').waitFor();
    await large.getByRole('button', { name: 'Negative' }).click();
    await user.pictures('B2', ['###....###']);
    await dialog.getByRole('button', { name: 'Close dialog' }).click();
    expect(await dialog.count()).toBe(0);
  });

  test('a second tab takes the sheet over, and the first says so until it takes it back, with the work of both', async () => {
    await user.enter('N14', 'first');
    await user.page.getByText('saved in this browser').waitFor();
    const other = await user.page.context().newPage();
    await other.goto(user.page.url());
    await other.locator('#cell-14-14').filter({ hasText: 'first' }).waitFor();
    await user.page.getByText('The sheet is open in another tab of this browser.').waitFor();
    await other.locator('#cell-15-14').click();
    await other.keyboard.type('second');
    await other.keyboard.press('Enter');
    await other.getByText('saved in this browser').waitFor();
    await user.page.getByRole('button', { name: 'Use it here' }).click();
    await user.shows('N15', 'second');
    await user.shows('N14', 'first');
    await other.getByText('The sheet is open in another tab of this browser.').waitFor();
    await other.close();
  });
});
