/** The sidebar without its page: the state, and what the state is changed with. */
import type { Server } from './services/server';
import type { Searcher } from './services/worker';
import type { Session } from './state/session';
import { type Message, type ShowRequest, START, type State } from './state/state';

/** What the sidebar needs of the world around it. */
export interface Services {
  readonly server: Server;
  readonly search: Searcher;
  /** Puts a text on the clipboard; false when the browser does not let it. */
  readonly copy: (text: string) => Promise<boolean>;
  /** Calls back after some milliseconds, unless the returned function is called first. */
  readonly wait: (milliseconds: number, callback: () => void) => () => void;
  /** Whether the person asked for less motion. */
  readonly prefersCalm: () => boolean;
  /** Whether nobody can see the sidebar. */
  readonly isHidden: () => boolean;
}

/** The state and what changes it; there is one of it. */
export interface App {
  readonly services: Services;
  readonly state: () => State;
  readonly update: (change: (state: State) => State) => void;
  /** How to stop what is under way: searches by the id of their session, and playing. */
  readonly stops: Map<symbol | 'playing', () => void>;
  /** Showing places in the sheet: while one call is under way, only the latest wish waits. */
  readonly showing: { underWay: boolean; wish: ShowRequest | null };
  /** Following the sheet: how often in a row nothing was new, whether it is being looked at, and how to put the next look off. */
  readonly following: { quiet: number; underWay: boolean; putOff: () => void };
}

/** What a view is drawn from. */
export interface ViewProps {
  readonly app: App;
  readonly state: State;
}

/** What a view of the puzzle on show is drawn from. */
export interface SessionProps extends ViewProps {
  readonly session: Session;
}

/** Starts with nothing shown; `onChange` hears of every new state. */
export function createApp(services: Services, onChange: (state: State) => void): App {
  let state = START;
  const update = (change: (state: State) => State) => {
    const changed = change(state);
    if (changed === state) return;
    state = changed;
    onChange(state);
  };
  return {
    services,
    state: () => state,
    update,
    stops: new Map(),
    showing: { underWay: false, wish: null },
    following: { quiet: 0, underWay: false, putOff: () => {} },
  };
}

/** Stops what runs under this name, if anything does. */
export function stop(app: App, name: symbol | 'playing'): void {
  app.stops.get(name)?.();
  app.stops.delete(name);
}

/** Stops playing the steps. */
export function pause(app: App): void {
  stop(app, 'playing');
  app.update((state) => (state.playing ? { ...state, playing: false } : state));
}

/** Says what came of something, in place of what was said before. */
export function showMessage(app: App, message: Message | null): void {
  app.update((state) => (state.message === message ? state : { ...state, message }));
}
