/** Choosing what is looked at, and where the puzzle comes from. */
import type { View } from '../../src/contract/wire';
import { type App, pause } from '../app';
import type { Example } from '../state/examples';
import { puzzleFromPicture } from '../state/puzzleFrom';
import type { Source, WayIn } from '../state/state';
import { showPuzzle } from './showing';

export function chooseView(app: App, view: View): void {
  pause(app);
  app.update((state) => ({ ...state, view, message: null }));
}

/** Chooses how a design is brought in. */
export function chooseWayIn(app: App, wayIn: WayIn): void {
  app.update((state) => ({ ...state, view: 'designs', wayIn, message: null }));
}

/** Chooses which puzzle steps, improvements and copies are of, and shows its steps. */
export function chooseSource(app: App, source: Source): void {
  pause(app);
  app.update((state) => ({ ...state, source, view: source === 'sheet' ? state.view : 'steps', message: null }));
}

export function loadExample(app: App, { name, picture }: Example): void {
  const read = puzzleFromPicture(picture);
  if (read.kind !== 'puzzle') return;
  chooseSource(app, 'example');
  app.update((state) => ({ ...state, example: name }));
  showPuzzle(app, 'example', read.puzzle, null);
}
