/**
 * Keeps the document in the browser's IndexedDB, so that a reload goes on where it was. With it is kept which tab has it:
 * no other tab can write over it, whatever else fails.
 */
import { update } from 'idb-keyval';

const KEY = 'document';

/** The names of tabs are good for one load of the page. */
const thisTab = crypto.randomUUID();

interface Kept {
  readonly tab: string;
  /** Null where nothing was changed yet. */
  readonly document: string | null;
}

/** Gives the document to this tab; null when none is kept yet, or the browser keeps nothing. */
export async function claimDocument(): Promise<string | null> {
  let document: string | null = null;
  try {
    await update(KEY, (kept: unknown): Kept => {
      document = documentIn(kept);
      return { tab: thisTab, document };
    });
  } catch {
    return null;
  }
  return document;
}

/** Keeps the document, unless it belongs to another tab by now, or the browser does not allow it. */
export async function keepDocument(document: string): Promise<'kept' | 'taken' | 'impossible'> {
  let isOurs = true;
  try {
    await update(KEY, (kept: unknown) => {
      isOurs = kept === undefined || (isKept(kept) && kept.tab === thisTab);
      return isOurs ? { tab: thisTab, document } : kept;
    });
  } catch {
    return 'impossible';
  }
  return isOurs ? 'kept' : 'taken';
}

/** Version 0.1.0 kept the document alone. */
function documentIn(kept: unknown): string | null {
  if (typeof kept === 'string') return kept;
  return isKept(kept) ? kept.document : null;
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'tab' in kept && 'document' in kept;
}
