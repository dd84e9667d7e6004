import { startStroke } from '../../../sidebar/actions/drawing';
import { follow, gapAfter, wake } from '../../../sidebar/actions/following';
import { refresh } from '../../../sidebar/actions/reading';
import { goTo } from '../../../sidebar/actions/stepping';
import type { Services } from '../../../sidebar/app';
import { drawingNow, shownSession, withDrawing } from '../../../sidebar/state/state';
import type { Reply, SheetPuzzle } from '../../../src/contract/wire';
import { openWorld, passTime, promised, sheetServer, type World } from '../fakes';
import { blankSheet, HEART, SWITCH, sheetWith, sheetWithClues } from '../pictures';

const heart = sheetWith(HEART);

interface Followed extends World {
  /** What the sheet holds from now on; an error when it does not answer. */
  now: SheetPuzzle | Error;
  /** How often the sheet was asked whether anything is new. */
  looks: number;
}

/** A sidebar that follows a sheet. */
async function followed(services: Partial<Services> = {}): Promise<Followed> {
  const sheet: { now: SheetPuzzle | Error; looks: number } = { now: heart, looks: 0 };
  const sidebarFollow = async (mark: string): Promise<Reply<SheetPuzzle | null>> => {
    sheet.looks += 1;
    if (sheet.now instanceof Error) throw sheet.now;
    return { ok: true, value: sheet.now.mark === mark ? null : sheet.now };
  };
  const world = openWorld({ ...sheetServer(heart), sidebarFollow }, services);
  await refresh(world.app);
  follow(world.app);
  return Object.assign(sheet, world);
}

/** Lets the time of the next look come, and its answer. */
async function lookNext(world: World): Promise<void> {
  passTime(world);
  await new Promise((resolve) => setImmediate(resolve));
}

describe('following the sheet', () => {
  test.each<[string, SheetPuzzle]>([
    ['the grid is blank now', blankSheet(5, 5)],
    ['clues stand there in place of the picture', sheetWithClues(['1', '1'], ['1', '1'])],
    ['another cell is filled', sheetWith(['##.#.', ...HEART.slice(1)])],
    ['the same picture is in another sheet', sheetWith(HEART, { sheetId: 8, sheetName: 'Owl' })],
    ['the sheet has another name', sheetWith(HEART, { sheetName: 'Renamed' })],
  ])('shows that %s at the next look, without being asked', async (_, now) => {
    const world = await followed();
    world.now = now;
    await lookNext(world);
    expect(world.app.state().sheet.loaded).toEqual(now);
  });

  test('keeps the step and the view where the clues are the same', async () => {
    const world = await followed();
    world.app.update((state) => ({ ...state, view: 'steps', largeCells: true }));
    goTo(world.app, 3);
    world.now = sheetWith(HEART, { sheetName: 'Renamed' });
    await lookNext(world);
    expect(world.app.state()).toMatchObject({ view: 'steps', largeCells: true });
    expect(shownSession(world.app.state())?.step).toBe(3);
  });

  test('shows the first picture on a blank sheet, and that it is gone again', async () => {
    const world = await followed();
    world.now = blankSheet(5, 5);
    await lookNext(world);
    expect(shownSession(world.app.state())).toBeNull();
    world.now = sheetWith(SWITCH);
    await lookNext(world);
    expect(shownSession(world.app.state())?.puzzle.rows).toHaveLength(2);
  });

  test('looks within two seconds while somebody works, and more and more seldom while nothing is new', async () => {
    const world = await followed();
    const gaps: number[] = [];
    for (let look = 0; look < 100; look += 1) {
      gaps.push(world.waiting[0]?.milliseconds ?? 0);
      await lookNext(world);
    }
    expect(world.looks).toBe(100);
    expect(gaps.slice(0, 50).every((gap) => gap <= 1_500)).toBe(true);
    expect(gaps.every((gap, index) => gap >= (gaps[index - 1] ?? 0))).toBe(true);
    expect(gaps.at(-1)).toBe(20_000);
    wake(world.app, false);
    await lookNext(world);
    expect(world.waiting[0]?.milliseconds).toBeLessThanOrEqual(1_500);
  });

  test('asks at most 4,500 times in a day on which nobody works', () => {
    let [time, looks] = [0, 0];
    for (; time < 86_400_000; looks += 1) time += gapAfter(looks);
    expect(looks).toBeLessThan(4_500);
  });

  test('does not ask while nobody can see it, and asks at once when they come back', async () => {
    let isHidden = true;
    const world = await followed({ isHidden: () => isHidden });
    await lookNext(world);
    expect([world.looks, world.waiting.length]).toEqual([0, 0]);
    isHidden = false;
    wake(world.app, true);
    await new Promise((resolve) => setImmediate(resolve));
    expect([world.looks, world.waiting.length]).toEqual([1, 1]);
  });

  test('leaves a question, a stroke and what is on its way alone', async () => {
    const world = await followed();
    world.now = sheetWith(SWITCH);
    const request = {
      kind: 'clues',
      clues: { sheetId: 7, clues: { rows: [], columns: [] }, overwrite: true },
    } as const;
    world.app.update((state) => ({ ...state, question: { text: 'Go on?', request } }));
    await lookNext(world);
    world.app.update((state) => ({ ...state, question: null, writing: true }));
    await lookNext(world);
    world.app.update((state) => ({ ...state, writing: false }));
    startStroke(world.app, { row: 0, column: 0 }, 'draw', false);
    await lookNext(world);
    expect(world.looks).toBe(0);
    expect(world.app.state().sheet.loaded).toEqual(heart);
  });

  test('goes to the sheet in front also while strokes of the one behind could not be written', async () => {
    const world = await followed();
    world.app.update((state) =>
      withDrawing(state, 7, (drawing) => ({ ...drawing, unsent: new Map([[0, true]]), failure: 'Busy.' })),
    );
    world.now = sheetWith(HEART, { sheetId: 8, sheetName: 'Owl' });
    await lookNext(world);
    expect(world.app.state().sheet.loaded?.sheetName).toBe('Owl');
    world.now = heart;
    await lookNext(world);
    expect(drawingNow(world.app.state())).toMatchObject({ failure: 'Busy.', unsent: new Map([[0, true]]) });
  });

  test('says when it could not ask, goes on asking, and then says no more', async () => {
    const world = await followed();
    world.now = new Error('offline');
    await lookNext(world);
    expect(world.app.state().sheet.failure).toMatch(/did not answer.*It is asked again\.$/);
    world.now = heart;
    await lookNext(world);
    expect(world.app.state().sheet.failure).toBeNull();
  });

  test('forgets an answer that something newer has overtaken', async () => {
    const late = promised<Reply<SheetPuzzle | null>>();
    const world = openWorld({
      ...sheetServer(heart),
      sidebarReadPuzzle: async () => ({ ok: true, value: { ...heart } }),
      sidebarFollow: () => late.promise,
    });
    await refresh(world.app);
    follow(world.app);
    passTime(world);
    await refresh(world.app);
    const { loaded } = world.app.state().sheet;
    late.resolve({ ok: true, value: sheetWith(SWITCH) });
    await new Promise((resolve) => setImmediate(resolve));
    expect(world.app.state().sheet.loaded).toEqual(loaded);
  });
});
