/** Keeps the document in the browser's IndexedDB, so that a reload goes on where it was. */
import { get, set } from 'idb-keyval';

const KEY = 'document';

/** The kept document, or null when there is none or the browser keeps nothing. */
export async function keptDocument(): Promise<string | null> {
  try {
    const kept: unknown = await get(KEY);
    return typeof kept === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the document; false when the browser does not allow it. */
export async function keepDocument(text: string): Promise<boolean> {
  try {
    await set(KEY, text);
    return true;
  } catch {
    return false;
  }
}
