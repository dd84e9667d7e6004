/** What keys and mouse do to the selection. */
import type { GridKey } from './gridKeys';
import type { Send } from './protocol';
import {
  extendTo,
  jump,
  neighbour,
  type Selection,
  selectArea,
  selectCell,
  selectedRange,
  tab,
  within,
} from './selection';
import type { Spot } from './spot';
import { extentOf, type PageState, shownText } from './state';
import type { Store } from './store';

/** Rows that Page Up and Page Down go. */
const PAGE = 20;

export interface Selecting {
  readonly select: (selection: Selection) => void;
  /** Extends the selection from its active cell to this one, as Shift and a click or a drag do. */
  readonly extend: (corner: Spot) => void;
  /** Selects a whole row or column, or all from that of the active cell to it. */
  readonly selectRow: (row: number, extending: boolean) => void;
  readonly selectColumn: (column: number, extending: boolean) => void;
  readonly selectAll: () => void;
  /** Does what a key that moves means. */
  readonly move: (key: MovingKey) => void;
}

type MovingKey = Extract<GridKey, { readonly does: 'move' | 'home' | 'end' | 'page' | 'tab' }>;

export function selecting(store: Store, send: Send): Selecting {
  const select = (selection: Selection) => {
    store.update((state) => ({ ...state, selection, choseMeanwhile: state.running > 0 }));
    send({ kind: 'select', range: selectedRange(selection) });
  };
  const active = () => store.state().selection.active;
  const last = () => extentOf(store.state());
  return {
    select,
    extend: (corner) => select(extendTo(store.state().selection, corner)),
    selectRow: (row, extending) => {
      const from = selectCell({ row: extending ? active().row : row, column: 1 });
      select(extendTo(from, { row, column: last().columns }));
    },
    selectColumn: (column, extending) => {
      const from = selectCell({ row: 1, column: extending ? active().column : column });
      select(extendTo(from, { row: last().rows, column }));
    },
    selectAll: () => select(selectArea({ row: 1, column: 1, ...last() })),
    move: (key) => select(moved(store.state(), key)),
  };
}

/** The selection after a key that moves it. */
function moved(state: PageState, key: MovingKey): Selection {
  const { selection } = state;
  if (key.does === 'tab') return tab(selection, key.along, extentOf(state));
  const to = target(state, key.extends ? selection.corner : selection.active, key);
  return key.extends ? extendTo(selection, to) : selectCell(to);
}

function target(state: PageState, from: Spot, key: Exclude<MovingKey, { readonly does: 'tab' }>): Spot {
  const extent = extentOf(state);
  switch (key.does) {
    case 'move':
      return key.jumps ? jump(from, key.direction, extent, holds(state)) : neighbour(from, key.direction, extent);
    case 'home':
      return { row: key.wholeSheet ? 1 : from.row, column: 1 };
    case 'end':
      return { row: key.wholeSheet ? extent.rows : from.row, column: extent.columns };
    case 'page':
      return { row: within(from.row + key.down * PAGE, extent.rows), column: from.column };
  }
}

function holds(state: PageState): (spot: Spot) => boolean {
  return (spot) => shownText(state.book, spot) !== '';
}
