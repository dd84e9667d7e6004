/**
 * Random histories of a sheet: people type, paste, clear, insert and undo, other scripts write, commands are answered with Yes and
 * No, calls fail, two people work at once. After each gesture it must hold that a verdict which looks valid is right about what the
 * sheet shows, that nothing of the person's own was lost unasked, and that reading changed nothing.
 */
import { seeded } from '../random';
import { type Habits, openDesk } from './desk';
import { randomHistory } from './gestures';
import { openingsOn } from './openings';
import { playHistory, shortest } from './run';

/** Gestures of a history. */
const LENGTH = 20;

/** What Sheets does when cells are moved is unknown; it may do any of this. */
const HABITS: readonly Habits[] = [{}, { moveFires: 'nothing' }, { moveFires: 'both', rulesFollowMoves: false }];

/** Plays histories on the built script; another seed gives others. Yields the shortest form of each that went wrong. */
export function* histories(count: number, seed: number): Iterable<string> {
  const stages = HABITS.flatMap((habits) => {
    const desk = openDesk(habits);
    return openingsOn(desk).map((opening) => ({ desk, opening }));
  });
  for (let index = 0; index < count; index += 1) {
    const history = randomHistory(seeded(seed * 1_000_003 + index), LENGTH);
    const stage = stages[index % stages.length];
    if (stage === undefined) throw new Error('There is no opening.');
    const { desk, opening } = stage;
    const complaints = playHistory(desk, opening, history);
    if (complaints.length > 0)
      yield `History ${index}, opening ${index % stages.length}:\n${shortest(desk, opening, history, complaints)}`;
  }
}
