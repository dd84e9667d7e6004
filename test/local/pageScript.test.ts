/** The page of `npm start` with other scripts than the add-on: what a script shows, freezes, or keeps busy. */
import type { FrameLocator } from 'playwright-core';
import { bringAxe } from '../browser';
import { scriptFiles } from './pageDriver';
import { complaints, isInView } from './pageProbes';
import { describePage } from './pageUnderTest';

/** The menu has an entry for each dialog, and one that freezes the first row and column. */
const CODE = `
  var ui = function () { return SpreadsheetApp.getUi(); };
  var page = function () { return HtmlService.createHtmlOutputFromFile('Sidebar'); };
  function onOpen() {
    ui().createMenu('Nonogram')
      .addItem('Large', 'showLarge').addItem('Modal', 'showModal').addItem('Beside', 'showBeside').addItem('Freeze', 'freeze')
      .addToUi();
  }
  function showLarge() { ui().showModelessDialog(page().setWidth(1000).setHeight(560), 'Large page'); }
  function showModal() { ui().showModalDialog(page(), 'Modal page'); }
  function showBeside() { ui().showSidebar(page().setTitle('Beside')); }
  function freeze() {
    var sheet = SpreadsheetApp.getActiveSheet();
    sheet.setFrozenRows(1);
    sheet.setFrozenColumns(1);
  }
  function fill(name) {
    SpreadsheetApp.getActiveSheet().getRange(name).setValue(true);
    return 'filled ' + name;
  }`;

const HTML = `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>
  <button id="fill">Fill B2</button> <button id="close">Close me</button> <output></output>
  <script>
    var run = google.script.run;
    var say = function (text) { document.querySelector('output').textContent = text; };
    document.getElementById('fill').onclick = function () { run.withSuccessHandler(say).fill('B2'); };
    document.getElementById('close').onclick = function () { google.script.host.close(); };
  </script></body></html>`;

