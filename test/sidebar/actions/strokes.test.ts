/** Random histories of a board and its sheet: strokes, undo, whole pictures, other people, failing calls. Nothing is lost or made up. */
import fc from 'fast-check';
import { drawCell, finishStroke, startStroke, stepThroughChanges, transform } from '../../../sidebar/actions/drawing';
import { refresh } from '../../../sidebar/actions/reading';
import { sendDrawing } from '../../../sidebar/actions/sending';
import { pictureOf } from '../../../sidebar/state/drawing';
import { drawingNow, shownSession } from '../../../sidebar/state/state';
import { flipped, mirrored, negative, shifted } from '../../../sidebar/state/transforms';
import { pictureText } from '../../../src/contract/pictureText';
import type { DrawOutcome, Reply, SheetPuzzle } from '../../../src/contract/wire';
import { cluesOf } from '../../../src/core';
import { openWorld, sheetServer, type World } from '../fakes';
import { blankSheet, sheetWith } from '../pictures';

const SIDE = 4;
const BLANK = Array<string>(SIDE).fill('.'.repeat(SIDE));

const cell = fc.record({ row: fc.nat({ max: SIDE - 1 }), column: fc.nat({ max: SIDE - 1 }) });

/** What happens next. `answer` lets the call that is under way come to its end, `fail` lets it fail. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('stroke' as const), at: cell }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cell' as const), at: cell, filled: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('whole' as const), way: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('other' as const), at: cell, filled: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fail' as const) }) },
);

type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** A sheet whose answers are in the hand of the history. */
function heldSheet() {
  let picture = BLANK;
  const waiting: ((isFailing: boolean) => void)[] = [];
  const puzzle = (): SheetPuzzle => (picture.join('').includes('#') ? sheetWith(picture) : blankSheet(SIDE, SIDE));
  const put = (row: number, column: number, filled: boolean) => {
    picture = picture.map((line, index) =>
      index === row ? line.slice(0, column) + (filled ? '#' : '.') + line.slice(column + 1) : line,
    );
  };
  return {
    picture: () => picture,
    put,
    answer: (isFailing: boolean) => waiting.shift()?.(isFailing),
    server: {
      ...sheetServer(blankSheet(SIDE, SIDE)),
      sidebarReadPuzzle: async () => ({ ok: true, value: puzzle() }) as const,
      sidebarDraw: (request: Parameters<ReturnType<typeof sheetServer>['sidebarDraw']>[0]) =>
        new Promise<Reply<DrawOutcome>>((resolve) => {
          waiting.push((isFailing) => {
            if (isFailing) return resolve({ ok: false, problem: 'Busy.' });
            for (const { row, column, filled } of request.cells) put(row, column, filled);
            return resolve({ ok: true, value: { written: true, puzzle: puzzle() } });
          });
        }),
    },
  };
}

async function turn(): Promise<void> {
  for (let times = 0; times < 3; times += 1) await new Promise((resolve) => setImmediate(resolve));
}

const WHOLES = [mirrored, flipped, negative, (grid: Parameters<typeof shifted>[0]) => shifted(grid, 1, 1)];

async function happen({ app }: World, sheet: ReturnType<typeof heldSheet>, next: Event): Promise<void> {
  switch (next.does) {
    case 'stroke':
      startStroke(app, next.at, 'draw', false);
      finishStroke(app);
      return;
    case 'cell':
      return drawCell(app, next.at, next.filled);
    case 'undo':
    case 'redo':
      return stepThroughChanges(app, next.does);
    case 'whole':
      return transform(app, WHOLES[next.way] ?? negative);
    case 'other':
      return sheet.put(next.at.row, next.at.column, next.filled);
    case 'answer':
    case 'fail':
      sheet.answer(next.does === 'fail');
      return turn();
  }
}

/** Lets every call come to its end, and tries again what had failed. */
async function settle({ app }: World, sheet: ReturnType<typeof heldSheet>): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    void sendDrawing(app, 7);
    await turn();
    sheet.answer(false);
    await turn();
  }
  await refresh(app);
}

test('in the end sheet and board show the same, with its clues, whatever happened on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const sheet = heldSheet();
      const world = openWorld(sheet.server);
      await refresh(world.app);
      for (const next of events) {
        const before = drawingNow(world.app.state());
        await happen(world, sheet, next);
        const drawing = drawingNow(world.app.state());
        // What is on the board is never less than what the person drew, whatever the sheet answers.
        if (next.does === 'cell')
          expect(drawing && pictureOf(drawing)[next.at.row]?.[next.at.column]).toBe(next.filled);
        if (next.does === 'fail') expect(drawing?.unsent.size).toBe(before?.unsent.size);
      }
      await settle(world, sheet);
      const drawing = drawingNow(world.app.state());
      expect(drawing && pictureText(pictureOf(drawing))).toEqual(sheet.picture());
      expect(drawing).toMatchObject({ unsent: new Map(), sending: false, failure: null });
      const session = shownSession(world.app.state());
      if (drawing !== null && session !== null) {
        expect(session.puzzle).toMatchObject(cluesOf(pictureOf(drawing)));
      } else expect(sheet.picture()).toEqual(BLANK);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('undo to the beginning brings back the sheet as it was, but for what others changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 15 }), cell, async (strokes, theirs) => {
      const sheet = heldSheet();
      const world = openWorld(sheet.server);
      await refresh(world.app);
      for (const at of strokes) await happen(world, sheet, { does: 'stroke', at });
      await settle(world, sheet);
      const untouched = !strokes.some(({ row, column }) => row === theirs.row && column === theirs.column);
      if (untouched) sheet.put(theirs.row, theirs.column, true);
      await refresh(world.app);
      for (let step = 0; step < strokes.length; step += 1) await happen(world, sheet, { does: 'undo' });
      await settle(world, sheet);
      const filled = sheet.picture().join('').split('#').length - 1;
      expect(filled).toBe(untouched ? 1 : 0);
    }),
    { numRuns: 40 },
  );
}, 60_000);
