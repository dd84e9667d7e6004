/** Runs the tests on the code as it is: they must pass, and their times set the limits for the mutants. */
import { mirrorOf } from './project';
import type { Limited, Workplace } from './workplace';

/** A time on the processor, in milliseconds, by test file. */
export type Times = ReadonlyMap<string, number>;

/** Returns the times of all tests, or the first problem. */
export async function timesOf(tests: readonly string[], workplaces: readonly Workplace[]): Promise<Times | string> {
  const times = new Map<string, number>();
  const shares = workplaces.map((_, i) => tests.filter((__, j) => j % workplaces.length === i));
  const outcomes = await Promise.all(
    workplaces.map((workplace, i) =>
      workplace.run(null, (shares[i] ?? []).map(unlimited), (report) => {
        if (report.kind === 'passed') times.set(report.test, report.milliseconds);
      }),
    ),
  );
  for (const outcome of outcomes) {
    if (outcome.kind === 'killed') return `${outcome.by} fails without any mutant:\n${outcome.problem}`;
    if (outcome.kind !== 'survived') return 'The tests do not end without any mutant.';
  }
  return times;
}

function unlimited(test: string): Limited {
  return { test, limit: null };
}

/** The tests in the order in which they most quickly find something wrong with the file, each with its limit. */
export function limitedTests(tests: readonly string[], file: string, times: Times): readonly Limited[] {
  const timeOf = (test: string) => (test === mirrorOf(file) ? 0 : (times.get(test) ?? 0));
  return [...tests]
    .sort((a, b) => timeOf(a) - timeOf(b))
    .map((test) => ({ test, limit: limitFor(times.get(test) ?? 0) }));
}

/** Three times the usual time, and a second for a process that was not yet warm. */
function limitFor(milliseconds: number): number {
  return 3 * milliseconds + 1000;
}
