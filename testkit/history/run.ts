/** Plays whole histories, and shortens one that went wrong. */
import { type Desk, type Kept, keep, putBack } from './desk';
import type { Gesture } from './gestures';
import { play } from './play';
import { complaintsAbout } from './rules';
import type { Undoable } from './undo';

/** What is wrong after the first gesture after which something is; nothing when all is well. */
export function playHistory(desk: Desk, opening: Kept, history: readonly Gesture[]): readonly string[] {
  desk.sheets.releaseEvents();
  putBack(desk, opening);
  desk.muddled.clear();
  return playOn(desk, history);
}

/** The same on the sheet as it is. */
export function playOn(desk: Desk, history: readonly Gesture[]): readonly string[] {
  let undoable: Undoable | null = null;
  for (const [index, gesture] of history.entries()) {
    const isUndoneNext = history[index + 1]?.act.does === 'undo' && gesture.act.does !== 'undo';
    const kept: Kept | null = isUndoneNext ? keep(desk) : null;
    const outcome = play(desk, gesture, undoable);
    const complaints = complaintsAbout(desk, gesture, outcome);
    if (complaints.length > 0) return complaints;
    undoable = kept === null ? null : { kept, act: gesture.act };
  }
  return [];
}

/** The history with as few gestures and disturbances as still bring up the same complaint, as JSON, one gesture a line. */
export function shortest(
  desk: Desk,
  opening: Kept,
  history: readonly Gesture[],
  complaints: readonly string[],
): string {
  const topic = topicOf(complaints);
  const fails = (shorter: readonly Gesture[]) => topicOf(playHistory(desk, opening, shorter)) === topic;
  let found = history;
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const candidate = shortenings(found, index).find(fails);
    if (candidate !== undefined) found = candidate;
  }
  const said = playHistory(desk, opening, found);
  return [...found.map((gesture) => JSON.stringify(gesture)), ...said].join('\n');
}

function topicOf([first = '']: readonly string[]): string {
  return first.replace(/[^a-z :]|Sheet|Copy.*?:/gi, '').slice(0, 24);
}

function shortenings(history: readonly Gesture[], index: number): readonly (readonly Gesture[])[] {
  const gesture = history[index];
  if (gesture === undefined) return [];
  const without = history.filter((_, at) => at !== index);
  const calm = history.map((one, at) => (at === index ? { ...one, disturbance: null } : one));
  return gesture.disturbance === null ? [without] : [without, calm];
}
