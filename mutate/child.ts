/**
 * The process that runs bundled test files, one after the other, until one fails. Jest's own functions (`test`, `describe`,
 * `expect` and the like) are there as globals, without Jest's start-up.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { expect } from 'expect';
import * as circus from 'jest-circus';
import type { Report, Run } from './protocol';

const { test, it, describe, beforeAll, beforeEach, afterAll, afterEach } = circus;
Object.assign(globalThis, { test, it, describe, beforeAll, beforeEach, afterAll, afterEach, expect });

const watchdog = new Worker(new URL('watchdog.mjs', import.meta.url));

let onProblem: (error: unknown) => void = () => {};

circus.addEventHandler((event) => {
  if (event.name === 'test_fn_failure' || event.name === 'hook_failure' || event.name === 'error')
    onProblem(event.error);
});

process.once('message', (runs: readonly Run[]) => void runAll(runs));

async function runAll(runs: readonly Run[]): Promise<void> {
  for (const run of runs) {
    const report = await reportOf(run);
    await new Promise((resolve) => process.send?.(report, resolve));
    if (report.kind === 'failed') break;
  }
  process.exit();
}

async function reportOf(run: Run): Promise<Report> {
  watchdog.postMessage(run.limit);
  const before = process.cpuUsage();
  const problem = await firstProblem(run);
  const { user, system } = process.cpuUsage(before);
  return problem === null
    ? { kind: 'passed', test: run.test, milliseconds: (user + system) / 1000 }
    : { kind: 'failed', test: run.test, problem };
}

/** Ends as soon as something fails, even when other tests of the file are still to come. */
function firstProblem(run: Run): Promise<string | null> {
  return new Promise((resolve) => {
    onProblem = (error) => resolve(wordsOf(error));
    runFile(run).then(() => resolve(null), onProblem);
  });
}

async function runFile({ path, bundle }: Run): Promise<void> {
  circus.resetState();
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  const evaluate = compileFunction(readFileSync(bundle, 'utf8'), parameters, { filename: bundle });
  const module = { exports: {} };
  evaluate(module.exports, createRequire(path), module, path, dirname(path));
  const { unhandledErrors } = await circus.run();
  if (unhandledErrors.length > 0) throw new Error(unhandledErrors.join('\n'));
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.stack ?? error.message}` : String(error);
}
