/** The calls to the sheet, typed by the functions of src/main.ts that they reach. */
import { causeOf } from '../../src/contract/causes';
import type { Reply } from '../../src/contract/wire';

type Calls = Pick<
  typeof import('../../src/main'),
  | 'sidebarReadPuzzle'
  | 'sidebarFollow'
  | 'sidebarDraw'
  | 'sidebarWriteClues'
  | 'sidebarWritePicture'
  | 'sidebarShowLine'
  | 'sidebarShowCell'
  | 'sidebarOpenLarge'
>;

/** Each function of the sheet as a call that takes time. The promise is rejected when no reply came. */
export type Server = {
  readonly [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>>;
};

/** Google's `google.script.run` as far as it is used: every setter returns another runner. */
type Runner = { readonly [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => void } & {
  readonly withSuccessHandler: <Result>(handler: (result: Result) => void) => Runner;
  readonly withFailureHandler: (handler: (error: Error) => void) => Runner;
};

declare const google: { readonly script: { readonly run: Runner } };

/** The sheet that this page stands beside. */
export const server: Server = {
  sidebarReadPuzzle: () => callSheet((run) => run.sidebarReadPuzzle()),
  sidebarWriteClues: (clues) => callSheet((run) => run.sidebarWriteClues(clues)),
  sidebarWritePicture: (picture) => callSheet((run) => run.sidebarWritePicture(picture)),
  sidebarFollow: (mark) => callSheet((run) => run.sidebarFollow(mark)),
  sidebarDraw: (cells) => callSheet((run) => run.sidebarDraw(cells)),
  sidebarShowLine: (line) => callSheet((run) => run.sidebarShowLine(line)),
  sidebarShowCell: (cell) => callSheet((run) => run.sidebarShowCell(cell)),
  sidebarOpenLarge: (view) => callSheet((run) => run.sidebarOpenLarge(view)),
};

/** A call as a promise of its result. */
function callSheet<Result>(call: (run: Runner) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    call(google.script.run.withSuccessHandler(resolve).withFailureHandler(reject));
  });
}

/** Said when a call brings no reply at all, and nothing else is told of why. */
export const NO_REPLY = 'The sheet did not answer. Check the connection and try again.';

/** What a call that brought no reply says of why: the cause where it is known, else Google's own words. */
function silence(words: string): string {
  if (words.trim() === '' || /^(network|connection|offline)/i.test(words)) return NO_REPLY;
  return (
    causeOf(words) ??
    `The sheet did not answer. Try again; if it happens again, this is what Google says about it: ${words}`
  );
}

/** The reply of a call; a call that brings none counts as a reply that says so: Google may not have let the script in. */
export async function replyTo<T>(call: Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await call;
  } catch (failure) {
    return { ok: false, problem: silence(failure instanceof Error ? failure.message : String(failure)) };
  }
}
