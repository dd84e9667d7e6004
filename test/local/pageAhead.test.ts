/** What a person does to cells is shown before the script hears of it, and nothing of it is lost or out of order. */

import type { BookView, Command } from '../../local/page/protocol';
import { cellKey } from '../../standin';
import { bookOf, lastOf, messagesOf, openWorker, textIn, type Worker } from './deskKit';

/** The add-on with a sheet that is set up, and `turn`, which lets the worker take its next turn, if it has one. */
function openBusyWorker() {
  const turns: (() => void)[] = [];
  const worker = openWorker({ later: (goOn) => turns.push(goOn) });
  const turn = () => turns.shift()?.();
  const finish = () => {
    while (turns.length > 0) turn();
  };
  worker.send({ kind: 'menu', caption: 'Set up sheet' });
  finish();
  return { worker, turn, finish };
}

function texts(book: BookView | null | undefined, ...cells: readonly string[]): readonly string[] {
  return cells.map((cell) => textIn(book ?? null, cell));
}

/** The document each time that it was shown before the script heard of an edit. */
function glimpses(worker: Worker): readonly BookView[] {
  return messagesOf(worker, 'glimpse').flatMap(({ book: { sheet, ...book } }) => (sheet ? [{ ...book, sheet }] : []));
}

const draw = (range: string): Command => ({ kind: 'draw', range });

test.each<[Command, cell: string, clue: string]>([
  [{ kind: 'type', cell: 'D3', text: 'TRUE' }, 'TRUE', '1'],
  [{ kind: 'paste', cell: 'D3', texts: [['TRUE', 'TRUE']] }, 'TRUE', '2'],
  [draw('D3:F3'), 'TRUE', '3'],
  [{ kind: 'fill', range: 'D3:E3', from: 'C2' }, 'TRUE', '2'],
  [{ kind: 'clear', range: 'C2' }, '', ''],
])('the cells are shown first, in the colours of the rules, and then the clues: %j', (command, cell, clue) => {
  const { worker, finish } = openBusyWorker();
  worker.sheets.paste('C2', [['TRUE']]);
  worker.send(command);
  finish();
  const [first, ...others] = glimpses(worker);
  expect(others).toEqual([]);
  expect(texts(first, 'D3', 'A3')).toEqual([cell, '0']);
  expect(first?.sheet.cells.get(cellKey(3, 4))?.background).toBe(cell === 'TRUE' ? '#7e57c2' : '#ffffff');
  expect(texts(bookOf(worker), 'D3', 'A3')).toEqual([cell, clue]);
});

test('a checkbox is shown ticked before the clues follow', () => {
  const { worker, finish } = openBusyWorker();
  worker.sheets.services.SpreadsheetApp.getActiveSheet().getRange('B2:K11').insertCheckboxes();
  worker.send(draw('C3'));
  finish();
  expect(glimpses(worker).map((book) => texts(book, 'C3', 'A3'))).toEqual([['TRUE', '']]);
  expect(texts(bookOf(worker), 'C3', 'A3')).toEqual(['TRUE', '1']);
});

test('what comes while the script is busy is shown at its next turn, before the script hears of any of it', () => {
  const { worker, turn, finish } = openBusyWorker();
  worker.send(draw('C3'));
  turn();
  worker.send({ kind: 'select', range: 'D3' });
  worker.send(draw('D3'));
  worker.send({ kind: 'type', cell: 'E3', text: 'TRUE' });
  turn();
  expect(texts(bookOf(worker), 'C3', 'D3', 'E3', 'A3')).toEqual(['TRUE', 'TRUE', 'TRUE', '1']);
  finish();
  expect(texts(bookOf(worker), 'C3', 'D3', 'E3', 'A3')).toEqual(['TRUE', 'TRUE', 'TRUE', '3']);
});

