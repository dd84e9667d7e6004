import { PRACTICE } from '../../sidebar/state/examples';
import { pictureText } from '../../src/contract/pictureText';
import type { LocalSheets } from '../../standin';
import { broken, choose, describeSidebar, press, see, seeResult, until } from './page';
import { HEART } from './pictures';
import { openDrawing, openSheet, textsIn } from './sheet';
import type { Stage, StageOptions } from './stage';

type Cell = readonly [row: number, column: number];

/** The middle of a cell of the board, in pixels of the page. */
async function middleOf({ sidebar }: Stage, [row, column]: Cell, columns: number): Promise<readonly [number, number]> {
  const box = await sidebar.locator('.drawing .cells').boundingBox();
  if (box === null) throw new Error('There is no board.');
  const side = box.width / columns;
  return [box.x + (column + 0.5) * side, box.y + (row + 0.5) * side];
}

interface Press {
  readonly button?: 'left' | 'right';
  readonly columns?: number;
}

/** Presses the pointer on the first cell, drags it over the others and lets go. */
async function drag(
  stage: Stage,
  cells: readonly Cell[],
  { button = 'left', columns = 10 }: Press = {},
): Promise<void> {
  const { mouse } = stage.page;
  for (const [index, cell] of cells.entries()) {
    await mouse.move(...(await middleOf(stage, cell, columns)));
    if (index === 0) await mouse.down({ button });
  }
  await mouse.up({ button });
}

function grid(sheets: LocalSheets, range: string): readonly string[] {
  return textsIn(sheets, range).map((row) => row.map((cell) => (cell === 'true' ? '#' : '.')).join(''));
}

/** The sheet's answers, with the names of the calls that reached it. */
function counting(sheets: LocalSheets, calls: string[]): Pick<StageOptions, 'run'> {
  return {
    run: (name, args) => {
      calls.push(name);
      return sheets.callServer(name, ...args);
    },
  };
}

