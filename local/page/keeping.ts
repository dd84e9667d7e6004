/** Keeps each changed document in the browser, and says on the page whether that is done. */
import { keepDocument } from './storage';
import type { Store } from './store';

/** The returned function keeps a document, and says whether it could if it is still the newest then. */
export function keeper(store: Store): (document: string) => Promise<void> {
  let newest = '';
  return async (document) => {
    newest = document;
    const isKept = await keepDocument(document);
    if (document === newest) store.set({ keeping: isKept ? 'kept' : 'impossible' });
  };
}
