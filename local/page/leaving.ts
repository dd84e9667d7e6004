/** What a tab does before another one goes on with the document: everything is entered, finished and kept. */
import type { Editing } from './editing';
import type { Link } from './link';
import type { PageState } from './state';
import type { Store } from './store';

/** Resolves when the document can be handed over. From the call on nothing can be changed here. */
export async function leave(store: Store, link: Link, commit: Editing['commit']): Promise<void> {
  commit();
  if (store.state().question !== null) link.answer({ button: 'CLOSE' });
  store.set({ tab: 'leaving', question: null, dialog: null, scriptDialog: null });
  await store.until(isSettled);
  store.update(left);
  if (store.state().tab !== 'here') link.close();
}

function isSettled({ running, keeping, failure, tab }: PageState): boolean {
  return failure !== null || tab === 'overtaken' || (running === 0 && keeping !== 'pending');
}

/** Where nothing can be kept, each tab goes on with what it has. */
function left(state: PageState): PageState {
  if (state.keeping === 'impossible') return { ...state, tab: 'here' };
  return state.tab === 'leaving' ? { ...state, tab: 'elsewhere' } : state;
}
