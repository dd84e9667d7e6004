import { pictureText } from '../../sidebar/board';
import { EXAMPLES, PRACTICE } from '../../sidebar/examples';
import { EXAMPLE_WORDS } from '../../sidebar/words';
import { describeInBrowser } from '../browser';
import { broken, choose, closePages, openBeside, openBesideReply, press, see, seeResult, textOf, until } from './page';
import { HEART, sheetWith } from './pictures';
import { draw, openDrawing, openSheet } from './sheet';
import type { Stage } from './stage';

const practice = pictureText(PRACTICE.picture);

/** Moves the focus by Tab until it is on the element with this name. */
async function tabTo({ page, sidebar }: Stage, name: string): Promise<void> {
  const focused = () =>
    sidebar.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  for (let presses = 0; presses < 30 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

describeInBrowser('The sidebar beside a sheet', (browser) => {
  afterEach(() => closePages(browser()));

  test('steps through the puzzle of the sheet to its end, by keyboard alone', async () => {
    const stage = await openBeside(browser(), openDrawing(practice));
    const { page, errors } = stage;
    await seeResult(stage, 'Solved by line logic');
    await see(stage, 'Step 0 of 31');
    await tabTo(stage, 'Refresh');
    const said = [];
    for (let step = 1; step <= 31; step += 1) {
      await page.keyboard.press('ArrowRight');
      await see(stage, `Step ${step} of 31`);
      said.push(await textOf(stage, '.decision'));
    }
    expect(said.slice(0, 2)).toEqual(['Row 2, clue 6. Filled: 5, 6.', 'Row 3, clue 8. Filled: 3–8.']);
    await see(stage, 'That was the last step: the picture is complete.');
    await page.keyboard.press('Home');
    await see(stage, 'Step 0 of 31');
    await page.keyboard.press('End');
    await see(stage, 'Step 31 of 31');
    await page.keyboard.press('ArrowLeft');
    await see(stage, 'Step 30 of 31');
    await tabTo(stage, 'Step');
    await page.keyboard.press(' ');
    await see(stage, 'Step 31 of 31');
    expect(await broken(stage)).toEqual([]);
    expect(errors).toEqual([]);
  }, 60_000);

  test('offers to refresh when the sheet has changed, and keeps the step while the clues are the same', async () => {
    const sheets = openDrawing(HEART);
    const stage = await openBeside(browser(), sheets);
    const look = () => stage.sidebar.evaluate(() => window.dispatchEvent(new Event('focus')));
    await seeResult(stage, 'Solved by line logic');
    await press(stage, 'Next');
    await press(stage, 'Refresh');
    await see(stage, /^Step 1 of/);
    sheets.type('B2', 'TRUE');
    await look();
    await see(stage, 'The puzzle in the sheet has changed.');
    expect(await broken(stage)).toEqual([]);
    await stage.sidebar.getByRole('status').getByRole('button', { name: 'Refresh' }).click();
    await see(stage, /^Step 0 of/);
    sheets.addSheet('Other');
    await look();
    await see(stage, 'Another sheet is open now: Other.');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('selects the line of the step in the sheet, once or with every step', async () => {
    const sheets = openDrawing(practice);
    const stage = await openBeside(browser(), sheets);
    await seeResult(stage, 'Solved by line logic');
    await press(stage, 'Next');
    await press(stage, 'Show in the sheet');
    await until(() => sheets.view().selection === 'B3:K3');
    await stage.sidebar.getByLabel('Follow').check();
    await press(stage, 'Next');
    await until(() => sheets.view().selection === 'B4:K4');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('says how to begin when the sheet is blank, and shows the first picture drawn there', async () => {
    const sheets = openSheet();
    const stage = await openBeside(browser(), sheets);
    await see(stage, /Draw a picture with TRUE and FALSE in B2:K11/);
    expect(await broken(stage)).toEqual([]);
    draw(sheets, practice);
    await press(stage, 'Refresh');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('says why the sheet cannot be read, and tries again', async () => {
    const sheets = openDrawing(practice);
    sheets.type('C5', '=1/0');
    const stage = await openBeside(browser(), sheets);
    await see(stage, /C5/);
    expect(await broken(stage)).toEqual([]);
    sheets.type('C5', 'TRUE');
    await press(stage, 'Try again');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('keeps calm when the server does not answer at all', async () => {
    const sheets = openDrawing(HEART);
    let isDown = true;
    const run = (name: string, args: readonly unknown[]) => {
      if (isDown) throw new Error('ScriptError: Service invoked too many times');
      return sheets.callServer(name, ...args);
    };
    const stage = await openBeside(browser(), sheets, { run });
    await see(stage, 'The sheet did not answer. Check the connection and try again.');
    isDown = false;
    await press(stage, 'Try again');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);
});

describeInBrowser('Each result in the sidebar', (browser) => {
  afterEach(() => closePages(browser()));

  test('of an example is right, and nothing on the page is hard to use', async () => {
    const stage = await openBeside(browser(), openSheet());
    await choose(stage, 'Examples');
    const results = {
      practice: 'Solved by line logic',
      guess: 'Exactly one solution, line logic not enough',
      two: 'More than one solution',
    } as const;
    for (const { name } of EXAMPLES) {
      await stage.sidebar.getByRole('button', { name: new RegExp(`^${EXAMPLE_WORDS[name].title}`) }).click();
      await seeResult(stage, results[name]);
      await press(stage, 'Last');
      expect(await broken(stage)).toEqual([]);
    }
    await see(stage, 'One picture');
    expect(await stage.sidebar.locator('.small-board').count()).toBe(2);
    expect(await stage.sidebar.locator('.small-board .differing').first().getAttribute('d')).toMatch(/^(M[^M]*){4}$/);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('of clues that contradict each other names the line, and shows it in the sheet', async () => {
    const clues = { ...sheetWith(HEART), source: 'clues', picture: null } as const;
    const stage = await openBesideReply(browser(), { ...clues, columns: ['1 2', '4', '4', '4', '1'] });
    await seeResult(stage, 'No solution');
    await see(stage, /It breaks at (row|column) \d\./);
    await press(stage, 'Last');
    await see(stage, /^Here it breaks/);
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('of clues in the sheet that are no puzzle lists them by line', async () => {
    const clues = { ...sheetWith(HEART), source: 'clues', picture: null } as const;
    const stage = await openBesideReply(browser(), { ...clues, rows: ['9', '?', '5', '3', '1'] });
    await see(stage, 'Check the clues');
    expect(await stage.sidebar.locator('.problems li').allTextContents()).toEqual([
      expect.stringMatching(/^Row 1: 9 in a line of 5 cells/),
      expect.stringMatching(/^Row 2: /),
    ]);
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);
});
