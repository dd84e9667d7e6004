import { textsOf } from '../../sidebar/entry';
import { EXAMPLES, PRACTICE } from '../../sidebar/examples';
import {
  chooseSource,
  clearTyped,
  editShownClues,
  editTyped,
  loadExample,
  openPuzzle,
  resize,
  searchAgain,
  solveTyped,
  stopSearch,
  typeClues,
} from '../../sidebar/puzzles';
import { shownSession } from '../../sidebar/state';
import { solve } from '../../src/core';
import { openWorld, sheetServer } from './fakes';
import { HEART, PROBE, puzzle, SWITCH, sheetWith } from './pictures';

const open = () => openWorld(sheetServer(sheetWith(HEART)));

describe('a puzzle that line logic settles', () => {
  test('needs no search', () => {
    const { app, searches } = open();
    openPuzzle(app, 'sheet', puzzle(HEART), null);
    expect(searches).toEqual([]);
    expect(shownSession(app.state())?.search).toEqual({ kind: 'done' });
  });
});

describe('a puzzle that line logic leaves open', () => {
  test('is shown with its steps at once while a search runs, and tells its tries', () => {
    const { app, searches } = open();
    openPuzzle(app, 'sheet', puzzle(PROBE), null);
    expect(shownSession(app.state())).toMatchObject({ search: { kind: 'running', tries: 0 }, solution: { steps: [] } });
    searches[0]?.onProgress(500);
    expect(shownSession(app.state())?.search).toEqual({ kind: 'running', tries: 500 });
  });

  test('gets its verdict when the search is done, and keeps the step', () => {
    const { app, searches } = open();
    openPuzzle(app, 'sheet', puzzle(PROBE), null);
    searches[0]?.onSolved(solve(puzzle(PROBE)));
    expect(shownSession(app.state())).toMatchObject({
      search: { kind: 'done' },
      solution: { verdict: { kind: 'unique' } },
    });
  });

  test('gives the search the picture it was drawn from', () => {
    const { app, searches } = open();
    const picture = PROBE.map((row) => [...row].map((cell) => cell === '#'));
    openPuzzle(app, 'sheet', puzzle(PROBE), picture);
    expect(searches[0]?.job.options).toEqual({ picture });
  });

  test('loses its search when another puzzle takes its place, and what is heard of it late is dropped', () => {
    const { app, searches } = open();
    openPuzzle(app, 'sheet', puzzle(PROBE), null);
    openPuzzle(app, 'sheet', puzzle(SWITCH), null);
    expect(searches[0]?.stopped).toBe(true);
    const before = app.state().sessions;
    searches[0]?.onProgress(9);
    searches[0]?.onSolved(solve(puzzle(PROBE)));
    expect(app.state().sessions).toEqual(before);
  });

  test('can be stopped and searched again', () => {
    const { app, searches } = open();
    openPuzzle(app, 'sheet', puzzle(PROBE), null);
    searches[0]?.onProgress(77);
    stopSearch(app);
    expect(searches[0]?.stopped).toBe(true);
    expect(shownSession(app.state())?.search).toEqual({ kind: 'stopped', tries: 77 });
    searchAgain(app);
    expect(searches).toHaveLength(2);
    expect(shownSession(app.state())?.search).toEqual({ kind: 'running', tries: 0 });
  });
});

describe('the sources', () => {
  test('keep a puzzle each', () => {
    const { app } = open();
    openPuzzle(app, 'sheet', puzzle(HEART), null);
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

describe('typing clues', () => {
  /** A 2 × 2 puzzle in the fields. */
  function typed(rows: readonly string[], columns: readonly string[]) {
    const world = open();
    chooseSource(world.app, 'typed');
    for (const kind of ['row', 'column'] as const) resize(world.app, kind, 2);
    typeClues(world.app, { kind: 'row', index: 0 }, rows);
    typeClues(world.app, { kind: 'column', index: 0 }, columns);
    return world;
  }

  test('solves a puzzle and folds the fields away', () => {
    const { app } = typed(['2', '0'], ['1', '1']);
    expect(solveTyped(app)).toBe(true);
    expect(app.state().typed.open).toBe(false);
    expect(shownSession(app.state())?.solution.verdict.kind).toBe('line-solvable');
    editTyped(app);
    expect(app.state().typed.open).toBe(true);
  });

  test('lists every impossible clue and solves nothing', () => {
    const { app } = typed(['3', 'x'], ['1', '1']);
    expect(solveTyped(app)).toBe(false);
    expect(app.state().typed.problems.map((problem) => problem.kind)).toEqual(['does-not-fit', 'not-a-number']);
    expect(shownSession(app.state())).toBeNull();
  });

  test('gives both totals when they differ', () => {
    const { app } = typed(['2', '1'], ['1', '1']);
    expect(solveTyped(app)).toBe(false);
    expect(app.state().typed.problems).toEqual([{ kind: 'totals-differ', rowTotal: 3, columnTotal: 2 }]);
  });

  test('asks for a clue when there is none', () => {
    const { app } = typed([''], ['']);
    expect(solveTyped(app)).toBe(false);
    expect(app.state().typed).toMatchObject({ blank: true, problems: [], open: true });
  });

  test('takes the result away as soon as a clue changes, and stops its search', () => {
    const { app, searches } = typed(['1', '1'], ['1', '1']);
    solveTyped(app);
    expect(shownSession(app.state())).not.toBeNull();
    typeClues(app, { kind: 'row', index: 0 }, ['2']);
    expect(shownSession(app.state())).toBeNull();
    expect(searches.every((search) => search.stopped)).toBe(true);
  });

  test('can begin with the clues on show, and be cleared', () => {
    const { app } = open();
    openPuzzle(app, 'sheet', puzzle(HEART), null);
    editShownClues(app);
    expect(app.state().source).toBe('typed');
    expect(textsOf(app.state().typed.entry, 'row')).toEqual(['1 1', '5', '5', '3', '1']);
    clearTyped(app);
    expect(textsOf(app.state().typed.entry, 'row')).toEqual(['', '', '', '', '']);
  });
});
