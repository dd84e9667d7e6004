import {
  type Job,
  type Portion,
  type Searcher,
  searchInPortions,
  searchInWorker,
  serveSearches,
} from '../../../sidebar/services/worker';
import { solve, type Verdict } from '../../../src/core';
import { PROBE, puzzle, SWITCH } from '../pictures';

const probe: Job = { puzzle: puzzle(PROBE), options: {} };

function verdictBy(search: Searcher, job: Job): Promise<Verdict> {
  return new Promise((onVerdict) => search(job, { onProgress: () => {}, onVerdict }));
}

describe('a search', () => {
  test.each([
    ['on the page', searchInPortions],
    ['in a worker that cannot be made, and so on the page', searchInWorker('no script')],
    ['in a worker without a script, and so on the page', searchInWorker('')],
  ])('%s ends with the verdict of the core', async (_, search) => {
    expect(await verdictBy(search, probe)).toEqual(solve(probe.puzzle).verdict);
  });

  test('that is stopped is not heard of again', async () => {
    const heard: unknown[] = [];
    const stop = searchInPortions(probe, {
      onProgress: (tries) => heard.push(tries),
      onVerdict: (verdict) => heard.push(verdict),
    });
    stop();
    await verdictBy(searchInPortions, { puzzle: puzzle(SWITCH), options: {} });
    expect(heard).toEqual([]);
  });

  test('gives up after the tries it is allowed', async () => {
    const verdict = await verdictBy(searchInPortions, { ...probe, options: { tries: 0 } });
    expect(verdict.kind).toBe('gave-up');
  });
});

describe('the worker', () => {
  test('returns for a job reports that end with the verdict, all of them plain enough to cross', () => {
    const portions: Portion[] = [];
    serveSearches((portion) => portions.push(portion))(new MessageEvent('message', { data: structuredClone(probe) }));
    expect(portions.at(-1)).toEqual({ kind: 'verdict', verdict: solve(probe.puzzle).verdict });
    expect(portions.slice(0, -1).every((portion) => portion.kind === 'progress')).toBe(true);
    expect(structuredClone(portions)).toEqual(portions);
  });
});
