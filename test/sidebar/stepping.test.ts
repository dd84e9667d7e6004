import { openPuzzle } from '../../sidebar/puzzles';
import { shownSession } from '../../sidebar/state';
import { goTo, setLargeCells, togglePlaying } from '../../sidebar/stepping';
import { openWorld, passTime, sheetServer, type World } from './fakes';
import { HEART, PROBE, puzzle, sheetWith } from './pictures';

function openHeart(calm = false): World {
  const world = openWorld(sheetServer(sheetWith(HEART)), { prefersCalm: () => calm });
  openPuzzle(world.app, 'sheet', puzzle(HEART), null);
  return world;
}

const stepOf = ({ app }: World) => shownSession(app.state())?.step;
const lastStep = ({ app }: World) => shownSession(app.state())?.solution.steps.length ?? 0;

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
      () => openPuzzle(world.app, 'sheet', puzzle(HEART), null),
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
    openPuzzle(world.app, 'sheet', puzzle(PROBE), null);
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
