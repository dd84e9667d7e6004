/** The world around the sidebar for tests without a page: sheet, searches and clock are in the hand of the test. */
import { type App, createApp, type Services } from '../../sidebar/app';
import type { Server } from '../../sidebar/services/server';
import type { Job, Listener } from '../../sidebar/services/worker';
import type { Reply, SheetPuzzle } from '../../src/contract/wire';
import { HEART, sheetWith } from './pictures';

/** A search that runs until the test reports on it. */
export interface FakeSearch extends Listener {
  readonly job: Job;
  stopped: boolean;
}

export interface World {
  readonly app: App;
  readonly searches: FakeSearch[];
  /** Callbacks that wait for their time, the earliest first. */
  readonly waiting: { readonly milliseconds: number; readonly callback: () => void }[];
  /** Texts that were copied. */
  readonly copied: string[];
}

/** A sheet with a puzzle that lets everything be written. */
export function sheetServer(puzzle: SheetPuzzle): Server {
  const written = { ok: true, value: { written: true, message: 'It is written.' } } as const;
  return {
    sidebarReadPuzzle: async () => ({ ok: true, value: puzzle }),
    sidebarFollow: async (mark) => ({ ok: true, value: mark === puzzle.mark ? null : puzzle }),
    sidebarDraw: async () => ({ ok: true, value: { written: true, puzzle } }),
    sidebarWriteClues: async () => written,
    sidebarWritePicture: async () => written,
    sidebarShowLine: async () => ({ ok: true, value: null }),
    sidebarShowCell: async () => ({ ok: true, value: null }),
    sidebarOpenLarge: async () => ({ ok: true, value: null }),
  };
}

/** A sheet that is read with one reply after the other; the last one stays. */
export function sheetThatReads(...replies: (Reply<SheetPuzzle> | Error)[]): Server {
  const sidebarReadPuzzle = async () => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error('No reply.');
    return reply;
  };
  return { ...sheetServer(sheetWith(HEART)), sidebarReadPuzzle };
}

/** Opens the sidebar beside a sheet; `onChange` hears of every change. */
export function openWorld(
  server: Server,
  services: Partial<Services> = {},
  onChange: (app: App) => void = () => {},
): World {
  const world = {
    searches: [] as FakeSearch[],
    waiting: [] as World['waiting'][number][],
    copied: [] as string[],
  };
  const search: Services['search'] = (job, listener) => {
    const started: FakeSearch = { job, ...listener, stopped: false };
    world.searches.push(started);
    return () => {
      started.stopped = true;
    };
  };
  const wait: Services['wait'] = (milliseconds, callback) => {
    const entry = { milliseconds, callback };
    world.waiting.push(entry);
    return () => void world.waiting.splice(world.waiting.indexOf(entry), 1);
  };
  const copy: Services['copy'] = async (text) => world.copied.push(text) > 0;
  const app: App = createApp(
    { server, search, wait, copy, prefersCalm: () => false, isHidden: () => false, ...services },
    () => onChange(app),
  );
  return { app, ...world };
}

/** Lets the time of the first waiting callback come. */
export function passTime(world: World): void {
  world.waiting.shift()?.callback();
}

/** A promise with its ends in hand. */
export function promised<T>(): {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
} {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
