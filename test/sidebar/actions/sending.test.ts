import { drawCell, finishStroke, startStroke, stepThroughChanges, transform } from '../../../sidebar/actions/drawing';
import { refresh } from '../../../sidebar/actions/reading';
import { sendBeforeLeaving, sendDrawing } from '../../../sidebar/actions/sending';
import { answerQuestion } from '../../../sidebar/actions/writing';
import { pictureOf } from '../../../sidebar/state/drawing';
import { drawingNow, shownSession } from '../../../sidebar/state/state';
import { negative, turned } from '../../../sidebar/state/transforms';
import { pictureText } from '../../../src/contract/pictureText';
import type { CellsToDraw, DrawOutcome, PictureToWrite, Reply } from '../../../src/contract/wire';
import { openWorld, promised, sheetServer, type World } from '../fakes';
import { blankSheet, sheetWith } from '../pictures';

/** A sheet that draws what it is asked to, when the test lets it; it is asked one thing at a time. */
class Sheet {
  readonly asked: CellsToDraw[] = [];
  readonly written: PictureToWrite[] = [];
  picture: string[] = ['...', '...', '...'];
  answers: ((draw: () => Reply<DrawOutcome>) => Reply<DrawOutcome>)[] = [];
  held: ReturnType<typeof promised<void>> | null = null;

  world(): World {
    return openWorld({
      ...sheetServer(blankSheet(3, 3)),
      sidebarReadPuzzle: async () => ({ ok: true, value: this.puzzle() }),
      sidebarDraw: (request) => this.draw(request),
      sidebarWritePicture: async (request) => {
        this.written.push(request);
        if (!request.overwrite) return { ok: true, value: { written: false, question: 'Go on?' } };
        this.picture = [...request.picture];
        return { ok: true, value: { written: true, message: 'It is written.' } };
      },
    });
  }

  puzzle() {
    return this.picture.join('').includes('#') ? sheetWith(this.picture) : blankSheet(3, 3);
  }

  async draw(request: CellsToDraw): Promise<Reply<DrawOutcome>> {
    this.asked.push(request);
    await this.held?.promise;
    const answer = this.answers.shift() ?? ((draw) => draw());
    return answer(() => {
      for (const { row, column, filled } of request.cells) {
        const cells = [...(this.picture[row] ?? '')];
        cells[column] = filled ? '#' : '.';
        this.picture[row] = cells.join('');
      }
      return { ok: true, value: { written: true, puzzle: this.puzzle() } };
    });
  }
}