describePage(
  'a script in the page of npm start',
  (user) => {
    const dialog = () => user.page.locator('.script-dialog');
    const frame = (): FrameLocator => user.page.frameLocator('.script-dialog iframe');
    const gone = () => dialog().waitFor({ state: 'detached' });
    const closes = async () => {
      await frame().getByRole('button', { name: 'Close me' }).click();
      await gone();
    };

    test('a modeless dialog has its title and size, calls the server and closes itself, and the sheet can be used', async () => {
      await user.choose('Large');
      await user.page.getByRole('dialog', { name: 'Large page' }).waitFor();
      const box = await user.page.locator('.script-dialog iframe').boundingBox();
      expect([box?.width, box?.height]).toEqual([1000, 560]);
      await frame().getByRole('button', { name: 'Fill B2' }).click();
      await frame().getByText('filled B2').waitFor();
      await user.pictures('B2', ['#..####...']);
      await bringAxe(user.page);
      expect(await user.page.evaluate(complaints, '.script-dialog')).toEqual([]);
      await user.enter('B2', 'FALSE');
      await user.pictures('B2', ['...####...']);
      await closes();
    });

    test('a dialog is dragged by its title, and never out of reach', async () => {
      await user.choose('Large');
      const title = user.page.getByRole('heading', { name: 'Large page' });
      const start = await title.boundingBox();
      const drag = async (x: number, y: number) => {
        await title.hover();
        await user.page.mouse.down();
        await user.page.mouse.move((start?.x ?? 0) + x, (start?.y ?? 0) + y, { steps: 4 });
        await user.page.mouse.up();
      };
      await drag(-60, 40);
      const moved = await title.boundingBox();
      expect(Math.round((moved?.x ?? 0) - (start?.x ?? 0))).toBeLessThan(-60);
      expect(moved?.y).toBeGreaterThan(start?.y ?? 0);
      await drag(-4000, -4000);
      const head = await dialog().locator('.head').boundingBox();
      expect((head?.x ?? 0) + (head?.width ?? 0)).toBeGreaterThanOrEqual(48);
      expect(head?.y).toBeGreaterThanOrEqual(0);
      await user.page.getByRole('button', { name: 'Close dialog' }).click();
      await gone();
    });

    test('a modal dialog keeps everything else from being used, and Escape closes it', async () => {
      await user.choose('Modal');
      await frame().getByRole('button', { name: 'Fill B2' }).click();
      await frame().getByText('filled B2').waitFor();
      expect(await user.cell('A1').evaluate(isInView)).toBe(false);
      await user.page.getByRole('button', { name: 'Close dialog' }).focus();
      await user.press('Escape');
      await gone();
      expect(await user.cell('A1').evaluate(isInView)).toBe(true);
    });

    test('a dialog takes the place of the last one, and the sidebar stays beside it', async () => {
      await user.choose('Beside');
      await user.sidebar.getByRole('button', { name: 'Fill B2' }).waitFor();
      await user.choose('Modal');
      await frame().getByRole('button', { name: 'Close me' }).click();
      await gone();
      await user.choose('Large');
      await user.page.getByRole('dialog', { name: 'Large page' }).waitFor();
      expect(await dialog().count()).toBe(1);
      await closes();
      await user.sidebar.getByRole('button', { name: 'Close me' }).click();
      await user.page.locator('.sidebar').waitFor({ state: 'detached' });
    });

    test('in a narrow window a large dialog fits within it', async () => {
      await user.page.setViewportSize({ width: 390, height: 640 });
      await user.choose('Large');
      const box = await dialog().boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.width).toBeLessThanOrEqual(390);
      expect(box?.height).toBeLessThanOrEqual(640);
      await closes();
      await user.page.setViewportSize({ width: 1280, height: 720 });
    });

    test('frozen rows and columns stay in view, with headings, selection and typed text, while the others scroll', async () => {
      const scroll = (x: number, y: number) =>
        user.page.locator('.scroller').evaluate((element, to) => element.scrollTo(...to), [x, y] as const);
      const scrolled = () =>
        user.page.locator('.scroller').evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
      const places = async (...names: readonly string[]) =>
        Promise.all(names.map((name) => user.cell(name).boundingBox()));
      await user.choose('Freeze');
      await user.settled();
      const [corner, left, top] = await places('A1', 'A9', 'F1');
      await scroll(100, 120);
      const [cornerNow, leftNow, topNow] = await places('A1', 'A9', 'F1');
      expect(cornerNow).toEqual(corner);
      expect(leftNow).toEqual({ ...left, y: (left?.y ?? 0) - 120 });
      expect(topNow).toEqual({ ...top, x: (top?.x ?? 0) - 100 });
      for (const name of ['A1', 'A9', 'F1']) expect(await user.cell(name).evaluate(isInView)).toBe(true);
      for (const name of ['B2', 'B9', 'F2']) expect(await user.cell(name).evaluate(isInView)).toBe(false);
      for (const name of ['A', 'F']) {
        expect(await user.page.getByRole('columnheader', { name, exact: true }).evaluate(isInView)).toBe(true);
      }
      expect(await user.page.getByRole('rowheader', { name: '1', exact: true }).evaluate(isInView)).toBe(true);
      await user.goTo('A9');
      expect(await scrolled()).toEqual([100, 120]);
      await user.goTo('A1');
      await user.press('x');
      const editor = await user.page.getByLabel('Text of A1').boundingBox();
      expect([editor?.x, editor?.y]).toEqual([(corner?.x ?? 0) - 1, (corner?.y ?? 0) - 1]);
      await user.press('Escape');
      await user.goTo('B2');
      expect(await user.cell('B2').evaluate(isInView)).toBe(true);
      expect(await scrolled()).toEqual([0, 0]);
      await user.goTo('Z40');
      expect(await user.cell('Z40').evaluate(isInView)).toBe(true);
    });

    test('what is frozen scrolls, too, where it would leave little room for the rest', async () => {
      await user.choose('Freeze');
      await user.settled();
      await user.page.locator('.row.frozen').waitFor();
      await user.dismissToasts();
      await user.page.setViewportSize({ width: 390, height: 340 });
      await user.page.locator('.row.frozen').waitFor({ state: 'detached' });
      await user.goTo('H9');
      expect(await user.cell('H9').evaluate(isInView)).toBe(true);
      expect(await user.cell('A1').evaluate(isInView)).toBe(false);
      await user.page.setViewportSize({ width: 1280, height: 720 });
    });
  },
  scriptFiles(CODE, HTML),
);

describePage(
  'a script that never ends in the page of npm start',
  (user) => {
    test('does not keep an edit from being seen, in the colours of the rules', async () => {
      await user.press(' ');
      await user.pictures('B2', ['#..####...', '..######..']);
      const filled = await user.cell('E2').evaluate((cell) => getComputedStyle(cell).backgroundColor);
      expect(await user.cell('B2').evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe(filled);
      await user.shows('A2', '4');
      await user.page.getByText('Running script…').waitFor();
    });
  },
  scriptFiles('function onEdit() { for (;;); }'),
);
