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

  test('keep all clues of a 30 × 30 with 15 numbers in a line, which scrolls inside its frame', async () => {
    const stage = await open.besideReply(sheetWith(checkerboard));
    await seeResult(stage, 'More than one solution');
    expect(await cutOff(stage)).toEqual([]);
    expect(await overflow(stage)).toBe(0);
    expect((await scrollable(stage)).across).toBeGreaterThan(0);
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
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
