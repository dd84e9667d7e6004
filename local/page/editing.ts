/** Typing into the active cell, in the cell itself or in the formula bar. */
import type { EditKey } from './editKeys';
import type { Send } from './protocol';
import type { Selecting } from './selecting';
import { enter, neighbour, type Selection, selectCell, tab } from './selection';
import { type Direction, spotName } from './spot';
import { type Edit, extentOf, type PageState, viewAt } from './state';
import type { Store } from './store';

export interface Editing {
  /** Begins with what the cell holds, unless typing has begun already; then only the caret's place changes. */
  readonly edit: (place: Edit['place']) => void;
  /** Begins by typing over the cell. */
  readonly overtype: (text: string) => void;
  readonly changeText: (text: string) => void;
  /** Enters the text, if it was touched, and leaves the selection alone. */
  readonly commit: () => void;
  /** Ends typing as a key says. The field itself puts in a line break, since it knows where the caret is. */
  readonly endBy: (key: Exclude<EditKey, 'newline'>) => void;
}

export function editing(store: Store, send: Send, select: Selecting['select']): Editing {
  const begin = (edit: Edit) => store.set({ edit });
  const commit = () => {
    const { edit, selection } = store.state();
    if (edit === null) return;
    store.set({ edit: null });
    if (edit.touched) send({ kind: 'type', cell: spotName(selection.active), text: edit.text });
  };
  return {
    edit: (place) => {
      const state = store.state();
      begin(state.edit === null ? { ...fresh(state), place } : { ...state.edit, place, overtyping: false });
    },
    overtype: (text) => begin({ text, place: 'cell', overtyping: true, touched: true }),
    changeText: (text) => store.update((state) => (state.edit === null ? state : changed(state, state.edit, text))),
    commit,
    endBy: (key) => {
      if (key === 'cancel') return store.set({ edit: null });
      commit();
      select(after(store.state(), key));
    },
  };
}

function fresh(state: PageState): Edit {
  const text = viewAt(state.book, state.selection.active)?.input ?? '';
  return { text, place: 'cell', overtyping: false, touched: false };
}

function changed(state: PageState, edit: Edit, text: string): PageState {
  return { ...state, edit: { ...edit, text, touched: true } };
}

const ARROWS: Readonly<Record<'up' | 'down' | 'left' | 'right', Direction>> = {
  up: { down: -1, along: 0 },
  down: { down: 1, along: 0 },
  left: { down: 0, along: -1 },
  right: { down: 0, along: 1 },
};

/** Where the selection goes when typing ends. */
function after(state: PageState, key: Exclude<EditKey, 'newline' | 'cancel'>): Selection {
  const extent = extentOf(state);
  switch (key) {
    case 'enter':
      return enter(state.selection, 1, extent);
    case 'enterUp':
      return enter(state.selection, -1, extent);
    case 'tab':
      return tab(state.selection, 1, extent);
    case 'tabBack':
      return tab(state.selection, -1, extent);
    default:
      return selectCell(neighbour(state.selection.active, ARROWS[key], extent));
  }
}
