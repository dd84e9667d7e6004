import { takeOffer } from '../../../sidebar/actions/offers';
import { refresh } from '../../../sidebar/actions/reading';
import { showLine } from '../../../sidebar/actions/selecting';
import { loadExample } from '../../../sidebar/actions/sources';
import { goTo, setFollow } from '../../../sidebar/actions/stepping';
import { PRACTICE } from '../../../sidebar/state/examples';
import { isInSheet, shownSession } from '../../../sidebar/state/state';
import type { LineToShow, Reply } from '../../../src/contract/wire';
import { openWorld, promised, sheetServer } from '../fakes';
import { HEART, sheetWith } from '../pictures';

const heart = sheetWith(HEART);
const done: Reply<null> = { ok: true, value: null };

/** The sidebar beside a sheet that has been read, and the lines that the sheet was asked to show. */
async function openBeside(reply: (calls: number) => Reply<null> | Promise<Reply<null>> = () => done) {
  const shown: LineToShow[] = [];
  const sidebarShowLine = async (line: LineToShow) => reply(shown.push(line));
  const { app } = openWorld({ ...sheetServer(heart), sidebarShowLine });
  await refresh(app);
  return { app, shown };
}

describe('showing a line in the sheet', () => {
  test('sends the line', async () => {
    const { app, shown } = await openBeside();
    await showLine(app, { kind: 'column', index: 4 });
    expect(shown).toEqual([{ sheetId: 7, kind: 'column', index: 4 }]);
  });

  test('follows the steps one call at a time, and skips those that were passed meanwhile', async () => {
    const first = promised<Reply<null>>();
    const { app, shown } = await openBeside((calls) => (calls === 1 ? first.promise : done));
    setFollow(app, true);
    for (const step of [1, 2, 3]) goTo(app, step);
    expect(shown).toHaveLength(1);
    first.resolve(done);
    await new Promise(setImmediate);
    const steps = shownSession(app.state())?.logic.steps ?? [];
    expect(shown).toEqual([0, 2].map((index) => ({ sheetId: 7, ...steps[index]?.line })));
  });

  test('follows only a puzzle that is the one in the sheet', async () => {
    const { app, shown } = await openBeside();
    setFollow(app, true);
    expect(isInSheet(app.state())).toBe(true);
    loadExample(app, PRACTICE);
    expect(isInSheet(app.state())).toBe(false);
    goTo(app, 1);
    expect(shown).toEqual([]);
  });

  test('says why it failed, and can be tried again', async () => {
    const failure = { ok: false, problem: 'The puzzle has another size now.' } as const;
    const { app, shown } = await openBeside((calls) => (calls === 1 ? failure : done));
    await showLine(app, { kind: 'row', index: 0 });
    expect(app.state().message).toMatchObject({ kind: 'problem', text: 'The puzzle has another size now.' });
    await takeOffer(app);
    expect(shown[1]).toEqual(shown[0]);
    expect(app.state().message).toBeNull();
  });
});
