import { pictureOf } from '../../sidebar/board';
import { PRACTICE } from '../../sidebar/examples';
import { chooseSource, loadExample, resize, solveTyped, typeClues } from '../../sidebar/puzzles';
import { NO_ANSWER } from '../../sidebar/server';
import { answerQuestion, copy, refresh, showLine, tryAgain, writeClues, writePicture } from '../../sidebar/sheetCalls';
import { isInSheet, shownSession } from '../../sidebar/state';
import { goTo, setFollow } from '../../sidebar/stepping';
import type { CluesToWrite, LineToShow, PictureToWrite, Reply, WriteOutcome } from '../../src/contract/wire';
import { openWorld, promised, sheetServer, sheetThatReads } from './fakes';
import { HEART, sheetWith } from './pictures';

const heart = sheetWith(HEART);
describe('writing to the sheet', () => {
  const question: Reply<WriteOutcome> = {
    ok: true,
    value: { written: false, question: 'The clues will be replaced. Go on?' },
  };
  const done: Reply<WriteOutcome> = { ok: true, value: { written: true, message: 'The clues are in A2:A11.' } };

  test('sends the clues that were typed, then reads the sheet and says what was done', async () => {
    const sent: CluesToWrite[] = [];
    const sidebarWriteClues = async (clues: CluesToWrite) => {
      sent.push(clues);
      return done;
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarWriteClues });
    await refresh(app);
    chooseSource(app, 'typed');
    for (const kind of ['row', 'column'] as const) {
      resize(app, kind, 2);
      typeClues(app, { kind, index: 0 }, ['1', '0']);
    }
    solveTyped(app);
    await writeClues(app);
    expect(sent).toEqual([{ sheetId: 7, rows: ['1', ''], columns: ['1', ''], overwrite: false }]);
    expect(app.state().message).toEqual({ kind: 'done', text: 'The clues are in A2:A11.' });
  });

  test('asks what the sheet asks, and writes after a yes', async () => {
    const sent: PictureToWrite[] = [];
    const sidebarWritePicture = async (picture: PictureToWrite) => {
      sent.push(picture);
      return picture.overwrite ? done : question;
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarWritePicture });
    await refresh(app);
    await writePicture(app, pictureOf(HEART));
    expect(app.state().question?.text).toBe('The clues will be replaced. Go on?');
    await answerQuestion(app, true);
    expect(sent.map(({ overwrite }) => overwrite)).toEqual([false, true]);
    expect(sent[1]?.picture).toEqual(HEART);
    expect(app.state()).toMatchObject({ question: null, message: { kind: 'done' } });
  });

  test('lets everything be after a no', async () => {
    let calls = 0;
    const sidebarWriteClues = async () => {
      calls += 1;
      return question;
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarWriteClues });
    await refresh(app);
    await writeClues(app);
    await answerQuestion(app, false);
    expect(calls).toBe(1);
    expect(app.state()).toMatchObject({ question: null, message: null });
  });

  test('says why it failed', async () => {
    const sidebarWriteClues = async () => ({ ok: false, problem: 'The sheet is gone.' }) as const;
    const { app } = openWorld({ ...sheetServer(heart), sidebarWriteClues });
    await refresh(app);
    await writeClues(app);
    expect(app.state()).toMatchObject({ writing: false, message: { kind: 'problem', text: 'The sheet is gone.' } });
  });

  test('reads the sheet first when that failed before', async () => {
    const { app } = openWorld(sheetThatReads(new Error('offline'), { ok: true, value: heart }));
    await refresh(app);
    loadExample(app, PRACTICE);
    await writeClues(app);
    expect(app.state().message).toEqual({ kind: 'done', text: 'It is written.' });
  });

  test('is not possible while the sheet cannot be read', async () => {
    const { app } = openWorld(sheetThatReads(new Error('offline')));
    await refresh(app);
    loadExample(app, PRACTICE);
    await writeClues(app);
    expect(app.state().message).toEqual({ kind: 'problem', text: NO_ANSWER, again: null });
  });
});

