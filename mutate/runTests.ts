/** Runs test files in a process of their own and finds out how that ended. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { OVERDUE, type Report, type Run } from './protocol';

export type Ending =
  | { readonly kind: 'survived' }
  | { readonly kind: 'killed'; readonly by: string; readonly problem: string }
  | { readonly kind: 'timed-out' };

/** Enough for every test, and little enough that a mutant which only collects ends soon. */
const MEMORY = '--max-old-space-size=1024';

/** Runs the tests in their order, in this working directory, until one fails. `onReport` hears of each that ended. */
export async function runTests(
  program: string,
  cwd: string,
  runs: readonly Run[],
  onReport: (report: Report) => void,
): Promise<Ending> {
  const child = fork(program, { cwd, execArgv: [MEMORY], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const reports: Report[] = [];
  child.on('message', (report: Report) => {
    reports.push(report);
    onReport(report);
  });
  child.send(runs);
  const [[, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  return endingOf(runs, reports, signal);
}

function endingOf(runs: readonly Run[], reports: readonly Report[], signal: unknown): Ending {
  const last = reports.at(-1);
  if (last?.kind === 'failed') return { kind: 'killed', by: last.test, problem: last.problem };
  const unfinished = runs[reports.length];
  if (unfinished === undefined) return { kind: 'survived' };
  if (signal === OVERDUE) return { kind: 'timed-out' };
  return { kind: 'killed', by: unfinished.test, problem: 'The process of the tests ended.' };
}
