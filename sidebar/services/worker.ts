/** Long searches in portions: in a worker where the frame allows one, else between the page's own events. */
import { type Puzzle, type SolveOptions, solving, type Verdict } from '../../src/core';

/** What to solve. It crosses to the worker. */
export interface Job {
  readonly puzzle: Puzzle;
  readonly options: Pick<SolveOptions, 'picture' | 'tries'>;
}

/** What is heard of a search. */
export interface Listener {
  readonly onProgress: (tries: number) => void;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Starts a search and returns how to stop it; nothing is heard of it after that. */
export type Searcher = (job: Job, listener: Listener) => () => void;

/** What a portion of work came to. */
export type Portion =
  | { readonly kind: 'progress'; readonly tries: number }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

/** Milliseconds of work between two reports of the worker, and between two pauses of the page. */
const WORKER_PORTION = 100;
const PAGE_PORTION = 12;

/** Goes on with a search for some milliseconds. */
function nextPortion(search: ReturnType<typeof solving>, milliseconds: number): Portion {
  const end = performance.now() + milliseconds;
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return { kind: 'verdict', verdict: value.verdict };
    if (performance.now() >= end) return { kind: 'progress', tries: value };
  }
}

function report(portion: Portion, { onProgress, onVerdict }: Listener): void {
  if (portion.kind === 'verdict') onVerdict(portion.verdict);
  else onProgress(portion.tries);
}

/** Searches on the page itself, pausing so often that it stays lively. */
export function searchInPortions({ puzzle, options }: Job, listener: Listener): () => void {
  const search = solving(puzzle, options);
  let timer = setTimeout(goOn, 0);
  function goOn() {
    const portion = nextPortion(search, PAGE_PORTION);
    if (portion.kind === 'progress') timer = setTimeout(goOn, 0);
    report(portion, listener);
  }
  return () => clearTimeout(timer);
}

/**
 * Searches in a worker made from a text that calls `serveSearches`; where the browser or the frame's policy refuses
 * such a worker, on the page.
 */
export function searchInWorker(scriptText: string): Searcher {
  return (job, listener) => {
    const worker = createWorker(scriptText);
    if (worker === null) return searchInPortions(job, listener);
    let stop = () => {
      // Reports that are on their way already would still arrive.
      worker.onmessage = null;
      worker.terminate();
    };
    worker.onmessage = ({ data }: MessageEvent<Portion>) => {
      if (data.kind === 'verdict') worker.terminate();
      report(data, listener);
    };
    worker.onerror = () => {
      worker.terminate();
      stop = searchInPortions(job, listener);
    };
    worker.postMessage(job);
    return () => stop();
  };
}

function createWorker(scriptText: string): Worker | null {
  if (scriptText === '') return null;
  try {
    const address = URL.createObjectURL(new Blob([scriptText], { type: 'text/javascript' }));
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    return worker;
  } catch {
    return null;
  }
}

/** The worker's side: solves each job it is sent and reports as it goes. */
export function serveSearches(post: (portion: Portion) => void): (event: MessageEvent<Job>) => void {
  return ({ data: { puzzle, options } }) => {
    const search = solving(puzzle, options);
    let portion: Portion;
    do {
      portion = nextPortion(search, WORKER_PORTION);
      post(portion);
    } while (portion.kind === 'progress');
  };
}
