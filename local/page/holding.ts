/** One tab of the browser has the document at a time, so that two do not overwrite each other's work: the one opened last. */

const LOCK = 'nonogram-document';

/**
 * Takes the document from whichever tab has it, and calls `lost` when another takes it from this one. Resolves as soon as this tab has
 * it; where the browser has no locks, at once.
 */
export function holdDocument(lost: () => void): Promise<void> {
  if (navigator.locks === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const forever = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(LOCK, { steal: true }, forever).catch(lost);
  });
}
