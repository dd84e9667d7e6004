/**
 * One tab at a time has the document. A tab that opens asks for it, and the tab that has it keeps what was changed and
 * hands it over: the browser's lock passes from one to the other. Without locks the new tab does not wait for the other,
 * which hears of it all the same; then what storage.ts sees to has to do.
 */

const NAME = 'nonogram-designer';

/**
 * Asks for the document, and waits until no other tab has it. `leave` is called once another tab asks for it, and the
 * document is handed over when it is done.
 */
export async function takeTurn(leave: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) {
    isAskedFor().then(leave);
    return ask();
  }
  const granted = new Promise<void>((resolve) => {
    navigator.locks.request(NAME, () => {
      resolve();
      return Promise.race([isAskedFor(), isWaitedFor()]).then(leave);
    });
  });
  // The browser knows of the request when it has answered this, so whoever hears the question will find it there.
  await navigator.locks.query();
  ask();
  await granted;
}

/** Any change of what is stored under the name is heard by all other tabs. */
function ask(): void {
  try {
    localStorage.setItem(NAME, crypto.randomUUID());
  } catch {
    // A browser that stores nothing shares nothing between tabs either.
  }
}

/** Resolves when another tab asks. */
function isAskedFor(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('storage', ({ key }) => {
      if (key === NAME) resolve();
    });
  });
}

/** Resolves when another tab has asked before this one could hear it. */
async function isWaitedFor(): Promise<void> {
  const { pending = [] } = await navigator.locks.query();
  if (!pending.some(({ name }) => name === NAME)) await new Promise(() => undefined);
}
