/** Pasting a design: it is read at every change of the text. */
import { DEFAULT_SIZE } from '../../src/contract/places';
import { describeDesignProblem, readDesign } from '../../src/designs';
import type { App } from '../app';

/** Puts a text into the field and reads it, a list by the size of the sheet's puzzle. */
export function pasteDesign(app: App, text: string): void {
  const read = readDesign(text, app.state().sheet.loaded?.size ?? DEFAULT_SIZE);
  const pasted = read.ok
    ? { text, picture: read.design.picture, problem: null }
    : { text, picture: null, problem: text.trim() === '' ? null : describeDesignProblem(read.problem) };
  app.update((state) => ({ ...state, pasted }));
}
