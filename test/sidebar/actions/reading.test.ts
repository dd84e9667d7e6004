import { refresh } from '../../../sidebar/actions/reading';
import { goTo } from '../../../sidebar/actions/stepping';
import { NO_REPLY } from '../../../sidebar/services/server';
import { drawingNow, isBusy, shownSession } from '../../../sidebar/state/state';
import type { Reply, SheetPuzzle } from '../../../src/contract/wire';
import { gridOf } from '../../../testkit/drawing';
import { openWorld, promised, sheetServer, sheetThatReads } from '../fakes';
import { blankSheet, HEART, SWITCH, sheetWith, sheetWithClues } from '../pictures';

const heart = sheetWith(HEART);
const heartClues = sheetWithClues(['1 1', '5', '5', '3', '1'], ['2', '4', '4', '4', '2']);
const blank = blankSheet(5, 5);

function reply(value: SheetPuzzle): Reply<SheetPuzzle> {
  return { ok: true, value };
}

describe('reading the sheet', () => {
  test('is busy until the puzzle is there, and then shows it at its start', async () => {
    const answer = promised<Reply<SheetPuzzle>>();
    const { app } = openWorld({ ...sheetServer(heart), sidebarReadPuzzle: () => answer.promise });
    const reading = refresh(app);
    expect(isBusy(app.state())).toBe(true);
    answer.resolve(reply(heart));
    await reading;
    expect(isBusy(app.state())).toBe(false);
    expect(shownSession(app.state())).toMatchObject({ step: 0, logic: { verdict: { kind: 'line-solvable' } } });
  });

  test('asks only once at a time', async () => {
    let calls = 0;
    const answer = promised<Reply<SheetPuzzle>>();
    const sidebarReadPuzzle = () => {
      calls += 1;
      return answer.promise;
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarReadPuzzle });
    const readings = [refresh(app), refresh(app)];
    answer.resolve(reply(heart));
    await Promise.all(readings);
    expect(calls).toBe(1);
  });

  test('keeps the step when the clues are the same', async () => {
    const { app } = openWorld(sheetThatReads(reply(heart), reply({ ...heart, sheetName: 'Renamed' })));
    await refresh(app);
    goTo(app, 3);
    await refresh(app);
    expect(shownSession(app.state())?.step).toBe(3);
    expect(app.state().sheet.loaded?.sheetName).toBe('Renamed');
  });

  test('takes the picture over that was drawn for the same clues', async () => {
    const { app } = openWorld(sheetThatReads(reply(heartClues), reply(heart)));
    await refresh(app);
    goTo(app, 3);
    await refresh(app);
    expect(shownSession(app.state())).toMatchObject({ step: 3, picture: gridOf(HEART) });
  });

  test('starts over when the clues are others', async () => {
    const { app } = openWorld(sheetThatReads(reply(heart), reply(sheetWith(SWITCH))));
    await refresh(app);
    goTo(app, 3);
    await refresh(app);
    expect(shownSession(app.state())).toMatchObject({ step: 0, puzzle: { rows: [[1], [1]] } });
  });

  test('that fails says why and keeps what was there', async () => {
    const { app } = openWorld(sheetThatReads(reply(heart), { ok: false, problem: 'C5 holds the text maybe.' }));
    await refresh(app);
    await refresh(app);
    expect(app.state().sheet.failure).toBe('C5 holds the text maybe.');
    expect(shownSession(app.state())).not.toBeNull();
  });

  test('of a sheet that holds no puzzle shows its name, says why, and offers no board', async () => {
    const problem = 'C5 holds the text maybe.';
    const refused = sheetWith(HEART, { sheetName: 'Other', content: { kind: 'refused', problem } });
    const { app } = openWorld(sheetThatReads(reply(heart), reply(refused)));
    await refresh(app);
    await refresh(app);
    expect(app.state().sheet).toMatchObject({ failure: null, loaded: { sheetName: 'Other' } });
    expect(shownSession(app.state())).toBeNull();
    expect(drawingNow(app.state())).toBeNull();
  });

  test('that brings no reply says so, and trying again works', async () => {
    const { app } = openWorld(sheetThatReads(new Error('NetworkError'), reply(heart)));
    await refresh(app);
    expect(app.state().sheet.failure).toBe(NO_REPLY);
    await refresh(app);
    expect(app.state().sheet.failure).toBeNull();
    expect(shownSession(app.state())).not.toBeNull();
  });

  test('of a blank sheet shows no puzzle', async () => {
    const { app } = openWorld(sheetThatReads(reply(heart), reply(blank)));
    await refresh(app);
    await refresh(app);
    expect(shownSession(app.state())).toBeNull();
    expect(app.state().sheet.lack).toBeNull();
  });

  test('lists what is wrong with clues that were typed into the sheet', async () => {
    const wrong = sheetWithClues(['9', '?', '5', '3', '1'], ['2', '4', '4', '4', '2']);
    const { app } = openWorld(sheetThatReads(reply(heart), reply(wrong)));
    await refresh(app);
    await refresh(app);
    expect(shownSession(app.state())).toBeNull();
    expect(app.state().sheet.lack).toMatchObject({
      kind: 'mistakes',
      problems: [{ kind: 'does-not-fit' }, { kind: 'not-a-number' }],
    });
  });
});
