/** @jest-environment jsdom */
import { render } from 'preact';
import { refresh } from '../../../sidebar/actions/reading';
import { chooseView, loadExample } from '../../../sidebar/actions/sources';
import { goTo } from '../../../sidebar/actions/stepping';
import { positionsAlong } from '../../../sidebar/board/board';
import { fitBoard } from '../../../sidebar/board/boardSize';
import { marksOf, squares } from '../../../sidebar/board/shapes';
import { PRACTICE } from '../../../sidebar/state/examples';
import { boardNow, currentStep, type Session } from '../../../sidebar/state/session';
import { shownSession } from '../../../sidebar/state/state';
import { Sidebar } from '../../../sidebar/view/Sidebar';
import { TONE_COLORS } from '../../../src/contract/tone';
import { openWorld, sheetServer, type World } from '../fakes';
import { HEART, sheetWith, sheetWithClues } from '../pictures';

/** As wide as Google's sidebar. */
window.innerWidth = 300;

/** Draws the sidebar in a document of its own, anew after every change. */
function show(server = sheetServer(sheetWith(HEART))): World {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const world = openWorld(server, {}, (app) => render(<Sidebar app={app} state={app.state()} />, root));
  chooseView(world.app, 'steps');
  render(<Sidebar app={world.app} state={world.app.state()} />, root);
  return world;
}

function textOf(selector: string) {
  return document.querySelector(selector)?.textContent;
}

function sessionOf({ app }: World): Session {
  const session = shownSession(app.state());
  if (session === null) throw new Error('No puzzle is on show.');
  return session;
}

describe('the view', () => {
  test('shows what the sheet says as text only', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { app } = show(sheetServer(sheetWith(HEART, { sheetName: name })));
    await refresh(app);
    expect(textOf('.where')).toBe(`${name} · 5 × 5`);
    expect(document.querySelector('img')).toBeNull();
  });

  test('shows clues that cannot be read as text only', async () => {
    const { app } = show(sheetServer(sheetWithClues(['<b>1</b>', '5', '5', '3', '1'], ['2', '4', '4', '4', '2'])));
    await refresh(app);
    expect(textOf('[aria-labelledby=lack]')).toContain('<b>1</b>');
    expect(document.querySelector('b')).toBeNull();
  });

  test('underlines the clue of the step only', () => {
    const { app } = show();
    loadExample(app, PRACTICE);
    goTo(app, 2);
    const current = [...document.querySelectorAll('.clues .current')].map((clue) => clue.textContent);
    expect(current).toEqual(['8']);
  });

  test('marks the clue of the line that breaks, from the first step on', async () => {
    const { app } = show(sheetServer(sheetWithClues(['3', '', ''], ['3', '', ''])));
    await refresh(app);
    const broken = [...document.querySelectorAll('.clues .broken')].map((clue) => clue.textContent);
    expect(broken).toEqual(['3']);
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/column 1 has no placement left$/);
  });

  test('announces the step and says how many there are', () => {
    const { app } = show();
    loadExample(app, PRACTICE);
    goTo(app, 2);
    expect(textOf('.decision[aria-live=polite]')).toBe('Row 3, clue 8. Filled: 3–8.');
    expect(textOf('.controls .count')).toBe('Step 2 of 31');
    expect(document.querySelector('input[type=range]')?.getAttribute('aria-valuetext')).toBe('Step 2 of 31');
  });

  test('gives the style sheet the colours of A1', () => {
    show();
    const style = document.querySelector('main')?.style;
    for (const [tone, color] of Object.entries(TONE_COLORS)) {
      expect(style?.getPropertyValue(`--${tone}`)).toBe(color);
    }
  });

  test('marks what the leftmost and the rightmost placement share', () => {
    const { app } = show();
    loadExample(app, PRACTICE);
    goTo(app, 2);
    const bars = [...document.querySelectorAll('.strip .run, .strip .shared')].map((bar) => [
      bar.getAttribute('class'),
      Number(bar.getAttribute('x')),
      Number(bar.getAttribute('width')),
    ]);
    // Cells are 20 wide here: the run covers cells 1–8 and 3–10, so cells 3–8 are shared.
    expect(bars).toEqual([
      ['run', 1, 158],
      ['shared', 41, 118],
      ['run', 41, 158],
      ['shared', 41, 118],
    ]);
  });
});

describe('the board', () => {
  /** All squares that the board draws, in one text. */
  const drawnSquares = () =>
    [...document.querySelectorAll('.board .filled')].map((path) => path.getAttribute('d')).join('');
  const frames = () => document.querySelector('.board .decided')?.getAttribute('d');

  /** 30 columns, so that cells are 9 pixels wide and clues are left out. Cell 14 of row 1 must not be taken for the first cell of row 2. */
  const wide = ['.'.repeat(13) + '#'.repeat(17), `#${'.'.repeat(29)}`, '#'.repeat(30)];
  const high = wide[0] === undefined ? [] : [...wide[0]].map((_, column) => wide.map((row) => row[column]).join(''));

  test.each([
    ['5 × 5', HEART, 30],
    ['3 × 30', wide, 9],
    ['30 × 3', high, 15],
  ])('of %s frames the cells of each step, and draws only those smaller', async (_, picture, cellSize) => {
    const world = show(sheetServer(sheetWith(picture)));
    await refresh(world.app);
    expect(sessionOf(world).logic.verdict?.kind).toBe('line-solvable');
    for (const index of sessionOf(world).logic.steps.keys()) {
      goTo(world.app, index + 1);
      const session = sessionOf(world);
      const step = currentStep(session);
      const decided = step === null ? [] : positionsAlong(step.line, [...step.filled, ...step.crossed]);
      const { filled, framedFilled } = marksOf(boardNow(session), decided);
      expect(fitBoard(session.puzzle, { width: 276, height: window.innerHeight - 288 }, false).cellSize).toBe(cellSize);
      expect(frames()).toBe(squares(decided, cellSize, 0.75));
      const small = squares(framedFilled, cellSize, cellSize < 16 ? 2.5 : 4);
      expect(drawnSquares()).toBe(squares(filled, cellSize, cellSize < 12 ? 0.5 : 1) + small);
    }
  });
});
