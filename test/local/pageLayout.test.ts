/** How the page of `npm start` is laid out in windows of several sizes, and in forced colours, in a real browser. */
import { isInView, isScrolledSideways, lookOf } from './pageProbes';
import { describePage } from './pageUnderTest';

describePage('the layout of the page of npm start', (user) => {
  const see = async (width: number, height: number) => user.page.setViewportSize({ width, height });
  const openSidebar = async () => {
    await user.choose('Show solving steps');
    await user.sidebar.getByText('Step 0 of').waitFor();
  };
  const closeSidebar = async () => {
    await user.page.getByRole('button', { name: 'Close sidebar' }).click();
    await user.page.locator('.sidebar').waitFor({ state: 'detached' });
  };
  const buttons = () => [
    user.page.getByRole('menuitem', { name: 'Nonogram' }),
    user.page.getByRole('button', { name: 'Keys of this page' }),
    user.page.getByRole('button', { name: 'Reset to the start' }),
    user.page.getByRole('button', { name: /^Draw/ }),
  ];

  afterEach(() => see(1280, 720));

  test.each([
    [390, 844],
    [320, 640],
    [768, 1024],
  ])(
    'at %i × %i menu and buttons are in view, with and without the sidebar, which goes below the sheet',
    async (...size) => {
      await see(...size);
      await user.dismissToasts();
      for (const button of buttons()) expect(await button.evaluate(isInView)).toBe(true);
      await openSidebar();
      for (const button of buttons()) expect(await button.evaluate(isInView)).toBe(true);
      expect(await user.page.evaluate(isScrolledSideways)).toBe(false);
      for (const name of ['A1', 'B1']) expect(await user.cell(name).evaluate(isInView)).toBe(true);
      const sheet = await user.page.locator('.stage').boundingBox();
      const sidebar = await user.page.locator('.sidebar').boundingBox();
      expect(sidebar?.width).toBe(size[0]);
      expect(sidebar?.y).toBeGreaterThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0));
      expect(sheet?.height).toBeGreaterThan(size[1] / 5);
      await closeSidebar();
    },
  );

  test('a menu and its entries are within a narrow window', async () => {
    await see(320, 640);
    await user.page.getByRole('menuitem', { name: 'Nonogram' }).click();
    const entries = user.page.getByRole('menu').getByRole('menuitem');
    for (const entry of await entries.all()) {
      const box = await entry.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await user.press('Escape');
  });

  test.each([
    [1024, 640],
    [1024, 768],
    [1366, 768],
  ])(
    'at %i × %i the sidebar is 300 pixels wide and leaves all cells of a puzzle of 10 × 10 in view',
    async (...size) => {
      await see(...size);
      await user.dismissToasts();
      await openSidebar();
      for (const name of ['A1', 'B2', 'K2', 'B11', 'K11']) expect(await user.cell(name).evaluate(isInView)).toBe(true);
      const sidebar = await user.page.locator('.sidebar').boundingBox();
      expect([sidebar?.x, sidebar?.width]).toEqual([size[0] - 300, 300]);
      const sheet = await user.page.locator('.stage').boundingBox();
      expect(sidebar?.y).toBe(sheet?.y);
      await closeSidebar();
    },
  );

  test('colours that the person forces leave the sheet as it is, without cut-off texts, and mark the open tab', async () => {
    const tabs = () =>
      user.page.getByRole('tab').evaluateAll((all) => all.map((tab) => getComputedStyle(tab).backgroundColor));
    const before = await user.cell('E2').evaluate(lookOf);
    await user.page.emulateMedia({ forcedColors: 'active' });
    expect(await user.cell('E2').evaluate(lookOf)).toEqual(before);
    expect(before.color).toBe(before.background);
    const [open, ...others] = await tabs();
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(open);
    await user.goTo('C3:D4');
    expect(await user.cell('C3').evaluate((cell) => getComputedStyle(cell, '::after').borderTopWidth)).toBe('1px');
    await user.page.emulateMedia({ forcedColors: 'none' });
  });
});

describePage('cells and checkboxes in the page of npm start', (user) => {
  test('checkboxes have the colour of the text, and a click counts within twenty pixels around the middle', async () => {
    await user.openSheet('New puzzle');
    await user.choose('Set up sheet');
    await user.answer('Yes');
    await user.settled();
    const cell = user.cell('C4');
    const box = cell.getByRole('checkbox');
    const drawn = await box.evaluate((input) => getComputedStyle(input, '::before').borderTopColor);
    expect(drawn).toBe((await cell.evaluate(lookOf)).color);
    const clickAt = (x: number, y: number) => cell.click({ position: { x, y } });
    for (const [x, y] of [
      [2, 2],
      [2, 15],
      [27, 15],
      [15, 27],
    ] as const)
      await clickAt(x, y);
    await user.settled();
    expect(await box.isChecked()).toBe(false);
    await clickAt(7, 7);
    await user.shows('A4', '1');
    await clickAt(23, 22);
    await user.shows('A4', '');
    expect(await box.isChecked()).toBe(false);
  });
});
