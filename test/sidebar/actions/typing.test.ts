import { takeOffer } from '../../../sidebar/actions/offers';
import { showPuzzle } from '../../../sidebar/actions/showing';
import { chooseSource } from '../../../sidebar/actions/sources';
import {
  clearTyped,
  editShownClues,
  editTyped,
  pasteClues,
  resize,
  solveTyped,
  typeClue,
} from '../../../sidebar/actions/typing';
import type { App } from '../../../sidebar/app';
import { textsOf } from '../../../sidebar/state/entry';
import { shownSession } from '../../../sidebar/state/state';
import type { Line } from '../../../src/core';
import { openWorld, sheetServer } from '../fakes';
import { HEART, puzzle, sheetWith } from '../pictures';

function open() {
  return openWorld(sheetServer(sheetWith(HEART)));
}

const row1: Line = { kind: 'row', index: 0 };

function lines(...texts: readonly string[]) {
  return { kind: 'lines', texts } as const;
}

/** A 2 × 2 puzzle in the fields. */
function typed(rows: readonly string[], columns: readonly string[]) {
  const world = open();
  chooseSource(world.app, 'typed');
  for (const kind of ['row', 'column'] as const) resize(world.app, kind, 2);
  pasteClues(world.app, row1, lines(...rows));
  pasteClues(world.app, { kind: 'column', index: 0 }, lines(...columns));
  return world;
}

/** What is in the fields. */
function fields(app: App) {
  const { entry } = app.state().typed;
  return { rows: textsOf(entry, 'row'), columns: textsOf(entry, 'column') };
}

describe('typing clues', () => {
  test('solves a puzzle and shows its steps, from where the fields are a step away', () => {
    const { app } = typed(['2', '0'], ['1', '1']);
    expect(solveTyped(app)).toBe(true);
    expect(app.state()).toMatchObject({ view: 'steps', source: 'typed', typed: { lack: null } });
    expect(shownSession(app.state())?.logic.verdict?.kind).toBe('line-solvable');
    editTyped(app);
    expect(app.state()).toMatchObject({ view: 'designs', wayIn: 'type' });
  });

  test('lists every impossible clue and solves nothing', () => {
    const { app } = typed(['3', 'x'], ['1', '1']);
    expect(solveTyped(app)).toBe(false);
    expect(app.state().typed.lack).toMatchObject({
      kind: 'mistakes',
      problems: [{ kind: 'does-not-fit' }, { kind: 'not-a-number' }],
    });
    expect(shownSession(app.state())).toBeNull();
  });

  test.each([
    ['all', [''], ['']],
    ['rows', [''], ['1', '1']],
    ['columns', ['2', '0'], ['']],
  ] as const)('says what is still to be typed: %s', (missing, rows, columns) => {
    const { app } = typed(rows, columns);
    expect(solveTyped(app)).toBe(false);
    expect(app.state().typed).toMatchObject({ lack: { kind: 'unfinished', missing } });
  });

  test('takes the result away as soon as a clue changes, and stops its search', () => {
    const { app, searches } = typed(['1', '1'], ['1', '1']);
    solveTyped(app);
    expect(shownSession(app.state())).not.toBeNull();
    typeClue(app, row1, '2');
    expect(shownSession(app.state())).toBeNull();
    expect(searches.map((search) => search.stopped)).toEqual([true]);
  });

  test('takes what was wrong away as soon as a clue changes', () => {
    const { app } = typed(['3', '1'], ['1', '1']);
    solveTyped(app);
    typeClue(app, row1, '1');
    expect(app.state().typed.lack).toBeNull();
  });

  test('can begin with the clues on show', () => {
    const { app } = open();
    showPuzzle(app, 'sheet', puzzle(HEART), null);
    editShownClues(app);
    expect(app.state()).toMatchObject({ view: 'designs', wayIn: 'type', message: null });
    expect(fields(app)).toEqual({ rows: ['1 1', '5', '5', '3', '1'], columns: ['2', '4', '4', '4', '2'] });
  });

  test('takes a whole puzzle that is pasted, whichever field it is pasted into', () => {
    const { app } = typed([''], ['']);
    pasteClues(app, { kind: 'column', index: 1 }, { kind: 'puzzle', rows: ['1', '2', '0'], columns: ['2', '1'] });
    expect(fields(app)).toEqual({ rows: ['1', '2', '0'], columns: ['2', '1'] });
    expect(app.state().message).toBeNull();
  });
});

describe('what was typed and is lost', () => {
  const clues = { rows: ['2', '0'], columns: ['1', '1'] };

  test.each<[string, (app: App) => void]>([
    ['cleared', clearTyped],
    ['pasted over', (app) => pasteClues(app, row1, lines('1', '1'))],
    ['replaced by a pasted puzzle', (app) => pasteClues(app, row1, { kind: 'puzzle', rows: ['1'], columns: ['1'] })],
    [
      'replaced by the clues of the sheet',
      (app) => {
        showPuzzle(app, 'sheet', puzzle(HEART), null);
        chooseSource(app, 'sheet');
        editShownClues(app);
      },
    ],
  ])('can be brought back when it was %s', async (_, lose) => {
    const { app } = typed(clues.rows, clues.columns);
    lose(app);
    expect(fields(app)).not.toEqual(clues);
    expect(app.state().message?.offer?.kind).toBe('bring-back');
    await takeOffer(app);
    expect(fields(app)).toEqual(clues);
  });

  test('can be brought back after other clues were typed, and so can these', async () => {
    const { app } = typed(clues.rows, clues.columns);
    clearTyped(app);
    typeClue(app, row1, '1');
    await takeOffer(app);
    expect(fields(app)).toEqual(clues);
    await takeOffer(app);
    expect(fields(app)).toEqual({ rows: ['1', ''], columns: ['', ''] });
  });

  test('is not offered where nothing was lost', () => {
    const { app } = typed([''], ['']);
    clearTyped(app);
    pasteClues(app, row1, lines('1', '1'));
    expect(app.state().message).toBeNull();
  });
});