describeSidebar('Drawing in the sidebar', (open) => {
  test('fills by dragging, with clues and result at once and one call for the stroke, and takes it back', async () => {
    const sheets = openSheet();
    const calls: string[] = [];
    const stage = await open.beside(sheets, { view: 'draw', ...counting(sheets, calls) });
    await see(stage, 'Sheet1 is empty. Draw on the board, or begin with something:');
    expect(await broken(stage)).toEqual([]);
    await drag(stage, [
      [0, 0],
      [0, 4],
    ]);
    await seeResult(stage, 'Solved by line logic');
    await until(() => textsIn(sheets, 'A2').flat().join() === '5');
    expect(grid(sheets, 'B2:K3')).toEqual(['#####.....', '..........']);
    expect(String(textsIn(sheets, 'A1'))).toMatch(/^Unique Solution!/);
    expect(calls.filter((name) => name === 'sidebarDraw')).toHaveLength(1);
    await drag(stage, [
      [0, 0],
      [0, 1],
    ]);
    await until(() => grid(sheets, 'B2:F2').join() === '..###');
    await press(stage, 'Undo');
    await until(() => grid(sheets, 'B2:F2').join() === '#####');
    await press(stage, 'Redo');
    await until(() => grid(sheets, 'B2:F2').join() === '..###');
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('empties by the right button or the switch, and draws lines with Shift', async () => {
    const sheets = openDrawing(HEART);
    const stage = await open.beside(sheets, { view: 'draw' });
    await seeResult(stage, 'Solved by line logic');
    const ofFive = { columns: 5 };
    await drag(
      stage,
      [
        [1, 0],
        [1, 4],
      ],
      { button: 'right', ...ofFive },
    );
    await until(() => grid(sheets, 'B3:F3').join() === '.....');
    await stage.sidebar.getByLabel('Empty').check();
    await drag(stage, [[2, 2]], ofFive);
    await until(() => grid(sheets, 'B4:F4').join() === '##.##');
    await stage.sidebar.getByLabel('Empty').uncheck();
    await drag(stage, [[1, 0]], ofFive);
    await stage.page.keyboard.down('Shift');
    await drag(stage, [[1, 4]], ofFive);
    await stage.page.keyboard.up('Shift');
    await until(() => grid(sheets, 'B3:F3').join() === '#####');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('is done by keyboard alone, and says where it is', async () => {
    const sheets = openSheet();
    const stage = await open.beside(sheets, { view: 'draw' });
    await press(stage, 'Draw here');
    for (const key of ['ArrowDown', 'ArrowRight', ' ', 'Shift+ArrowRight', 'Shift+ArrowRight']) {
      await stage.page.keyboard.press(key);
    }
    await see(stage, 'E3 filled. Row 2: 3. Column 4: 1.');
    await until(() => grid(sheets, 'B3:F3').join() === '.###.');
    await stage.page.keyboard.press('Delete');
    await stage.page.keyboard.press('Control+z');
    await stage.page.keyboard.press('Home');
    await see(stage, 'B3 empty. Row 2: 3. Column 1: 0.');
    await until(() => grid(sheets, 'B3:F3').join() === '.###.');
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('marks where two solutions differ', async () => {
    const sheets = openDrawing(['#..', '.#.', '...']);
    const stage = await open.beside(sheets, { view: 'draw' });
    await seeResult(stage, 'More than one solution');
    await see(stage, /^Framed: two solutions differ in B2, C2, B3 and C3\./);
    await drag(stage, [[0, 1]], { columns: 3 });
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('moves, mirrors and inverts the whole picture, and changes its size after a question', async () => {
    const sheets = openDrawing(['##.', '...', '...']);
    const stage = await open.beside(sheets, { view: 'draw' });
    await seeResult(stage, 'Solved by line logic');
    await press(stage, 'Move right');
    await until(() => grid(sheets, 'B2:D4').join() === '.##,...,...');
    await press(stage, 'Turn right');
    await until(() => grid(sheets, 'B2:D4').join() === '...,..#,..#');
    await press(stage, 'Negative');
    await until(() => grid(sheets, 'B2:D4').join() === '###,##.,##.');
    await stage.sidebar.getByLabel('Columns', { exact: true }).selectOption('4');
    await see(stage, /Sheet1[\s\S]*Go on\?$/);
    await press(stage, 'Go on');
    await see(stage, 'Sheet1 · 3 × 4');
    await until(() => grid(sheets, 'B2:E4').join() === '###.,##..,##..');
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('follows another sheet that comes to the front, and asks before it writes to the one behind', async () => {
    const sheets = openDrawing(HEART);
    const stage = await open.beside(sheets, { view: 'draw' });
    await seeResult(stage, 'Solved by line logic');
    sheets.addSheet('Owl');
    await drag(stage, [[0, 0]], { columns: 5 });
    await see(stage, 'Owl is open now, but 1 cell was drawn for Sheet1. Write it to Sheet1?');
    expect(await broken(stage)).toEqual([]);
    await press(stage, 'Go on');
    await see(stage, 'Owl · 10 × 10');
    sheets.activateSheet('Sheet1');
    await see(stage, 'Sheet1 · 5 × 5');
    expect(grid(sheets, 'B2:F2').join()).toBe('##.#.');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('keeps what the sheet did not take, says so, and writes it when it is tried again', async () => {
    const sheets = openSheet();
    let isDown = false;
    const run = (name: string, args: readonly unknown[]) => {
      if (isDown) throw new Error('NetworkError: Connection failure');
      return sheets.callServer(name, ...args);
    };
    const stage = await open.beside(sheets, { view: 'draw', run });
    await see(stage, /^Sheet1 is empty/);
    isDown = true;
    await drag(stage, [[0, 0]]);
    await see(stage, /^1 cell is not in the sheet yet\. The sheet did not answer\./);
    expect(await broken(stage)).toEqual([]);
    isDown = false;
    await stage.sidebar.locator('.saving').getByRole('button', { name: 'Try again' }).click();
    await until(() => grid(sheets, 'B2').join() === '#');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('asks before a formula that fills the grid gives way, and keeps the rest of its picture', async () => {
    const sheets = openSheet(3, 4);
    sheets.type('H1', 'TRUE,FALSE,TRUE,TRUE,FALSE,TRUE,TRUE,FALSE,TRUE,TRUE,TRUE,TRUE');
    sheets.type('B2', '=WRAPROWS(SPLIT(H1, ","), 4)');
    const stage = await open.beside(sheets, { view: 'draw' });
    await seeResult(stage, 'Solved by line logic');
    await drag(stage, [[0, 1]], { columns: 4 });
    await see(stage, /formula in B2[\s\S]*Go on\?$/);
    await press(stage, 'Go on');
    await until(() => grid(sheets, 'B2:E4').join() === '####,.##.,####');
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('begins with a pasted design, too, which goes to the sheet that is named', async () => {
    const sheets = openSheet();
    const stage = await open.beside(sheets, { view: 'draw' });
    await press(stage, 'Paste a design');
    await stage.sidebar.getByLabel('Design', { exact: true }).fill(pictureText(PRACTICE.picture).join('\n'));
    await press(stage, 'Write the picture to Sheet1');
    await see(stage, /^The picture is in B2:K11/);
    expect(grid(sheets, 'B2:K11')).toEqual(pictureText(PRACTICE.picture));
    await choose(stage, 'Draw');
    await seeResult(stage, 'Solved by line logic');
    expect(stage.errors).toEqual([]);
  }, 60_000);
});
