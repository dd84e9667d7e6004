/** Choosing where the puzzle on show comes from. */
import { type App, pause } from '../app';
import type { Example } from '../state/examples';
import { puzzleFromPicture } from '../state/puzzleFrom';
import type { Source } from '../state/state';
import { showPuzzle } from './showing';

export function chooseSource(app: App, source: Source): void {
  pause(app);
  app.update((state) => ({ ...state, source, message: null, question: null }));
}

export function loadExample(app: App, { name, picture }: Example): void {
  const read = puzzleFromPicture(picture);
  if (read.kind !== 'puzzle') return;
  chooseSource(app, 'example');
  app.update((state) => ({ ...state, example: name }));
  showPuzzle(app, 'example', read.puzzle, null);
}
