/** @jest-environment jsdom */
import { render } from 'preact';
import type { App } from '../../sidebar/app';
import { PRACTICE } from '../../sidebar/examples';
import { loadExample } from '../../sidebar/puzzles';
import { refresh } from '../../sidebar/sheetCalls';
import { goTo } from '../../sidebar/stepping';
import { Sidebar } from '../../sidebar/view/App';
import { openWorld, sheetServer, type World } from './fakes';
import { HEART, sheetWith } from './pictures';

/** Draws the sidebar in a document of its own, anew after every change. */
function show(server = sheetServer(sheetWith(HEART))): World {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const world = openWorld(server, {}, (app: App) => render(<Sidebar app={app} state={app.state()} />, root));
  render(<Sidebar app={world.app} state={world.app.state()} />, root);
  return world;
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

describe('the view', () => {
  test('shows what the sheet says as text only', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { app } = show(sheetServer(sheetWith(HEART, { sheetName: name })));
    await refresh(app);
    expect(textOf('.where')).toBe(`${name}, 5 × 5, from the picture`);
    expect(document.querySelector('img')).toBeNull();
  });

  test('shows clues that cannot be read as text only', async () => {
    const { app } = show(sheetServer(sheetWith(HEART, { rows: ['<b>1</b>', '5', '5', '3', '1'] })));
    await refresh(app);
    expect(textOf('.problems')).toContain('<b>1</b>');
    expect(document.querySelector('b')).toBeNull();
  });

  test('frames the cells of the step and underlines its clue only', () => {
    const { app } = show();
    loadExample(app, PRACTICE);
    goTo(app, 2);
    const frames = document.querySelector('.board .decided')?.getAttribute('d') ?? '';
    expect(frames.match(/M/g)).toHaveLength(6);
    const current = [...document.querySelectorAll('.clues .current')].map((clue) => clue.textContent);
    expect(current).toEqual(['8']);
  });

  test('announces the step and says how many there are', () => {
    const { app } = show();
    loadExample(app, PRACTICE);
    goTo(app, 2);
    expect(textOf('[aria-live=polite]')).toBe('Row 3, clue 8. Filled: 3–8.');
    expect(textOf('.count')).toBe('Step 2 of 31');
    expect(document.querySelector('input[type=range]')?.getAttribute('aria-valuetext')).toBe('Step 2 of 31');
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
