import { EXAMPLES, PRACTICE } from '../../sidebar/state/examples';
import { EXAMPLE_TITLES } from '../../sidebar/words/sourceWords';
import { pictureText } from '../../src/contract/pictureText';
import { TONE_COLORS } from '../../src/contract/tone';
import { broken, choose, describeSidebar, mistakes, press, resultColor, see, seeResult, until } from './page';
import { HEART, sheetWithClues } from './pictures';
import { draw, openDrawing, openSheet } from './sheet';
import type { Stage } from './stage';

const practice = pictureText(PRACTICE.picture);

/** A colour such as `#CEEAD6` as a browser says it. */
function rgb(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** Moves the focus by Tab until it is on the element with this name. */
async function tabTo({ page, sidebar }: Stage, name: string): Promise<void> {
  const focused = () =>
    sidebar.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  for (let presses = 0; presses < 30 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

/** What the first steps of the practice picture decide. */
const FIRST_REASONS = ['Row 2, clue 6. Filled: 5, 6.', 'Row 3, clue 8. Filled: 3–8.'];

describeSidebar('The sidebar beside a sheet', (open) => {
  test('steps through the puzzle of the sheet to its end, by keyboard alone', async () => {
    const stage = await open.beside(openDrawing(practice));
    const { page, errors } = stage;
    await seeResult(stage, 'Solved by line logic');
    await see(stage, 'Step 0 of 31');
    await tabTo(stage, 'Refresh');
    const reason = stage.sidebar.locator('.decision');
    const said = [];
    for (let step = 1; step <= 31; step += 1) {
      await page.keyboard.press('ArrowRight');
      await see(stage, `Step ${step} of 31`);
      if (step <= FIRST_REASONS.length) said.push(await reason.textContent());
    }
    expect(said).toEqual(FIRST_REASONS);
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

  test('follows the sheet in front, and keeps the step while the clues are the same', async () => {
    const sheets = openDrawing(HEART);
    const stage = await open.beside(sheets);
    await seeResult(stage, 'Solved by line logic');
    await press(stage, 'Next');
    await press(stage, 'Refresh');
    await see(stage, /^Step 1 of/);
    sheets.type('B2', 'TRUE');
    await see(stage, /^Step 0 of/);
    expect(await broken(stage)).toEqual([]);
    sheets.undo();
    await seeResult(stage, 'Solved by line logic');
    sheets.addSheet('Other');
    await see(stage, 'Other · 10 × 10');
    await see(stage, 'Other holds no puzzle yet: there is nothing to solve.');
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('selects the line of the step in the sheet, once or with every step', async () => {
    const sheets = openDrawing(practice);
    const stage = await open.beside(sheets);
    await seeResult(stage, 'Solved by line logic');
    await press(stage, 'Next');
    await press(stage, 'Show in the sheet');
    await until(() => sheets.view().selection === 'B3:K3');
    await stage.sidebar.getByLabel('Follow').check();
    await press(stage, 'Next');
    await until(() => sheets.view().selection === 'B4:K4');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('says so when the sheet is blank, and shows the first picture drawn there', async () => {
    const sheets = openSheet();
    const stage = await open.beside(sheets);
    await see(stage, 'Sheet1 holds no puzzle yet: there is nothing to solve.');
    expect(await broken(stage)).toEqual([]);
    draw(sheets, practice);
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('says why the sheet holds no puzzle, shows the cell, and goes on as soon as it is right', async () => {
    const sheets = openDrawing(practice);
    sheets.type('C5', '=1/0');
    const stage = await open.beside(sheets);
    await see(stage, /^C5 shows the error/);
    expect(await broken(stage)).toEqual([]);
    await press(stage, 'Show C5');
    await until(() => sheets.view().selection === 'C5');
    sheets.type('C5', 'TRUE');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('keeps calm when the server does not answer at all', async () => {
    const sheets = openDrawing(HEART);
    let isDown = true;
    const run = (name: string, args: readonly unknown[]) => {
      if (isDown) throw new Error('NetworkError: Connection failure');
      return sheets.callServer(name, ...args);
    };
    const stage = await open.beside(sheets, { run });
    await see(stage, 'The sheet did not answer. Check the connection and try again.');
    isDown = false;
    await press(stage, 'Try again');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('gives each example its result, and nothing on the page is hard to use', async () => {
    const stage = await open.beside(openSheet());
    const results = {
      practice: { title: 'Solved by line logic', tone: 'good' },
      guess: { title: 'Unique, but not by line logic', tone: 'fair' },
      two: { title: 'More than one solution', tone: 'bad' },
    } as const;
    for (const { name } of EXAMPLES) {
      await choose(stage, 'Designs');
      await choose(stage, 'Examples');
      expect(await broken(stage)).toEqual([]);
      await stage.sidebar.getByRole('button', { name: new RegExp(`^${EXAMPLE_TITLES[name]}`) }).click();
      await seeResult(stage, results[name].title);
      expect(await resultColor(stage)).toBe(rgb(TONE_COLORS[results[name].tone]));
      await press(stage, 'Last');
      expect(await broken(stage)).toEqual([]);
    }
    await press(stage, 'More');
    await see(stage, 'One picture');
    expect(await broken(stage)).toEqual([]);
    expect(await stage.sidebar.getByRole('img', { name: /, 4 cells differ$/ }).count()).toBe(2);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('names the line where clues contradict each other, and shows it in the sheet', async () => {
    const sheets = openSheet(5, 5);
    sheets.paste(
      'A2',
      ['1 1', '5', '5', '3', '1'].map((clue) => [clue]),
    );
    sheets.paste('B1', [['1 2', '4', '4', '4', '1']]);
    const stage = await open.beside(sheets);
    await seeResult(stage, 'No solution');
    const board = await stage.sidebar.getByRole('img', { name: /has no placement left$/ }).getAttribute('aria-label');
    const line = /(row|column) \d/.exec(board ?? '')?.[0];
    await press(stage, 'More');
    await press(stage, `It breaks at ${line}.`);
    await see(stage, `Here it breaks: ${line} has no placement left that agrees with the other lines.`);
    await until(() => sheets.view().selection === 'B2:B6');
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('lists the clues in the sheet that are no puzzle by line', async () => {
    const stage = await open.besideReply(sheetWithClues(['9', '?', '5', '3', '1'], ['2', '4', '4', '4', '2']));
    await see(stage, 'Check the clues');
    expect(await mistakes(stage)).toEqual([
      expect.stringMatching(/^Row 1: 9 in a line of 5 cells/),
      expect.stringMatching(/^Row 2: /),
    ]);
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);
});
