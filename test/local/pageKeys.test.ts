/** What keys mean on the page, and where they take the selection. */
import { type EditKey, editKey } from '../../local/page/editKeys';
import { type GridKey, gridKey, type Press } from '../../local/page/gridKeys';
import {
  enter,
  extendTo,
  jump,
  neighbour,
  selectArea,
  selectCell,
  selectedRange,
  tab,
} from '../../local/page/selection';

function press(keys: string): Press {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  return {
    key: parts.at(-1) ?? '',
    shiftKey: has('Shift'),
    ctrlKey: has('Ctrl'),
    metaKey: has('Cmd'),
    altKey: has('Alt'),
  };
}

const right = { down: 0, along: 1 } as const;

test.each<[string, GridKey]>([
  ['ArrowRight', { does: 'move', direction: right, jumps: false, extends: false }],
  ['Shift+ArrowRight', { does: 'move', direction: right, jumps: false, extends: true }],
  ['Ctrl+ArrowRight', { does: 'move', direction: right, jumps: true, extends: false }],
  ['Cmd+Shift+ArrowRight', { does: 'move', direction: right, jumps: true, extends: true }],
  ['Home', { does: 'home', wholeSheet: false, extends: false }],
  ['Ctrl+End', { does: 'end', wholeSheet: true, extends: false }],
  ['PageDown', { does: 'page', down: 1, extends: false }],
  ['Tab', { does: 'tab', along: 1 }],
  ['Shift+Tab', { does: 'tab', along: -1 }],
  ['Enter', { does: 'edit' }],
  ['F2', { does: 'edit' }],
  ['Delete', { does: 'clear' }],
  ['Backspace', { does: 'clear' }],
  [' ', { does: 'draw' }],
  ['Ctrl+Enter', { does: 'fill' }],
  ['Ctrl+z', { does: 'undo' }],
  ['Cmd+Shift+Z', { does: 'redo' }],
  ['Ctrl+y', { does: 'redo' }],
  ['Ctrl+a', { does: 'selectAll' }],
  ['x', { does: 'overtype', text: 'x' }],
  ['=', { does: 'overtype', text: '=' }],
  ['Shift+T', { does: 'overtype', text: 'T' }],
])('in the sheet, %s means %j', (keys, meaning) => {
  expect(gridKey(press(keys))).toEqual(meaning);
});

test.each(['Ctrl+c', 'Ctrl+v', 'F5', 'Shift', 'Alt+ArrowLeft', 'Dead', 'Ctrl+PageDown'])(
  'in the sheet, %s is left to the browser',
  (keys) => {
    expect(gridKey(press(keys))).toBeNull();
  },
);

const typedOver = { text: '1', place: 'cell', overtyping: true, touched: true } as const;
const corrected = { ...typedOver, overtyping: false };

test.each<[string, EditKey]>([
  ['Enter', 'enter'],
  ['Shift+Enter', 'enterUp'],
  ['Tab', 'tab'],
  ['Shift+Tab', 'tabBack'],
  ['Escape', 'cancel'],
  ['Alt+Enter', 'newline'],
  ['Ctrl+Enter', 'newline'],
  ['ArrowDown', 'down'],
])('while a cell is typed over, %s means %s', (keys, meaning) => {
  expect(editKey(press(keys), typedOver)).toBe(meaning);
});

test('arrows move the caret when a cell is being corrected, and letters always belong to the text', () => {
  expect(editKey(press('ArrowLeft'), corrected)).toBeNull();
  expect(editKey(press('a'), typedOver)).toBeNull();
});

const extent = { rows: 40, columns: 26 };

/** Cells in the drawing that hold something; row and column count from 1. */
function drawn(rows: readonly string[]) {
  return ({ row, column }: { readonly row: number; readonly column: number }) => rows[row - 1]?.[column - 1] === '#';
}

test.each([
  ['to the end of the block it is in', '.###.#....', 2, 4],
  ['across blank cells to the next block', '.#...##...', 2, 6],
  ['from the end of a block to the next one', '.##..##...', 3, 6],
  ['from a blank cell to the first that holds something', '...#......', 1, 4],
  ['to the edge of the sheet when nothing follows', '.#........', 2, 26],
])('Ctrl and an arrow go %s', (_, line, from, to) => {
  expect(jump({ row: 1, column: from }, right, extent, drawn([line]))).toEqual({ row: 1, column: to });
});

test('moving stops at the edges of the sheet', () => {
  expect(neighbour({ row: 1, column: 1 }, { down: -1, along: 0 }, extent)).toEqual({ row: 1, column: 1 });
  expect(neighbour({ row: 40, column: 26 }, { down: 1, along: 0 }, extent)).toEqual({ row: 40, column: 26 });
});

test('Enter after Tabs returns to the column where the tabbing began', () => {
  const start = selectCell({ row: 2, column: 2 });
  const tabbed = tab(tab(start, 1, extent), 1, extent);
  expect(tabbed.active).toEqual({ row: 2, column: 4 });
  expect(enter(tabbed, 1, extent).active).toEqual({ row: 3, column: 2 });
  expect(enter(start, -1, extent).active).toEqual({ row: 1, column: 2 });
});

test('a selection is named by its corners, whichever way it was made', () => {
  expect(selectedRange(selectCell({ row: 11, column: 28 }))).toBe('AB11');
  expect(selectedRange(extendTo(selectCell({ row: 11, column: 11 }), { row: 2, column: 2 }))).toBe('B2:K11');
  expect(selectedRange(selectArea({ row: 2, column: 2, rows: 10, columns: 10 }))).toBe('B2:K11');
});
