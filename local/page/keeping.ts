/** Keeps each changed document in the browser, and says on the page whether that is done. */
import type { PageState } from './state';
import { keepDocument } from './storage';
import type { Store } from './store';

/** The returned function keeps a document, and says what came of it if it is still the newest then. */
export function keeper(store: Store): (document: string) => Promise<void> {
  let newest = '';
  return async (document) => {
    newest = document;
    const outcome = await keepDocument(document);
    if (document === newest) store.set(CHANGES[outcome]);
  };
}

/** What another tab has taken meanwhile is neither kept nor about to be. */
const CHANGES: Readonly<Record<Awaited<ReturnType<typeof keepDocument>>, Partial<PageState>>> = {
  kept: { keeping: 'kept' },
  impossible: { keeping: 'impossible' },
  taken: { tab: 'overtaken' },
};
