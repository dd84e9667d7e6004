/** What was asked for on the command line. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export interface Arguments {
  /** The folder or file whose code is changed. */
  readonly target: string;
  /** How many mutants are tried. */
  readonly count: number;
  /** Decides which ones. */
  readonly seed: number;
  /** How many are tried at a time. */
  readonly jobs: number;
}

export const USAGE = `npm run mutate -- <folder or file> <count> [--seed <number>] [--jobs <number>]
  <folder or file>  whose TypeScript is changed, for example src/core
  <count>           how many mutants are drawn
  --seed <number>   draws others (1)
  --jobs <number>   how many are tried at a time (the number of cores)`;

/** Reads the command line; returns a sentence when it cannot. */
export function readArguments(words: readonly string[]): Arguments | string {
  const given = parsed(words);
  if (typeof given === 'string') return given;
  const [target, ...rest] = given.positionals;
  if (target === undefined) return 'Say which folder or file to change.';
  if (rest.length !== 1) return 'Say how many mutants to try, after the folder or file.';
  const [count, seed, jobs] = [rest[0], given.seed, given.jobs].map(Number);
  if (!isWhole(count, 1)) return `${rest[0]} is no number of mutants.`;
  if (!isWhole(seed, 0)) return `--seed needs a whole number, not ${given.seed}.`;
  if (!isWhole(jobs, 1)) return `--jobs needs a whole number from 1, not ${given.jobs}.`;
  return { target, count, seed, jobs };
}

function parsed(words: readonly string[]) {
  const options = { seed: { type: 'string', default: '1' }, jobs: { type: 'string', default: defaultJobs() } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { positionals, ...values };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function defaultJobs(): string {
  return String(availableParallelism());
}

function isWhole(number: number | undefined, least: number): number is number {
  return number !== undefined && Number.isInteger(number) && number >= least;
}
