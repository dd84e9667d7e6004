/** All that a person can do on the page, ready for the components to call. */
import type { Answer } from '../../standin/types';
import { type Clipboard, clipboard } from './clipboard';
import { type Commands, commands } from './commands';
import { type Editing, editing } from './editing';
import { focusSheet } from './focus';
import type { GridKey } from './gridKeys';
import { holdDocument } from './holding';
import { keeper } from './keeping';
import { type Link, openLink } from './link';
import type { FromWorker, Send } from './protocol';
import { type Selecting, selecting } from './selecting';
import { type PageState, received } from './state';
import type { Store } from './store';

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

export function openPage(store: Store): Page {
  const keep = keeper(store);
  const receive = (message: FromWorker) => {
    store.update((state) => received(state, message));
    const { isElsewhere } = store.state();
    if (message.kind === 'done' && message.changed !== null && !isElsewhere) keep(message.changed);
  };
  const held = holdDocument(() => store.set({ isElsewhere: true }));
  const link = openLink(held, receive, (failure) => store.set({ failure }));
  const send: Send = (command) => {
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
