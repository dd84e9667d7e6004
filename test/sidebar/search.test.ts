import {
  type Job,
  type Portion,
  type Searcher,
  searchInPortions,
  searchInWorker,
  serveSearches,
} from '../../sidebar/search';
import { type Solution, solve } from '../../src/core';
import { PROBE, puzzle, SWITCH } from './pictures';

const probe: Job = { puzzle: puzzle(PROBE), options: {} };

function solutionBy(search: Searcher, job: Job): Promise<Solution> {
  return new Promise((onSolved) => search(job, { onProgress: () => {}, onSolved }));
}

describe('a search', () => {
  test.each([
    ['on the page', searchInPortions],
    ['in a worker that cannot be made, and so on the page', searchInWorker('no script')],
    ['in a worker without a script, and so on the page', searchInWorker('')],
  ])('%s ends with the solution that the core finds', async (_, search) => {
    expect(await solutionBy(search, probe)).toEqual(solve(probe.puzzle));
  });

  test('that is stopped is not heard of again', async () => {
    const heard: unknown[] = [];
    const stop = searchInPortions(probe, {
      onProgress: (tries) => heard.push(tries),
      onSolved: (solution) => heard.push(solution),
    });
    stop();
    await solutionBy(searchInPortions, { puzzle: puzzle(SWITCH), options: {} });
    expect(heard).toEqual([]);
  });

  test('gives up after the tries it is allowed', async () => {
    const { verdict } = await solutionBy(searchInPortions, { ...probe, options: { tries: 0 } });
    expect(verdict.kind).toBe('gave-up');
  });
});

describe('the worker', () => {
  test('answers a job with reports that end with the solution, all of them plain enough to cross', () => {
    const portions: Portion[] = [];
    serveSearches((portion) => portions.push(portion))(new MessageEvent('message', { data: structuredClone(probe) }));
    expect(portions.at(-1)).toEqual({ kind: 'solved', solution: solve(probe.puzzle) });
    expect(portions.slice(0, -1).every((portion) => portion.kind === 'progress')).toBe(true);
    expect(structuredClone(portions)).toEqual(portions);
  });
});
