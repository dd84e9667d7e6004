/** Typing clues: filling, clearing and checking the fields. */
import type { Line } from '../../src/core';
import { type App, showMessage } from '../app';
import type { Pasted } from '../state/clipboardText';
import {
  blankEntry,
  type Entry,
  entryOfClues,
  entryOfTexts,
  losesTexts,
  sizeOf,
  textsOf,
  withCount,
  withTexts,
} from '../state/entry';
import { puzzleFromTexts } from '../state/puzzleFrom';
import { shownSession, withTyped } from '../state/state';
import { CLUES_BACK, CLUES_CLEARED, CLUES_REPLACED } from '../words/clueWords';
import { removePuzzle, showPuzzle } from './showing';
import { chooseSource, chooseWayIn } from './sources';

/** Puts a text into a field; what was solved before no longer holds. */
export function typeClue(app: App, line: Line, text: string): void {
  changeEntry(app, withTexts(app.state().typed.entry, line, [text]));
}

/** Spreads pasted clues over the fields: a whole puzzle over all of them, the clues of lines over those from one on. */
export function pasteClues(app: App, from: Line, pasted: Pasted): void {
  const { entry } = app.state().typed;
  const pastedInto =
    pasted.kind === 'puzzle' ? entryOfTexts(pasted.rows, pasted.columns) : withTexts(entry, from, pasted.texts);
  replaceEntry(app, pastedInto, CLUES_REPLACED);
}

export function resize(app: App, kind: Line['kind'], count: number): void {
  changeEntry(app, withCount(app.state().typed.entry, kind, count));
}

/** Takes the clues of the puzzle on show into the fields, to change them there. */
export function editShownClues(app: App): void {
  const session = shownSession(app.state());
  if (session === null) return;
  chooseWayIn(app, 'type');
  replaceEntry(app, entryOfClues(session.puzzle), CLUES_REPLACED);
}

/** Shows the fields again, with the clues that were solved. */
export function editTyped(app: App): void {
  chooseWayIn(app, 'type');
}

export function clearTyped(app: App): void {
  replaceEntry(app, blankEntry(sizeOf(app.state().typed.entry)), CLUES_CLEARED);
}

/** Puts back what was in the fields before. */
export function bringBack(app: App, entry: Entry): void {
  chooseWayIn(app, 'type');
  replaceEntry(app, entry, CLUES_BACK);
}

/** Fills many fields at once. Where that loses what somebody typed, it says so and offers to bring it back. */
function replaceEntry(app: App, entry: Entry, text: string): void {
  const { entry: before } = app.state().typed;
  changeEntry(app, entry);
  if (losesTexts(before, entry)) showMessage(app, { kind: 'done', text, offer: { kind: 'bring-back', entry: before } });
}

function changeEntry(app: App, entry: Entry): void {
  removePuzzle(app, 'typed');
  app.update((state) => withTyped(state, { entry, lack: null }));
}

/** Solves the typed clues, or says what keeps them from being a puzzle. Returns whether they are one. */
export function solveTyped(app: App): boolean {
  const { entry } = app.state().typed;
  const read = puzzleFromTexts(textsOf(entry, 'row'), textsOf(entry, 'column'));
  removePuzzle(app, 'typed');
  if (read.kind === 'puzzle') {
    app.update((state) => withTyped(state, { lack: null }));
    chooseSource(app, 'typed');
    showPuzzle(app, 'typed', read.puzzle, null);
    return true;
  }
  app.update((state) => withTyped(state, { lack: read }));
  return false;
}
