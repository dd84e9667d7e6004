import { refresh } from '../../../sidebar/actions/reading';
import { showPuzzle } from '../../../sidebar/actions/showing';
import { loadExample } from '../../../sidebar/actions/sources';
import { goTo, goToBreak, setLargeCells, togglePlaying } from '../../../sidebar/actions/stepping';
import { PRACTICE } from '../../../sidebar/state/examples';
import { isAtEnd } from '../../../sidebar/state/session';
import { shownSession } from '../../../sidebar/state/state';
import type { LineToShow } from '../../../src/contract/wire';
import { openWorld, passTime, sheetServer, type World } from '../fakes';
import { HEART, PROBE, puzzle, sheetWith, sheetWithClues } from '../pictures';

function openHeart(calm = false): World {
  const world = openWorld(sheetServer(sheetWith(HEART)), { prefersCalm: () => calm });
  showPuzzle(world.app, 'sheet', puzzle(HEART), null);
  return world;
}

function stepOf({ app }: World) {
  return shownSession(app.state())?.step;
}

function lastStep({ app }: World) {
  return shownSession(app.state())?.logic.steps.length ?? 0;
}

describe('moving through the steps', () => {
  test('goes to any step and stays within the ends', () => {
    const world = openHeart();
    goTo(world.app, 2);
    expect(stepOf(world)).toBe(2);
    goTo(world.app, -1);
    expect(stepOf(world)).toBe(0);
    goTo(world.app, 1000);
    expect(stepOf(world)).toBe(lastStep(world));
  });

  test('plays one step after the other and ends with the last', () => {
    const world = openHeart();
    togglePlaying(world.app);
    for (let step = 1; step <= lastStep(world); step += 1) {
      expect(world.app.state().playing).toBe(true);
      passTime(world);
      expect(stepOf(world)).toBe(step);
    }
    expect(world.app.state().playing).toBe(false);
    expect(world.waiting).toEqual([]);
  });

  test('plays from the start when everything was shown', () => {
    const world = openHeart();
    goTo(world.app, 1000);
    togglePlaying(world.app);
    expect(stepOf(world)).toBe(0);
  });

  test('pauses, also when somebody moves by hand or the puzzle changes', () => {
    const world = openHeart();
    const pauses = [
      () => togglePlaying(world.app),
      () => goTo(world.app, 1),
      () => showPuzzle(world.app, 'sheet', puzzle(HEART), null),
      () => loadExample(world.app, PRACTICE),
    ];
    for (const pause of pauses) {
      togglePlaying(world.app);
      pause();
      expect(world.app.state().playing).toBe(false);
      expect(world.waiting).toEqual([]);
    }
  });

  test('does not play what has no steps', () => {
    const world = openWorld(sheetServer(sheetWith(PROBE)));
    showPuzzle(world.app, 'sheet', puzzle(PROBE), null);
    togglePlaying(world.app);
    expect(world.app.state().playing).toBe(false);
  });

  test('plays more slowly for people who want less motion', () => {
    const [usual, calm] = [openHeart(), openHeart(true)];
    togglePlaying(usual.app);
    togglePlaying(calm.app);
    expect(calm.waiting[0]?.milliseconds).toBeGreaterThan(usual.waiting[0]?.milliseconds ?? 0);
  });

  test('leaves the size of the cells as it is', () => {
    const world = openHeart();
    setLargeCells(world.app, true);
    goTo(world.app, 1);
    expect(world.app.state().largeCells).toBe(true);
  });
});

describe('going to where a puzzle breaks', () => {
  const broken = sheetWithClues(['3', '', ''], ['3', '', '']);

  test('shows the end of the steps, and the line in the sheet', async () => {
    const shown: LineToShow[] = [];
    const sidebarShowLine = async (line: LineToShow) => {
      shown.push(line);
      return { ok: true, value: null } as const;
    };
    const { app } = openWorld({ ...sheetServer(broken), sidebarShowLine });
    await refresh(app);
    goToBreak(app);
    const session = shownSession(app.state());
    expect(session !== null && isAtEnd(session)).toBe(true);
    expect(shown).toEqual([{ sheetId: 7, kind: 'column', index: 0 }]);
  });

  test('does nothing for a puzzle that does not break', () => {
    const world = openHeart();
    goToBreak(world.app);
    expect(stepOf(world)).toBe(0);
  });
});
