/** What can be undone and redone: whole documents as saved before each change. */

export interface History {
  /** Earlier documents, the latest last. */
  readonly past: readonly string[];
  /** Documents that were undone, the next to redo last. */
  readonly future: readonly string[];
}

/** Steps that are remembered. */
const DEPTH = 100;

export const NO_HISTORY: History = { past: [], future: [] };

/** After a change: `before` can be had back, and nothing can be redone. */
export function afterChange(history: History, before: string): History {
  return { past: [...history.past, before].slice(-DEPTH), future: [] };
}

/** One step back from `now`: the document to restore and the history then; null when there is none. */
export function undone(history: History, now: string): { readonly document: string; readonly history: History } | null {
  const document = history.past.at(-1);
  if (document === undefined) return null;
  return { document, history: { past: history.past.slice(0, -1), future: [...history.future, now] } };
}

/** One step forward again, in the same form. */
export function redone(history: History, now: string): { readonly document: string; readonly history: History } | null {
  const document = history.future.at(-1);
  if (document === undefined) return null;
  return { document, history: { past: [...history.past, now], future: history.future.slice(0, -1) } };
}
