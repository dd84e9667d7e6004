/** All that a person can do on the page, ready for the components to call. */
import type { Answer } from '../../standin/types';
import { type Clipboard, clipboard } from './clipboard';
import { type Commands, commands } from './commands';
import { type Editing, editing } from './editing';
import { focusSheet } from './focus';
import type { GridKey } from './gridKeys';
import { keeper } from './keeping';
import { leave } from './leaving';
import { type Link, openLink } from './link';
import type { FromWorker, Send } from './protocol';
import { type Selecting, selecting } from './selecting';
import { type PageState, received } from './state';
import { claimDocument } from './storage';
import type { Store } from './store';
import { takeTurn } from './turn';

export interface Page extends Selecting, Editing, Clipboard, Commands, Showing, Asked {
  readonly pressGridKey: (key: GridKey) => void;
}

/** What is shown around the sheet. */
interface Showing {
  readonly show: (dialog: PageState['dialog']) => void;
  readonly toggleCalls: () => void;
  readonly closeSidebar: () => void;
  readonly closeScriptDialog: () => void;
  readonly dismissToast: (number: number) => void;
}

/** What passes between the person, or the sidebar, and the script. */
interface Asked {
  readonly answer: (answer: Answer) => void;
  readonly callServer: (functionName: string, args: readonly unknown[]) => Promise<unknown>;
}

/** For those who open the page for the first time in this browser. */
const WELCOME = {
  title: 'Welcome',
  message:
    'Select a cell and press the space bar, or Draw above: clues and verdict follow. The menu Nonogram has the rest.',
};

export function openPage(store: Store): Page {
  const link = connect(store, () => page.commit());
  const send: Send = (command) => {
    if (store.state().tab !== 'here') return;
    if (command.kind !== 'select') store.update(oneMoreRunning);
    link.send(command);
  };
  const selections = selecting(store, send);
  const page: Page = {
    ...selections,
    ...editing(store, send, selections.select),
    ...clipboard(store, send, selections.select),
    ...commands(store, send),
    ...showing(store),
    ...asked(store, link),
    pressGridKey: (key) => pressGridKey(page, key),
  };
  return page;
}

/** Opens the document as soon as this tab may have it, and hands it over when another tab asks. */
function connect(store: Store, commit: () => void): Link {
  const keep = keeper(store);
  const receive = (message: FromWorker) => {
    if (message.kind === 'ask' && store.state().tab !== 'here') return link.answer({ button: 'CLOSE' });
    store.update((state) => received(state, message));
    if (message.kind === 'done' && message.changed !== null) keep(message.changed);
  };
  const begin = async () => {
    await takeTurn(() => leave(store, link, commit));
    const kept = await claimDocument();
    if (kept === null) receive({ kind: 'toast', toast: WELCOME });
    return kept;
  };
  const link = openLink({ receive, fail: (failure) => store.set({ failure }), begin });
  return link;
}

function showing(store: Store): Showing {
  return {
    show: (dialog) => store.set({ dialog }),
    toggleCalls: () => store.update((state) => ({ ...state, showsCalls: !state.showsCalls })),
    closeSidebar: () => store.set({ sidebar: null }),
    closeScriptDialog: () => store.set({ scriptDialog: null }),
    dismissToast: (number) =>
      store.update((state) => ({ ...state, toasts: state.toasts.filter((toast) => toast.number !== number) })),
  };
}

function asked(store: Store, link: Link): Asked {
  return {
    answer: (answer) => {
      store.set({ question: null });
      focusSheet();
      link.answer(answer);
    },
    callServer: (functionName, args) => {
      if (store.state().tab !== 'here') throw new Error('The sheet is open in another tab.');
      store.update(oneMoreRunning);
      return link.call(functionName, args);
    },
  };
}

function oneMoreRunning(state: PageState): PageState {
  return { ...state, running: state.running + 1 };
}

function pressGridKey(page: Page, key: GridKey) {
  switch (key.does) {
    case 'overtype':
      return page.overtype(key.text);
    case 'edit':
      return page.edit('cell');
    case 'fill':
    case 'clear':
    case 'draw':
    case 'undo':
    case 'redo':
    case 'selectAll':
      return page[key.does]();
    default:
      return page.move(key);
  }
}
