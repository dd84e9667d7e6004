/** The core without anything around it, as Apps Script has it. */
import { runInContext } from 'node:vm';
import { bareContext } from '../testkit/bareContext';
import type { Core } from './core';

/** What the bench measures, from a bare context. */
export async function bareCore(): Promise<Core> {
  return runInContext('core', await bareContext('bench/core.ts'));
}
