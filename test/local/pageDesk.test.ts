/** The worker's side of the page, with the built add-on in the stand-in, driven by messages as the page sends them. */
import type { PageState } from '../../local/page/state';
import { parseArea } from '../../standin/a1';
import { bookOf, lastOf, openWorker } from './deskKit';

test('the page first shows the document with the menu that onOpen has built', () => {
  const worker = openWorker();
  expect(bookOf(worker)?.menus.map(({ name }) => name)).toEqual(['Nonogram']);
  expect(bookOf(worker)).toMatchObject({ canUndo: false, canRedo: false, sheetNames: ['Sheet1'] });
});

test('what was typed is kept and can be undone and redone', () => {
  const worker = openWorker();
  worker.send({ kind: 'type', cell: 'C3', text: '5' });
  expect(worker.text('C3')).toBe('5');
  expect(lastOf(worker, 'done')?.changed).toContain('"number":5');
  worker.send({ kind: 'undo' });
  expect(worker.text('C3')).toBe('');
  expect(bookOf(worker)).toMatchObject({ canUndo: false, canRedo: true });
  worker.send({ kind: 'redo' });
  expect(worker.text('C3')).toBe('5');
  worker.send({ kind: 'redo' });
  expect(worker.text('C3')).toBe('5');
});

test('selecting and switching sheets are nothing to undo, adding one is', () => {
  const worker = openWorker();
  worker.send({ kind: 'addSheet' });
  worker.send({ kind: 'openSheet', name: 'Sheet1' });
  worker.send({ kind: 'select', range: 'B2:C3' });
  expect(bookOf(worker)).toMatchObject({ canUndo: true, sheetNames: ['Sheet1', 'Sheet2'] });
  worker.send({ kind: 'undo' });
  expect(bookOf(worker)?.sheetNames).toEqual(['Sheet1']);
});

test('one undo takes back an edit together with the clues and the verdict that followed it', () => {
  const worker = openWorker();
  worker.send({ kind: 'menu', caption: 'Set up sheet' });
  worker.send({ kind: 'draw', range: 'C3:D3' });
  expect([worker.text('A3'), worker.text('C1')]).toEqual(['2', '1']);
  worker.send({ kind: 'undo' });
  expect([worker.text('A1'), worker.text('A3'), worker.text('C3')]).toEqual([
    expect.stringMatching(/^Nothing/),
    '',
    '',
  ]);
});

test('reset brings the opening document back and can be undone', () => {
  const worker = openWorker();
  worker.send({ kind: 'type', cell: 'C3', text: 'mine' });
  worker.send({ kind: 'reset' });
  expect(worker.text('C3')).toBe('');
  worker.send({ kind: 'undo' });
  expect(worker.text('C3')).toBe('mine');
});

test('drawing turns cells TRUE, then FALSE, and leaves cells with other contents alone', () => {
  const worker = openWorker();
  const cells = () => ['B2', 'C2'].map(worker.text);
  worker.send({ kind: 'type', cell: 'C2', text: 'TRUE' });
  worker.send({ kind: 'draw', range: 'B2:C2' });
  expect(cells()).toEqual(['TRUE', 'TRUE']);
  worker.send({ kind: 'draw', range: 'B2:C2' });
  expect(cells()).toEqual(['FALSE', 'FALSE']);
  worker.send({ kind: 'type', cell: 'B2', text: 'a clue' });
  worker.send({ kind: 'draw', range: 'B2:C2' });
  expect(cells()).toEqual(['a clue', 'FALSE']);
});

test('drawing speaks the language of the locale', () => {
  const worker = openWorker();
  worker.send({ kind: 'locale', locale: 'de_DE' });
  worker.send({ kind: 'draw', range: 'B2' });
  expect(worker.text('B2')).toBe('WAHR');
  worker.send({ kind: 'draw', range: 'B2' });
  expect(worker.text('B2')).toBe('FALSCH');
});

test('filling repeats what is typed in one cell, and a blank one clears the others', () => {
  const worker = openWorker();
  worker.send({ kind: 'type', cell: 'B2', text: '=1+1' });
  worker.send({ kind: 'fill', range: 'B2:C3', from: 'B2' });
  expect(['B2', 'C2', 'B3', 'C3'].map(worker.text)).toEqual(['2', '2', '2', '2']);
  worker.send({ kind: 'fill', range: 'C2:D3', from: 'D2' });
  expect(['B2', 'C2', 'B3', 'C3'].map(worker.text)).toEqual(['2', '', '2', '']);
});

test('what a person selects stays selected, and what the script selects is taken over', () => {
  const worker = openWorker();
  worker.send({ kind: 'menu', caption: 'Set up sheet' });
  worker.send({ kind: 'draw', range: 'C3:D3' });
  expect(lastOf(worker, 'done')?.moved).toBe(false);
  const line = { sheetId: bookOf(worker)?.sheet.sheetId, kind: 'row', index: 1 };
  worker.send({ kind: 'call', id: 7, functionName: 'sidebarShowLine', args: [line] });
  expect(lastOf(worker, 'answered')).toEqual({
    kind: 'answered',
    id: 7,
    outcome: { ok: true, value: { ok: true, value: null } },
  });
  expect(worker.state().selection).toEqual(selectionFrom('B3:K3'));
  expect(bookOf(worker)?.sheet.selection).toBe('B3:K3');
});

function selectionFrom(name: string): PageState['selection'] {
  const { row = 0, column = 0, rows = 0, columns = 0 } = parseArea(name, { rows: 40, columns: 26 }) ?? {};
  const corner = { row: row + rows - 1, column: column + columns - 1 };
  return { active: { row, column }, corner, tabbedFrom: null };
}

test('toasts and a new sidebar are shown once each', () => {
  const worker = openWorker();
  worker.send({ kind: 'menu', caption: 'Set up sheet' });
  worker.send({ kind: 'menu', caption: 'Show solving steps' });
  worker.send({ kind: 'type', cell: 'C3', text: 'TRUE' });
  const kinds = worker.messages.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'toast')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'sidebar')).toHaveLength(1);
  expect(worker.state().sidebar?.value.html).toContain('<script>');
});

test('a call of a missing function returns its error, and a failing command shows a message', () => {
  const worker = openWorker();
  worker.send({ kind: 'call', id: 1, functionName: 'noSuchFunction', args: [] });
  expect(lastOf(worker, 'answered')?.outcome).toMatchObject({ ok: false });
  worker.send({ kind: 'openSheet', name: 'No such sheet' });
  expect(lastOf(worker, 'toast')?.toast.title).toBe('Error');
  worker.send({ kind: 'type', cell: 'B2', text: 'still alive' });
  expect(worker.text('B2')).toBe('still alive');
});

test('a call that changes nothing does not have the whole sheet sent and drawn again', () => {
  const worker = openWorker({ code: 'function ask() { return SpreadsheetApp.getActiveSheet().getName(); }' });
  worker.send({ kind: 'call', id: 1, functionName: 'ask', args: [] });
  expect(lastOf(worker, 'answered')?.outcome).toEqual({ ok: true, value: 'Sheet1' });
  expect(lastOf(worker, 'done')?.book.sheet).toBeNull();
  expect(bookOf(worker)).toMatchObject({
    sheet: { name: 'Sheet1' },
    calls: [{ name: 'SpreadsheetApp.getActiveSheet' }, {}],
  });
});
