/** Holds the page's state and reports when it changes. */
import { BEGINNING, type PageState } from './state';

export interface Store {
  readonly state: () => PageState;
  readonly update: (change: (state: PageState) => PageState) => void;
  readonly set: (changes: Partial<PageState>) => void;
}

/**
 * `changed` is called once the changes of an event are over, never while the page is being drawn: when a focused field
 * is taken away, the browser reports that its focus is lost, and that changes the state in turn.
 */
export function openStore(changed: (state: PageState) => void): Store {
  let state = BEGINNING;
  let isTelling = false;
  const tell = () => {
    isTelling = false;
    changed(state);
  };
  const update: Store['update'] = (change) => {
    state = change(state);
    if (!isTelling) queueMicrotask(tell);
    isTelling = true;
  };
  return { state: () => state, update, set: (changes) => update((now) => ({ ...now, ...changes })) };
}
