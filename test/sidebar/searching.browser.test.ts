import { hardSheet } from './hardPuzzle';
import { broken, describeSidebar, press, SIDEBAR_HTML, see, seeResult } from './page';
import type { Stage } from './stage';

const hard = hardSheet();

/** Presses buttons one after the other, each the moment it can be: from within the page, which a search keeps busy. */
function pressAtOnce({ sidebar }: Stage, ...names: readonly string[]): Promise<unknown> {
  return sidebar.waitForFunction((wanted) => {
    const pressed = Number(document.body.dataset.pressed ?? 0);
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === wanted[pressed],
    );
    if (button === undefined || button.disabled) return false;
    button.click();
    document.body.dataset.pressed = String(pressed + 1);
    return pressed + 1 === wanted.length;
  }, names);
}

/** The same page with something done before its script. */
function pageAfter(script: string): string {
  return SIDEBAR_HTML.replace('<body>', () => `<body><script>${script}</script>`);
}

describeSidebar('A long search in the sidebar', (open) => {
  test('runs in a worker, tells its tries, and gives up with what is certain', async () => {
    const html = pageAfter(
      'window.made = 0; window.Worker = class extends Worker { constructor(a) { super(a); made++; } }',
    );
    const stage = await open.besideReply(hard, { html });
    await see(stage, /^[\d,]+ tries$/);
    await seeResult(stage, 'Search gave up');
    await press(stage, 'More');
    await see(stage, 'What is certain');
    expect(await stage.sidebar.evaluate('made')).toBe(1);
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('can be stopped and started again, and its steps are in use all the while', async () => {
    const stage = await open.besideReply(hard);
    await pressAtOnce(stage, 'Stop');
    await seeResult(stage, 'Search stopped');
    await press(stage, 'Next');
    await see(stage, /^Step 1 of/);
    await press(stage, 'Search again');
    await seeResult(stage, 'Still searching');
    expect(await broken(stage)).toEqual([]);
    await press(stage, 'Previous');
    await see(stage, /^Step 0 of/);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test.each([
    ['there are no workers', 'delete window.Worker'],
    ['a worker is refused at once', 'window.Worker = class { constructor() { throw new Error("refused"); } }'],
    ['a worker is refused later', 'window.Worker = class extends Worker { constructor() { super("blob:none"); } }'],
  ])(
    'goes on in portions on the page where %s, and the page stays lively',
    async (_, script) => {
      const stage = await open.besideReply(hard, { html: pageAfter(script) });
      await pressAtOnce(stage, 'Next', 'Stop');
      await seeResult(stage, 'Search stopped');
      await see(stage, /^Step 1 of/);
    },
    60_000,
  );
});
