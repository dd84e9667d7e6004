import { EXAMPLES, PRACTICE } from '../../sidebar/state/examples';
import { pictureText } from '../../src/contract/pictureText';
import { broken, choose, describeSidebar, overflow, press, see, seeResult } from './page';
import { sheetWith } from './pictures';
import type { Stage } from './stage';

/** A 30 × 30 with 15 numbers in every line. */
const checkerboard = Array.from({ length: 30 }, (_, row) => (row % 2 === 0 ? '#.' : '.#').repeat(15));

/** The numbers whose drawing reaches beyond the strip of clues that they are in. */
function cutOff({ sidebar }: Stage): Promise<readonly string[]> {
  return sidebar.evaluate(() =>
    [...document.querySelectorAll('.clues')].flatMap((strip) => {
      const around = strip.getBoundingClientRect();
      return [...strip.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < around.left || right > around.right || top < around.top || bottom > around.bottom;
        })
        .map((text) => text.textContent ?? '');
    }),
  );
}

/** How far the board can be scrolled within its frame, in pixels. */
function scrollable({ sidebar }: Stage): Promise<{ readonly across: number; readonly down: number }> {
  return sidebar.locator('.board').evaluate((board) => ({
    across: board.scrollWidth - board.clientWidth,
    down: board.scrollHeight - board.clientHeight,
  }));
}

/** A disc in a square, which line logic solves. */
function disc(count: number): readonly string[] {
  const from = (index: number) => (2 * index + 1) / count - 1;
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => (from(row) ** 2 + from(column) ** 2 < 0.9 ? '#' : '.')).join(''),
  );
}

/** How far down something reaches, in pixels. */
async function bottomOf({ sidebar }: Stage, selector: string): Promise<number> {
  return sidebar.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
}

describeSidebar('The looks of the sidebar', (open) => {
  test.each([200, 300, 600])(
    'fit into %i pixels, whatever is shown',
    async (width) => {
      const [, , two] = EXAMPLES;
      const stage = await open.besideReply(sheetWith(pictureText(two?.picture ?? [])), { width });
      await seeResult(stage, 'More than one solution');
      await press(stage, 'Last');
      expect(await overflow(stage)).toBe(0);
      expect(await cutOff(stage)).toEqual([]);
      await choose(stage, 'Designs');
      await choose(stage, 'Type clues');
      await press(stage, 'Solve');
      await see(stage, 'Nothing to solve yet');
      expect(await overflow(stage)).toBe(0);
      await stage.sidebar.getByText('Help', { exact: true }).click();
      await press(stage, 'Try the practice picture');
      await press(stage, 'Next');
      expect(await overflow(stage)).toBe(0);
      expect(await scrollable(stage)).toEqual({ across: 0, down: 0 });
      expect(await broken(stage)).toEqual([]);
      expect(stage.errors).toEqual([]);
    },
    60_000,
  );

  test('keep all clues of a 30 × 30 with 15 numbers in a line with large cells, which scroll inside their frame', async () => {
    const stage = await open.besideReply(sheetWith(checkerboard));
    await seeResult(stage, 'More than one solution');
    expect(await scrollable(stage)).toEqual({ across: 0, down: 0 });
    await stage.sidebar.getByLabel('Large cells').check();
    expect(await cutOff(stage)).toEqual([]);
    expect(await overflow(stage)).toBe(0);
    expect((await scrollable(stage)).across).toBeGreaterThan(0);
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test.each([10, 15, 20, 30])(
    'show board, step and buttons of a square of %i together in 300 × 600 pixels',
    async (count) => {
      const stage = await open.besideReply(sheetWith(disc(count)), { height: 600 });
      await seeResult(stage, 'Solved by line logic');
      await press(stage, 'Next');
      const inSight = async (...names: readonly string[]) => {
        for (const name of names) expect(await bottomOf(stage, name)).toBeLessThanOrEqual(600);
      };
      await inSight('.board', '.decision', '.moves', '.step > :first-child');
      await choose(stage, 'Draw');
      await inSight('.board', '.spot', '.strokes');
      expect(await overflow(stage)).toBe(0);
      expect(stage.errors).toEqual([]);
    },
    60_000,
  );

  test.each(['light', 'dark'] as const)(
    'are easy to see in every view when the browser is %s',
    async (colorScheme) => {
      const stage = await open.besideReply(sheetWith(['##..', '.#.#', '.###', '#..#']), { view: 'draw' });
      await stage.page.emulateMedia({ colorScheme });
      for (const view of ['Draw', 'Improve', 'Steps', 'Designs', 'Share']) {
        await choose(stage, view);
        expect([view, await broken(stage), await overflow(stage)]).toEqual([view, [], 0]);
      }
      await choose(stage, 'Designs');
      await stage.sidebar.getByLabel('Design', { exact: true }).fill('#.\n#');
      await see(stage, /^Row 2 has 1 cell/);
      expect(await broken(stage)).toEqual([]);
      await stage.sidebar.getByLabel('Design', { exact: true }).fill('#.\n.#');
      await press(stage, 'Write the picture to Sheet1');
      expect(await broken(stage)).toEqual([]);
      await stage.page.emulateMedia({ colorScheme: 'light' });
      expect(stage.errors).toEqual([]);
    },
    60_000,
  );

  test('stay clear in high contrast: the picture keeps its colours, and every view is in order', async () => {
    const stage = await open.besideReply(sheetWith(['##..', '.#.#', '.###', '#..#']), { view: 'draw' });
    await stage.page.emulateMedia({ forcedColors: 'active' });
    for (const view of ['Draw', 'Improve', 'Steps', 'Designs', 'Share']) {
      await choose(stage, view);
      expect([view, await broken(stage), await overflow(stage)]).toEqual([view, [], 0]);
    }
    await choose(stage, 'Draw');
    const fill = (selector: string) =>
      stage.sidebar
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fill);
    expect(await fill('.board .filled')).toBe('rgb(126, 87, 194)');
    expect(await fill('.board .paper')).toBe('rgb(255, 255, 255)');
    await stage.page.emulateMedia({ forcedColors: 'none' });
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('have board and tools side by side in a large dialog', async () => {
    const stage = await open.besideReply(sheetWith(disc(30)), { view: 'draw', width: 1000, height: 700 });
    await seeResult(stage, 'Solved by line logic');
    const board = await stage.sidebar.locator('.board').boundingBox();
    const tools = await stage.sidebar.locator('.tools').boundingBox();
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0);
    expect(await stage.sidebar.locator('.clues').count()).toBe(2);
    expect(await cutOff(stage)).toEqual([]);
    expect(await broken(stage)).toEqual([]);
  }, 60_000);

  test('grow with large cells, and keep the line of the step in sight', async () => {
    const stage = await open.besideReply(sheetWith(pictureText(PRACTICE.picture)), { height: 500 });
    await seeResult(stage, 'Solved by line logic');
    await stage.sidebar.getByLabel('Large cells').check();
    await press(stage, 'Last');
    expect((await scrollable(stage)).across).toBeGreaterThan(0);
    const inSight = await stage.sidebar.locator('.board').evaluate((board) => {
      const frame = board.getBoundingClientRect();
      const line = board.querySelector('.band')?.getBoundingClientRect();
      return line !== undefined && line.left >= frame.left && line.right <= frame.right;
    });
    expect(inSight).toBe(true);
    expect(await overflow(stage)).toBe(0);
    expect(await broken(stage)).toEqual([]);
  }, 60_000);
});
