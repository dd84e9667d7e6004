import { takeOffer } from '../../../sidebar/actions/offers';
import { refresh } from '../../../sidebar/actions/reading';
import { chooseSource, loadExample } from '../../../sidebar/actions/sources';
import { pasteClues, resize, solveTyped } from '../../../sidebar/actions/typing';
import { answerQuestion, writeClues, writePicture } from '../../../sidebar/actions/writing';
import { NO_REPLY } from '../../../sidebar/services/server';
import { PRACTICE } from '../../../sidebar/state/examples';
import { canWritePicture } from '../../../sidebar/state/state';
import type { CluesToWrite, PictureToWrite, Reply, WriteOutcome } from '../../../src/contract/wire';
import { gridOf } from '../../../testkit/drawing';
import { openWorld, sheetServer, sheetThatReads } from '../fakes';
import { HEART, sheetWith, sheetWithClues } from '../pictures';

const heart = sheetWith(HEART);
const question: Reply<WriteOutcome> = {
  ok: true,
  value: { written: false, question: 'The clues will be replaced. Go on?' },
};
const done: Reply<WriteOutcome> = { ok: true, value: { written: true, message: 'The clues are in A2:A11.' } };

/** A sheet that gives these replies to clues, the last one again and again, and what it was sent. */
function sheetThatTakesClues(...replies: readonly Reply<WriteOutcome>[]) {
  const sent: CluesToWrite[] = [];
  const sidebarWriteClues = async (clues: CluesToWrite) => {
    sent.push(clues);
    return replies[Math.min(sent.length, replies.length) - 1] ?? done;
  };
  return { sent, server: { ...sheetServer(heart), sidebarWriteClues } };
}

describe('writing to the sheet', () => {
  test('sends the clues that were typed, then reads the sheet and says what was done', async () => {
    const { sent, server } = sheetThatTakesClues(done);
    const { app } = openWorld(server);
    await refresh(app);
    chooseSource(app, 'typed');
    for (const kind of ['row', 'column'] as const) {
      resize(app, kind, 2);
      pasteClues(app, { kind, index: 0 }, { kind: 'lines', texts: ['1', '0'] });
    }
    solveTyped(app);
    await writeClues(app);
    expect(sent).toEqual([{ sheetId: 7, clues: { rows: [[1], []], columns: [[1], []] }, overwrite: false }]);
    expect(app.state().message).toEqual({ kind: 'done', text: 'The clues are in A2:A11.', offer: null });
  });

  test('asks what the sheet asks, and writes after a yes', async () => {
    const sent: PictureToWrite[] = [];
    const sidebarWritePicture = async (picture: PictureToWrite) => {
      sent.push(picture);
      return picture.overwrite ? done : question;
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarWritePicture });
    await refresh(app);
    await writePicture(app, gridOf(HEART));
    expect(app.state().question?.text).toBe('The clues will be replaced. Go on?');
    await answerQuestion(app, true);
    expect(sent.map(({ overwrite }) => overwrite)).toEqual([false, true]);
    expect(sent[1]?.picture).toEqual(HEART);
    expect(app.state()).toMatchObject({ question: null, message: { kind: 'done' } });
  });

  test('writes clues after a yes, too', async () => {
    const { sent, server } = sheetThatTakesClues(question, done);
    const { app } = openWorld(server);
    await refresh(app);
    await writeClues(app);
    await answerQuestion(app, true);
    expect(sent.map(({ overwrite }) => overwrite)).toEqual([false, true]);
    expect(sent[1]?.clues).toEqual(sent[0]?.clues);
  });

  test('lets everything be after a no', async () => {
    const { sent, server } = sheetThatTakesClues(question);
    const { app } = openWorld(server);
    await refresh(app);
    await writeClues(app);
    await answerQuestion(app, false);
    expect(sent).toHaveLength(1);
    expect(app.state()).toMatchObject({ question: null, message: null });
  });

  test('says why it failed, and can be tried again', async () => {
    const { sent, server } = sheetThatTakesClues({ ok: false, problem: 'Somebody else is writing now.' }, done);
    const { app } = openWorld(server);
    await refresh(app);
    await writeClues(app);
    expect(app.state()).toMatchObject({
      writing: false,
      message: { kind: 'problem', text: 'Somebody else is writing now.', offer: { kind: 'try-again' } },
    });
    await takeOffer(app);
    expect(sent[1]).toEqual(sent[0]);
    expect(app.state().message).toMatchObject({ kind: 'done' });
  });

  test('reads the sheet first when that failed before', async () => {
    const { app } = openWorld(sheetThatReads(new Error('offline'), { ok: true, value: heart }));
    await refresh(app);
    loadExample(app, PRACTICE);
    await writeClues(app);
    expect(app.state().message).toEqual({ kind: 'done', text: 'It is written.', offer: null });
  });

  test('is not possible while the sheet cannot be read', async () => {
    const { app } = openWorld(sheetThatReads(new Error('offline')));
    await refresh(app);
    loadExample(app, PRACTICE);
    await writeClues(app);
    expect(app.state().message).toEqual({ kind: 'problem', text: NO_REPLY, offer: null });
  });
});

describe('a solution can be written into the grid', () => {
  test('where the sheet has clues only, until the picture is there', async () => {
    const clues = sheetWithClues(['1 1', '5', '5', '3', '1'], ['2', '4', '4', '4', '2']);
    const { app } = openWorld(sheetThatReads({ ok: true, value: clues }, { ok: true, value: heart }));
    await refresh(app);
    expect(canWritePicture(app.state())).toBe(true);
    await writePicture(app, gridOf(HEART));
    expect(canWritePicture(app.state())).toBe(false);
  });

  test('where the puzzle on show is not the one of the sheet', async () => {
    const { app } = openWorld(sheetServer(heart));
    await refresh(app);
    loadExample(app, PRACTICE);
    expect(canWritePicture(app.state())).toBe(true);
  });
});