test('of twenty fast keys none is lost, and each is undone by itself with the clues that followed it', () => {
  const { worker, finish } = openBusyWorker();
  const cells = ['BCDEFGHIJK', 'KJIHGFEDCB'].flatMap((letters, row) =>
    [...letters].map((letter) => `${letter}${row + 3}`),
  );
  for (const cell of cells) worker.send(draw(cell));
  finish();
  expect(texts(bookOf(worker), ...cells)).toEqual(cells.map(() => 'TRUE'));
  expect(texts(bookOf(worker), 'A3', 'A4')).toEqual(['10', '10']);
  for (const clue of ['9', '8', '7']) {
    worker.send({ kind: 'undo' });
    finish();
    expect(texts(bookOf(worker), 'A3', 'A4')).toEqual(['10', clue]);
  }
  worker.send({ kind: 'redo' });
  finish();
  expect(texts(bookOf(worker), 'A4', 'D4', 'C4')).toEqual(['8', 'TRUE', '']);
});

test('keys and undo pressed faster than the script works come out as when they are pressed slowly', () => {
  const [fast, slow] = [openBusyWorker(), openBusyWorker()];
  const commands: readonly Command[] = [
    draw('C3'),
    draw('D3'),
    { kind: 'undo' },
    draw('D4:E4'),
    { kind: 'clear', range: 'C3' },
    { kind: 'undo' },
    { kind: 'undo' },
    { kind: 'redo' },
    { kind: 'type', cell: 'F5', text: 'maybe' },
  ];
  for (const command of commands) fast.worker.send(command);
  fast.finish();
  for (const command of commands) {
    slow.worker.send(command);
    slow.finish();
  }
  expect(bookOf(fast.worker)?.sheet.cells).toEqual(bookOf(slow.worker)?.sheet.cells);
  expect(bookOf(fast.worker)?.canRedo).toBe(false);
});

test('what waits behind a command of the menu is not shown before that has been done', () => {
  const { worker, turn, finish } = openBusyWorker();
  worker.send(draw('C3'));
  worker.send({ kind: 'menu', caption: 'Check puzzle' });
  worker.send(draw('D3'));
  turn();
  expect(glimpses(worker).map((book) => texts(book, 'C3', 'D3'))).toEqual([['TRUE', '']]);
  finish();
  expect(texts(bookOf(worker), 'C3', 'D3', 'A3')).toEqual(['TRUE', 'TRUE', '2']);
});

test('what is kept never holds anything whose turn has not come', () => {
  const { worker, turn, finish } = openBusyWorker();
  worker.send({ kind: 'type', cell: 'N14', text: 'first' });
  turn();
  worker.send({ kind: 'type', cell: 'N15', text: 'second' });
  turn();
  expect(lastOf(worker, 'done')?.changed).toContain('first');
  expect(lastOf(worker, 'done')?.changed).not.toContain('second');
  expect(texts(bookOf(worker), 'N15')).toEqual(['second']);
  finish();
  expect(lastOf(worker, 'done')?.changed).toContain('second');
});

test('what Sheets refuses is told in its turn, and the others are shown and done all the same', () => {
  const { worker, turn, finish } = openBusyWorker();
  worker.sheets.validate('N14', ['yes']);
  worker.send(draw('C3'));
  turn();
  worker.send({ kind: 'type', cell: 'N14', text: 'no' });
  worker.send({ kind: 'type', cell: 'N15', text: 'after' });
  turn();
  expect(texts(bookOf(worker), 'N14', 'N15')).toEqual(['', 'after']);
  finish();
  expect(lastOf(worker, 'toast')?.toast.message).toMatch(/N14 violates the data validation rules/);
  expect(texts(bookOf(worker), 'N14', 'N15')).toEqual(['', 'after']);
});

test('an edit is there although the script fails on it', () => {
  const worker = openWorker({ code: 'function onEdit() { throw new Error("broken"); }' });
  worker.send({ kind: 'type', cell: 'B2', text: 'mine' });
  expect(lastOf(worker, 'toast')?.toast.message).toBe('broken');
  expect([worker.text('B2'), bookOf(worker)?.canUndo]).toEqual(['mine', true]);
});