async function opened(): Promise<{ readonly sheet: Sheet; readonly world: World }> {
  const sheet = new Sheet();
  const world = sheet.world();
  await refresh(world.app);
  return { sheet, world };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function shown({ app }: World): readonly string[] {
  const drawing = drawingNow(app.state());
  return drawing === null ? [] : pictureText(pictureOf(drawing));
}

function stroke({ app }: World, row: number, column: number): void {
  startStroke(app, { row, column }, 'draw', false);
  finishStroke(app);
}

describe('drawing', () => {
  test('shows clues and a first verdict at once, and sends one call with just the cells of the stroke', async () => {
    const { sheet, world } = await opened();
    startStroke(world.app, { row: 1, column: 1 }, 'draw', false);
    expect(shownSession(world.app.state())?.puzzle.rows).toEqual([[], [1], []]);
    expect(sheet.asked).toEqual([]);
    finishStroke(world.app);
    expect(shownSession(world.app.state())?.logic.verdict?.kind).toBe('line-solvable');
    await settled();
    expect(sheet.asked).toEqual([
      {
        sheetId: 7,
        size: { rows: 3, columns: 3 },
        cells: [{ row: 1, column: 1, filled: true }],
        overwrite: false,
        behind: false,
      },
    ]);
    expect(drawingNow(world.app.state())).toMatchObject({ unsent: new Map(), sending: false, failure: null });
  });

  test('joins the strokes that come while one is on its way', async () => {
    const { sheet, world } = await opened();
    sheet.held = promised<void>();
    stroke(world, 0, 0);
    stroke(world, 0, 1);
    stroke(world, 0, 2);
    stroke(world, 0, 1);
    expect(shown(world)).toEqual(['#.#', '...', '...']);
    sheet.held.resolve();
    await settled();
    expect(sheet.asked.map(({ cells }) => cells.length)).toEqual([1, 2]);
    expect(sheet.picture).toEqual(['#.#', '...', '...']);
    expect(shown(world)).toEqual(sheet.picture);
  });

  test('sends what waits for its turn when the page is about to go', async () => {
    const { sheet, world } = await opened();
    sheet.held = promised<void>();
    stroke(world, 0, 0);
    stroke(world, 0, 1);
    sendBeforeLeaving(world.app);
    expect(sheet.asked.at(-1)?.cells).toHaveLength(2);
    sheet.held.resolve();
    await settled();
    expect(sheet.picture).toEqual(['##.', '...', '...']);
  });

  test('shows in the end what the sheet says', async () => {
    const { sheet, world } = await opened();
    sheet.picture = ['...', '...', '##.'];
    stroke(world, 0, 0);
    await settled();
    expect(shown(world)).toEqual(['#..', '...', '##.']);
  });

  test('keeps what could not be written, says why, and writes it when it is tried again', async () => {
    const { sheet, world } = await opened();
    sheet.answers = [() => ({ ok: false, problem: 'Somebody else is writing.' })];
    stroke(world, 0, 0);
    await settled();
    expect(drawingNow(world.app.state())?.failure).toBe('Somebody else is writing.');
    expect(shown(world)).toEqual(['#..', '...', '...']);
    await sendDrawing(world.app, 7);
    expect(sheet.picture).toEqual(['#..', '...', '...']);
    expect(drawingNow(world.app.state())?.failure).toBeNull();
  });

  test('says so when the sheet has another size by the time the cells could be written', async () => {
    const { sheet, world } = await opened();
    sheet.answers = [() => ({ ok: false, problem: 'The puzzle in the sheet has 2 × 2 cells now.' })];
    stroke(world, 0, 0);
    await settled();
    sheet.picture = ['#.', '.#'];
    await refresh(world.app);
    expect(world.app.state().message?.text).toBe(
      'The puzzle of Sheet1 has another size now: 1 cell drawn before could not be written.',
    );
    expect(drawingNow(world.app.state())).toMatchObject({ unsent: new Map(), failure: null });
  });

  test('asks what the sheet asks, and goes on', async () => {
    const { sheet, world } = await opened();
    const question = 'The formula in B2 goes. Go on?';
    sheet.answers = [() => ({ ok: true, value: { written: false, question } })];
    stroke(world, 0, 0);
    await settled();
    expect(world.app.state().question?.text).toBe(question);
    await answerQuestion(world.app, true);
    expect(sheet.asked.at(-1)?.overwrite).toBe(true);
    expect(sheet.picture).toEqual(['#..', '...', '...']);
  });

  test('takes the stroke off the board when the answer is no', async () => {
    const { sheet, world } = await opened();
    sheet.answers = [() => ({ ok: true, value: { written: false, question: 'Go on?' } })];
    stroke(world, 0, 0);
    await settled();
    await answerQuestion(world.app, false);
    expect(shown(world)).toEqual(['...', '...', '...']);
    expect(sheet.asked).toHaveLength(1);
  });

  test('asks when another sheet is in front by now, naming both, and writes to the one that was drawn for', async () => {
    const { sheet, world } = await opened();
    sheet.answers = [() => ({ ok: true, value: { written: false, front: { sheetId: 8, sheetName: 'Owl' } } })];
    stroke(world, 0, 0);
    await settled();
    expect(world.app.state().question?.text).toBe(
      'Owl is open now, but 1 cell was drawn for Sheet1. Write it to Sheet1?',
    );
    await answerQuestion(world.app, true);
    expect(sheet.asked.at(-1)).toMatchObject({ sheetId: 7, behind: true });
  });

  test('changes the whole picture by one call, which can be taken back', async () => {
    const { sheet, world } = await opened();
    stroke(world, 0, 0);
    await settled();
    transform(world.app, negative);
    await settled();
    expect(sheet.picture).toEqual(['.##', '###', '###']);
    stepThroughChanges(world.app, 'undo');
    await settled();
    expect(sheet.picture).toEqual(['#..', '...', '...']);
    expect(sheet.asked).toHaveLength(3);
  });

  test('writes a picture of another size after the sheet’s question, and that can be taken back, too', async () => {
    const { sheet, world } = await opened();
    sheet.picture = ['##.', '...', '...'];
    await refresh(world.app);
    transform(world.app, (picture) => turned(picture.slice(0, 2)));
    await settled();
    expect(world.app.state().question?.text).toBe('Go on?');
    await answerQuestion(world.app, true);
    expect(shown(world)).toEqual(['.#', '.#', '..']);
    stepThroughChanges(world.app, 'undo');
    await settled();
    await answerQuestion(world.app, true);
    expect(shown(world)).toEqual(['##.', '...', '...']);
  });

  test('searches when the hand rests, not at every cell', async () => {
    const { world } = await opened();
    for (const [row, column] of [
      [0, 0],
      [1, 1],
    ] as const) {
      drawCell(world.app, { row, column }, true);
    }
    expect(world.searches).toHaveLength(0);
    expect(shownSession(world.app.state())?.proof.kind).toBe('searching');
    for (const { callback } of [...world.waiting]) callback();
    expect(world.searches).toHaveLength(1);
  });
});
