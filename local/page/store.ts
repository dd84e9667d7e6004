/** Holds the page's state and tells when it changes. */
import { BEGINNING, type PageState } from './state';

export interface Store {
  readonly state: () => PageState;
  readonly update: (change: (state: PageState) => PageState) => void;
  readonly set: (changes: Partial<PageState>) => void;
}

/**
 * `changed` is told once the changes of an event are over, never in the midst of drawing: taking a focused field away
 * makes the browser report that its focus is lost, and that changes the state in turn.
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
