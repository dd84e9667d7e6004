/** What a person does to cells is on the screen before the script is told: looked at where both meet, in the worker's desk. */
import { openDesk } from '../../local/page/desk';
import type { FromWorker } from '../../local/page/protocol';
import { cellKey } from '../../standin/areas';
import { openLocalSheets } from '../../standin/node';

/** A desk with a sheet that has been set up; all that it posts, and which services the script had called by then. */
function opened() {
  const sheets = openLocalSheets({ ask: () => ({ button: 'NO' }) });
  sheets.open();
  sheets.chooseMenu('Set up sheet');
  const posted: { readonly message: FromWorker; readonly calls: number }[] = [];
  let calls = 0;
  sheets.onCall = () => {
    calls += 1;
  };
  const desk = openDesk(sheets, sheets.save(), (message) => posted.push({ message, calls }));
  posted.length = 0;
  return { desk, posted, sheets };
}

/** What the cell shows in a message, and its colour. */
function cellIn(message: FromWorker | undefined, row: number, column: number) {
  if (message?.kind !== 'glimpse' && message?.kind !== 'done') return null;
  const view = message.book.sheet.cells.get(cellKey(row, column));
  return { text: view?.text, background: view?.background.toUpperCase() };
}

test.each([
  [{ kind: 'type', cell: 'C3', text: 'TRUE' }],
  [{ kind: 'draw', range: 'C3' }],
  [{ kind: 'paste', cell: 'C3', texts: [['TRUE']] }],
] as const)('a cell is painted before the script is told of %j, and the clues follow', (command) => {
  const { desk, posted } = opened();
  desk.handle(command);
  const [first, last] = [posted[0], posted.at(-1)];
  expect([first?.message.kind, first?.calls]).toEqual(['glimpse', 0]);
  expect(cellIn(first?.message, 3, 3)).toEqual({ text: 'TRUE', background: '#7E57C2' });
  expect(cellIn(first?.message, 3, 1)?.text).toBe(cellIn(posted[0]?.message, 3, 1)?.text);
  expect(last?.message.kind).toBe('done');
  expect(cellIn(last?.message, 3, 1)?.text).toBe('1');
});

test('twenty keys in a row lose nothing, and undo takes each back', () => {
  const { desk, sheets } = opened();
  for (let column = 0; column < 10; column += 1) desk.handle({ kind: 'draw', range: `${'BCDEFGHIJK'[column]}2` });
  for (let column = 0; column < 10; column += 1) desk.handle({ kind: 'draw', range: `${'BCDEFGHIJK'[column]}3` });
  const filled = () =>
    sheets.services.SpreadsheetApp.getActiveSheet()
      .getRange('B2:K3')
      .getValues()
      .flat()
      .filter((value) => value === true).length;
  expect(filled()).toBe(20);
  for (let step = 0; step < 5; step += 1) desk.handle({ kind: 'undo' });
  expect(filled()).toBe(15);
});
