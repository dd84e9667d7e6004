/** What the tool and the process that runs tests for it say to each other. */

/** A bundled test file to run. */
export interface Run {
  /** The test file's path from the project's folder. */
  readonly test: string;
  /** Where `require` and `__dirname` look from: the test file itself. */
  readonly path: string;
  /** The file with its bundle. */
  readonly bundle: string;
  /** How many milliseconds of the processor's time it may use; null is no limit. */
  readonly limit: number | null;
}

/** The signal that ends a process which has used more time than it may. */
export const OVERDUE = 'SIGKILL';

/** Sent after each test file; the first that fails is the last. */
export type Report =
  | { readonly kind: 'passed'; readonly test: string; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly test: string; readonly problem: string };
