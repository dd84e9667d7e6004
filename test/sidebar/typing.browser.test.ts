import { broken, choose, describeSidebar, mistakes, press, see, seeResult } from './page';
import { HEART, sheetWithClues } from './pictures';
import { openDrawing, openSheet, textsIn } from './sheet';
import type { Stage } from './stage';

function field({ sidebar }: Stage, line: string) {
  return sidebar.getByLabel(line, { exact: true });
}

/** Puts a text into a field as the clipboard would. */
function paste(stage: Stage, line: string, text: string): Promise<void> {
  return field(stage, line).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Fills the fields with the clues of a heart. */
async function typeHeart(stage: Stage): Promise<void> {
  await choose(stage, 'Designs');
  await choose(stage, 'Type clues');
  await stage.sidebar.getByLabel('Rows').selectOption('5');
  await stage.sidebar.getByLabel('Columns').selectOption('5');
  await paste(stage, 'Row 1', '1 1\n5\n5\n3\n1');
  await paste(stage, 'Column 1', '2\t4\t4\t4\t2');
}

describeSidebar('Typing clues in the sidebar', (open) => {
  test('goes from field to field by Enter, lists mistakes, leads to their fields, and solves what was corrected', async () => {
    const stage = await open.beside(openSheet());
    const { page, errors } = stage;
    await choose(stage, 'Designs');
    await choose(stage, 'Type clues');
    await stage.sidebar.getByText('Help', { exact: true }).click();
    expect(await broken(stage)).toEqual([]);
    await stage.sidebar.getByLabel('Rows').selectOption('2');
    await stage.sidebar.getByLabel('Columns').selectOption('2');
    await press(stage, 'Solve');
    await see(stage, 'Type at least one clue. Blank fields are empty lines.');
    await field(stage, 'Row 1').focus();
    for (const clue of ['3', 'x', '2', '1.']) {
      await page.keyboard.type(clue);
      await page.keyboard.press('Enter');
    }
    expect(await mistakes(stage)).toEqual([
      expect.stringMatching(/^Row 1: 3 in a line of 2 cells needs 3/),
      expect.stringMatching(/^Row 2: “x” is not a whole number/),
    ]);
    expect(await broken(stage)).toEqual([]);
    await stage.sidebar.getByRole('button', { name: /^Row 2: / }).click();
    expect(await field(stage, 'Row 2').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('1');
    await field(stage, 'Row 1').fill('1');
    await press(stage, 'Solve');
    await see(stage, /\(2\).*\(3\)/);
    await field(stage, 'Row 1').fill('2');
    await page.keyboard.press('Enter');
    await press(stage, 'Solve');
    await seeResult(stage, 'Solved by line logic');
    expect(errors).toEqual([]);
  }, 60_000);

  test('writes the clues and the picture to the sheet, after a question where something would be lost', async () => {
    const sheets = openDrawing(['##...', '##...', '.....', '.....', '.....']);
    const stage = await open.beside(sheets);
    await seeResult(stage, 'Solved by line logic');
    await typeHeart(stage);
    await press(stage, 'Solve');
    await seeResult(stage, 'Solved by line logic');
    await press(stage, 'Write the clues to Sheet1');
    await see(stage, /Go on\?$/);
    expect(await broken(stage)).toEqual([]);
    await press(stage, 'Cancel');
    expect(textsIn(sheets, 'A2:A6').flat()).toEqual(['2', '2', '0', '0', '0']);
    await press(stage, 'Write the clues to Sheet1');
    await press(stage, 'Go on');
    await see(stage, /^The clues are in A2:A6 and B1:F1/);
    expect(textsIn(sheets, 'A2:A6').flat()).toEqual(['1 1', '5', '5', '3', '1']);
    await press(stage, 'Write the picture to Sheet1');
    await see(stage, /^The picture is in B2:F6/);
    const drawn = textsIn(sheets, 'B2:F6').map((row) => row.map((cell) => (cell === 'true' ? '#' : '.')).join(''));
    expect(drawn).toEqual(HEART);
    await press(stage, 'Back to Sheet1');
    await seeResult(stage, 'Solved by line logic');
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('takes over the clues of the sheet, and copies them where the frame may not use the clipboard', async () => {
    const stage = await open.beside(openDrawing(HEART));
    await seeResult(stage, 'Solved by line logic');
    await choose(stage, 'Share');
    expect(await broken(stage)).toEqual([]);
    await press(stage, 'Copy clues');
    await see(stage, 'Clues copied.');
    await press(stage, 'Change the clues');
    expect(await field(stage, 'Column 3').inputValue()).toBe('4');
    await press(stage, 'Clear');
    expect(await field(stage, 'Column 3').inputValue()).toBe('');
    await field(stage, 'Row 1').focus();
    await stage.page.keyboard.press('Control+V');
    expect(await field(stage, 'Row 1').inputValue()).toBe('1 1');
    expect(await field(stage, 'Column 3').inputValue()).toBe('4');
    await press(stage, 'Solve');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('brings back what was cleared', async () => {
    const stage = await open.beside(openSheet());
    await typeHeart(stage);
    await press(stage, 'Clear');
    expect(await field(stage, 'Row 2').inputValue()).toBe('');
    expect(await broken(stage)).toEqual([]);
    await press(stage, 'Bring back');
    expect(await field(stage, 'Row 2').inputValue()).toBe('5');
    await press(stage, 'Solve');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('is not disturbed by a sheet that changes, or another that comes to the front', async () => {
    const sheets = openDrawing(HEART);
    const stage = await open.beside(sheets);
    await choose(stage, 'Designs');
    await choose(stage, 'Type clues');
    await field(stage, 'Row 2').focus();
    await stage.page.keyboard.type('1 ');
    sheets.addSheet('Owl');
    await see(stage, 'Owl · 10 × 10');
    await see(stage, 'What you write goes to Owl, the sheet that is open.');
    await stage.page.keyboard.type('2');
    expect(await field(stage, 'Row 2').inputValue()).toBe('1 2');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('is no mistake while only the rows are typed', async () => {
    const stage = await open.beside(openSheet());
    await choose(stage, 'Designs');
    await choose(stage, 'Type clues');
    await paste(stage, 'Row 1', '1 1\n5\n5\n3\n1');
    await press(stage, 'Solve');
    await see(stage, 'Type the clues of the columns, too.');
    expect(await broken(stage)).toEqual([]);
    const rowsOnly = sheetWithClues(['1', '2'], ['', '']);
    await see(await open.besideReply(rowsOnly), 'Type the clues of the columns into B1:C1, too. Then refresh.');
  }, 60_000);
});
