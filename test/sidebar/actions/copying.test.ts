import { copyClues, copySteps } from '../../../sidebar/actions/copying';
import { showPuzzle } from '../../../sidebar/actions/showing';
import { openWorld, sheetServer } from '../fakes';
import { HEART, puzzle, sheetWith } from '../pictures';

describe('copying', () => {
  test('takes the clues, each side under its heading', async () => {
    const { app, copied } = openWorld(sheetServer(sheetWith(HEART)));
    showPuzzle(app, 'sheet', puzzle(['##', '..']), null);
    await copyClues(app);
    expect(copied).toEqual(['Rows\n2\n0\n\nColumns\n1\n1']);
    expect(app.state().message).toEqual({ kind: 'done', text: 'Clues copied.', offer: null });
  });

  test('takes the steps, one a line', async () => {
    const { app, copied } = openWorld(sheetServer(sheetWith(HEART)));
    showPuzzle(app, 'sheet', puzzle(['##', '..']), null);
    await copySteps(app);
    expect(copied).toEqual(['1. Row 1, clue 2. Filled: 1, 2.\n2. Row 2, clue 0. Empty: 1, 2.']);
    expect(app.state().message?.text).toBe('Steps copied.');
  });

  test('says so when the browser refuses', async () => {
    const { app } = openWorld(sheetServer(sheetWith(HEART)), { copy: async () => false });
    showPuzzle(app, 'sheet', puzzle(HEART), null);
    await copyClues(app);
    expect(app.state().message).toEqual({
      kind: 'problem',
      text: 'The browser did not allow copying.',
      offer: null,
    });
  });

  test('does nothing while no puzzle is on show', async () => {
    const { app, copied } = openWorld(sheetServer(sheetWith(HEART)));
    await copyClues(app);
    await copySteps(app);
    expect(copied).toEqual([]);
  });
});
