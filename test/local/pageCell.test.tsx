/** @jest-environment jsdom */
/** How the page draws one cell. */
import { render } from 'preact';
import { Cell } from '../../local/page/Cell';
import type { CellView } from '../../standin';

const PLAIN: CellView = {
  text: 'text',
  input: 'text',
  checkbox: null,
  horizontal: 'left',
  vertical: 'bottom',
  wrap: false,
  bold: false,
  underline: false,
  strikethrough: false,
  fontSize: 9,
  color: '#112233',
  background: '#ffffff',
  note: '',
  borders: { top: null, right: null, bottom: null, left: null },
};

function drawn(view: Partial<CellView>): HTMLElement {
  const row = document.createElement('tr');
  const cell = (
    <Cell row={2} column={3} width={100} room={0} style={{}} selected={false} marks="" view={{ ...PLAIN, ...view }} />
  );
  render(cell, row);
  const [td] = row.getElementsByTagName('td');
  if (td === undefined) throw new Error('No cell was drawn.');
  return td;
}

test('a cell has the text, the size and the colour of the sheet', () => {
  const { textContent, style } = drawn({});
  expect([textContent, style.fontSize, style.color]).toEqual(['text', '12px', 'rgb(17, 34, 51)']);
});

test.each<[Partial<CellView>, string]>([
  [{}, ''],
  [{ underline: true }, 'underline'],
  [{ strikethrough: true }, 'line-through'],
  [{ underline: true, strikethrough: true }, 'underline line-through'],
])('lines through and under a text are drawn: %j', (view, decoration) => {
  expect(drawn(view).style.textDecoration).toBe(decoration);
});

test('a checkbox is drawn in place of the text, and a note leaves a mark', () => {
  const cell = drawn({ checkbox: true, note: 'note' });
  expect([cell.textContent, cell.querySelector('input')?.checked]).toEqual(['', true]);
  expect(cell.querySelector('.note-mark')).not.toBeNull();
  expect(drawn({}).querySelector('.note-mark')).toBeNull();
});
