/**
 * Random histories of a sheet: people type, paste, clear, insert and undo, other scripts write, commands are answered with Yes and
 * No, calls fail, two people work at once. After each gesture it must hold that a verdict which looks valid is right about what the
 * sheet shows, that nothing of the person's own was lost unasked, and that reading changed nothing.
 *
 * `HISTORIES=2000 npx jest test/sheet/histories` plays more of them, `SEED=7` others. A failure names the shortest history found.
 */
import { seeded } from '../../testkit/random';
import { openDesk } from './history/desk';
import { randomHistory } from './history/gestures';
import { openingsOn } from './history/openings';
import { playHistory, shortest } from './history/run';

const HISTORIES = Number(process.env.HISTORIES ?? 400);
const SEED = Number(process.env.SEED ?? 1);
const LENGTH = 20;

test(`in ${HISTORIES} histories no verdict outlives its picture and nothing is lost`, () => {
  const desk = openDesk();
  const openings = openingsOn(desk);
  for (let index = 0; index < HISTORIES; index += 1) {
    const history = randomHistory(seeded(SEED * 1_000_003 + index), LENGTH);
    const opening = openings[index % openings.length];
    if (opening === undefined) throw new Error('There is no opening.');
    const complaints = playHistory(desk, opening, history);
    if (complaints.length > 0) {
      throw new Error(
        `History ${index}, opening ${index % openings.length}:\n${shortest(desk, opening, history, complaints)}`,
      );
    }
  }
}, 600_000);
