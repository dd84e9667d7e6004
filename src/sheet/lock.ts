/** The document's lock, so that parallel edits of several people do not write into each other's work. */

/**
 * Does something while no other execution does; null when another holds the lock for longer than `milliseconds`.
 * What was written reaches the sheet before the lock is given back. Questions to the person would drop the lock: ask outside.
 */
export function withLock<T>(milliseconds: number, action: () => T): T | null {
  const lock: GoogleAppsScript.Lock.Lock | null = LockService.getDocumentLock();
  if (lock !== null && !lock.tryLock(milliseconds)) return null;
  try {
    const result = action();
    SpreadsheetApp.flush();
    return result;
  } finally {
    lock?.releaseLock();
  }
}
