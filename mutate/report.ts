/** What the tool prints. */
import type { Drawn, Equivalent } from './draw';
import type { Tally, Trial } from './trials';
import type { Times } from './unmutated';

/** What is going to be tried, and how long the tests take without any mutant. */
export function heading(target: string, files: number, { mutants, equivalent }: Drawn, times: Times): string {
  const seconds = [...times.values()].reduce((sum, time) => sum + time, 0) / 1000;
  return [
    `${counted(files, 'file')} of ${target} with ${counted(mutants.length + equivalent, 'mutant')}, of which ${equivalent} are known to make no difference.`,
    `${counted(times.size, 'test file')}, which without a mutant take ${seconds.toFixed(1)} s of one core.`,
  ].join('\n');
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** A survivor: its place, and its lines before and after. Null for any other. */
export function survivor({ mutant, outcome }: Trial, tests: number): string | null {
  if (outcome.kind !== 'survived') return null;
  const untested = tests === 0 ? ' (no test runs this file)' : '';
  return `${mutant.file}:${mutant.line}${untested}\n  - ${mutant.original}\n  + ${mutant.mutated}`;
}

/** A listed one that is no longer in the code. */
export function outdatedEntry({ file, original, mutated }: Equivalent): string {
  return `equivalent.json lists what ${file} no longer has:\n  - ${original}\n  + ${mutated}`;
}

export function totals({ killed, timedOut, survived, notBuilt }: Tally): string {
  const tried = killed + timedOut + survived;
  const share = tried === 0 ? 0 : Math.round((1000 * (killed + timedOut)) / tried) / 10;
  return [
    `${counted(tried, 'mutant')}: ${killed} killed, ${timedOut} killed by time-out, ${survived} survived; ${share} % noticed.`,
    ...(notBuilt === 0 ? [] : [`${notBuilt} more could not be built and do not count.`]),
  ].join('\n');
}
