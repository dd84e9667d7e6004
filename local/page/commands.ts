/** The commands of the page that only hand something to the worker. */
import type { Locale } from '../../standin/types';
import type { Send } from './protocol';
import { selectedRange } from './selection';
import { spotName } from './spot';
import type { Store } from './store';

export interface Commands {
  readonly chooseMenu: (caption: string) => void;
  readonly openSheet: (name: string) => void;
  readonly addSheet: () => void;
  readonly setLocale: (locale: Locale) => void;
  readonly clear: () => void;
  /** Toggles the selected cells between TRUE and FALSE. */
  readonly draw: () => void;
  /** Ticks or unticks the checkbox of the active cell. */
  readonly tick: () => void;
  /** Gives all selected cells what the active one holds. */
  readonly fill: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
}

export function commands(store: Store, send: Send): Commands {
  const range = () => selectedRange(store.state().selection);
  const active = () => spotName(store.state().selection.active);
  return {
    chooseMenu: (caption) => send({ kind: 'menu', caption }),
    openSheet: (name) => send({ kind: 'openSheet', name }),
    addSheet: () => send({ kind: 'addSheet' }),
    setLocale: (locale) => send({ kind: 'locale', locale }),
    clear: () => send({ kind: 'clear', range: range() }),
    draw: () => send({ kind: 'draw', range: range() }),
    tick: () => send({ kind: 'draw', range: active() }),
    fill: () => send({ kind: 'fill', range: range(), from: active() }),
    undo: () => send({ kind: 'undo' }),
    redo: () => send({ kind: 'redo' }),
    reset: () => send({ kind: 'reset' }),
  };
}
