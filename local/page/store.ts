/** Holds the page's state and reports when it changes. */
import { BEGINNING, type PageState } from './state';

export interface Store {
  readonly state: () => PageState;
  readonly update: (change: (state: PageState) => PageState) => void;
  readonly set: (changes: Partial<PageState>) => void;
  /** Resolves as soon as the condition holds. */
  readonly until: (holds: (state: PageState) => boolean) => Promise<void>;
}

/**
 * `changed` is called once the changes of an event are over, never while the page is being drawn: when a focused field
 * is taken away, the browser reports that its focus is lost, and that changes the state in turn.
 */
export function openStore(changed: (state: PageState) => void): Store {
  let state = BEGINNING;
  let isTelling = false;
  let waiting: readonly (() => boolean)[] = [];
  const tell = () => {
    isTelling = false;
    changed(state);
  };
  const update: Store['update'] = (change) => {
    state = change(state);
    if (!isTelling) queueMicrotask(tell);
    isTelling = true;
    waiting = waiting.filter((isOver) => !isOver());
  };
  const until: Store['until'] = (holds) =>
    new Promise((resolve) => {
      const isOver = () => {
        const held = holds(state);
        if (held) resolve();
        return held;
      };
      if (!isOver()) waiting = [...waiting, isOver];
    });
  return { state: () => state, update, set: (changes) => update((now) => ({ ...now, ...changes })), until };
}
