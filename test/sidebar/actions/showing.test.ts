import { removePuzzle, searchAgain, showPuzzle, stopSearch } from '../../../sidebar/actions/showing';
import { chooseSource, loadExample } from '../../../sidebar/actions/sources';
import { EXAMPLES, PRACTICE } from '../../../sidebar/state/examples';
import { shownSession } from '../../../sidebar/state/state';
import { solve } from '../../../src/core';
import { gridOf } from '../../../testkit/drawing';
import { openWorld, sheetServer } from '../fakes';
import { HEART, PROBE, puzzle, SWITCH, sheetWith } from '../pictures';

function open() {
  return openWorld(sheetServer(sheetWith(HEART)));
}

describe('a puzzle that line logic settles', () => {
  test('needs no search', () => {
    const { app, searches } = open();
    showPuzzle(app, 'sheet', puzzle(HEART), null);
    expect(searches).toEqual([]);
    expect(shownSession(app.state())?.proof).toMatchObject({ kind: 'done', verdict: { kind: 'line-solvable' } });
  });
});

describe('a puzzle that line logic leaves open', () => {
  test('is shown with its steps at once while a search runs, and tells its tries', () => {
    const { app, searches } = open();
    showPuzzle(app, 'sheet', puzzle(PROBE), null);
    expect(shownSession(app.state())).toMatchObject({ proof: { kind: 'searching', tries: 0 }, logic: { steps: [] } });
    searches[0]?.onProgress(500);
    expect(shownSession(app.state())?.proof).toEqual({ kind: 'searching', tries: 500 });
  });

  test('gets its verdict when the search is done', () => {
    const { app, searches } = open();
    const { verdict } = solve(puzzle(PROBE));
    showPuzzle(app, 'sheet', puzzle(PROBE), null);
    searches[0]?.onVerdict(verdict);
    expect(shownSession(app.state())?.proof).toEqual({ kind: 'done', verdict });
  });

  test('gives the search the picture it was drawn from', () => {
    const { app, searches } = open();
    showPuzzle(app, 'sheet', puzzle(PROBE), gridOf(PROBE));
    expect(searches[0]?.job.options).toEqual({ picture: gridOf(PROBE) });
  });

  test('loses its search when another puzzle takes its place, and what is heard of it late is dropped', () => {
    const { app, searches } = open();
    showPuzzle(app, 'sheet', puzzle(PROBE), null);
    showPuzzle(app, 'sheet', puzzle(SWITCH), null);
    expect(searches[0]?.stopped).toBe(true);
    const before = app.state().sessions;
    searches[0]?.onProgress(9);
    searches[0]?.onVerdict(solve(puzzle(PROBE)).verdict);
    expect(app.state().sessions).toEqual(before);
  });

  test('loses its search when it is taken away', () => {
    const { app, searches } = open();
    showPuzzle(app, 'sheet', puzzle(PROBE), null);
    removePuzzle(app, 'sheet');
    expect(searches[0]?.stopped).toBe(true);
    expect(shownSession(app.state())).toBeNull();
  });

  test('can be stopped and searched again', () => {
    const { app, searches } = open();
    showPuzzle(app, 'sheet', puzzle(PROBE), null);
    searches[0]?.onProgress(77);
    stopSearch(app);
    expect(searches[0]?.stopped).toBe(true);
    expect(shownSession(app.state())?.proof).toEqual({ kind: 'stopped', tries: 77 });
    searchAgain(app);
    expect(searches).toHaveLength(2);
    expect(shownSession(app.state())?.proof).toEqual({ kind: 'searching', tries: 0 });
  });
});

describe('the sources', () => {
  test('keep a puzzle each', () => {
    const { app } = open();
    showPuzzle(app, 'sheet', puzzle(HEART), null);
    loadExample(app, PRACTICE);
    expect(shownSession(app.state())?.puzzle.rows).toHaveLength(10);
    chooseSource(app, 'sheet');
    expect(shownSession(app.state())?.puzzle.rows).toHaveLength(5);
    chooseSource(app, 'example');
    expect(shownSession(app.state())?.puzzle.rows).toHaveLength(10);
  });

  test('offer each example', () => {
    const { app } = open();
    for (const example of EXAMPLES) {
      loadExample(app, example);
      expect(app.state().example).toBe(example.name);
      expect(shownSession(app.state())?.puzzle.rows).toHaveLength(example.picture.length);
    }
  });
});