describe('showing a line in the sheet', () => {
  test('sends the line', async () => {
    const shown: LineToShow[] = [];
    const sidebarShowLine = async (line: LineToShow) => {
      shown.push(line);
      return { ok: true, value: null } as const;
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarShowLine });
    await refresh(app);
    await showLine(app, { kind: 'column', index: 4 });
    expect(shown).toEqual([{ sheetId: 7, kind: 'column', index: 4 }]);
  });

  test('follows the steps one call at a time, and skips those that were passed meanwhile', async () => {
    const shown: LineToShow[] = [];
    const first = promised<Reply<null>>();
    const sidebarShowLine = (line: LineToShow) => {
      shown.push(line);
      return shown.length === 1 ? first.promise : Promise.resolve({ ok: true, value: null } as const);
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarShowLine });
    await refresh(app);
    setFollow(app, true);
    for (const step of [1, 2, 3]) goTo(app, step);
    expect(shown).toHaveLength(1);
    first.resolve({ ok: true, value: null });
    await new Promise(setImmediate);
    const { steps } = shownSession(app.state())?.solution ?? { steps: [] };
    expect(shown).toEqual([0, 2].map((index) => ({ sheetId: 7, ...steps[index]?.line })));
  });

  test('follows only a puzzle that is the one in the sheet', async () => {
    const shown: LineToShow[] = [];
    const sidebarShowLine = async (line: LineToShow) => {
      shown.push(line);
      return { ok: true, value: null } as const;
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarShowLine });
    await refresh(app);
    setFollow(app, true);
    loadExample(app, PRACTICE);
    expect(isInSheet(app.state())).toBe(false);
    goTo(app, 1);
    expect(shown).toEqual([]);
  });

  test('says why it failed', async () => {
    const sidebarShowLine = async () => ({ ok: false, problem: 'The puzzle has another size now.' }) as const;
    const { app } = openWorld({ ...sheetServer(heart), sidebarShowLine });
    await refresh(app);
    await showLine(app, { kind: 'row', index: 0 });
    expect(app.state().message).toMatchObject({ kind: 'problem', text: 'The puzzle has another size now.' });
  });
});

describe('what failed', () => {
  const failure = { ok: false, problem: 'Somebody else is writing just now.' } as const;

  test('can be written once more', async () => {
    const sent: CluesToWrite[] = [];
    const sidebarWriteClues = async (clues: CluesToWrite): Promise<Reply<WriteOutcome>> => {
      sent.push(clues);
      return sent.length === 1 ? failure : { ok: true, value: { written: true, message: 'It is written.' } };
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarWriteClues });
    await refresh(app);
    await writeClues(app);
    await tryAgain(app);
    expect(sent[1]).toEqual(sent[0]);
    expect(app.state().message).toEqual({ kind: 'done', text: 'It is written.' });
  });

  test('can be shown once more', async () => {
    const shown: LineToShow[] = [];
    const sidebarShowLine = async (line: LineToShow): Promise<Reply<null>> => {
      shown.push(line);
      return shown.length === 1 ? failure : { ok: true, value: null };
    };
    const { app } = openWorld({ ...sheetServer(heart), sidebarShowLine });
    await refresh(app);
    await showLine(app, { kind: 'row', index: 1 });
    await tryAgain(app);
    expect(shown[1]).toEqual(shown[0]);
    expect(app.state().message).toBeNull();
  });
});

describe('copying', () => {
  test('says whether it worked', async () => {
    const { app, copied } = openWorld(sheetServer(heart));
    await copy(app, 'Rows', 'Clues');
    expect(copied).toEqual(['Rows']);
    expect(app.state().message).toEqual({ kind: 'done', text: 'Clues copied.' });
    const refused = openWorld(sheetServer(heart), { copy: async () => false });
    await copy(refused.app, 'Rows', 'Clues');
    expect(refused.app.state().message?.kind).toBe('problem');
  });
});
