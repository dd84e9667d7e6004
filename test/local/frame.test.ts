/** `google.script.run` as a page in the frame has it. */
import type { Frame } from 'playwright-core';
import { describeInBrowser } from '../browser';
import { until } from '../sidebar/page';
import { openStage, type Stage, type StageOptions } from '../sidebar/stage';

/** Google's runner as the page in the frame sees it. */
interface Runner {
  withSuccessHandler(handler: (value: unknown, userObject: unknown) => void): Runner;
  withFailureHandler(handler: (error: Error, userObject: unknown) => void): Runner;
  withUserObject(userObject: unknown): Runner;
  echo(value: unknown): void;
  fail(): void;
  slow(): void;
  readonly secret_: unknown;
}

declare const google: { readonly script: { readonly run: Runner; readonly host: { readonly origin: string } } };

const html = '<!DOCTYPE html><html lang="en"><head><title>Frame</title></head><body></body></html>';

/** What the server sees of a value that goes there and what comes back of it. */
function sent(frame: Frame, source: string): Promise<unknown> {
  return frame.evaluate(
    (text) =>
      new Promise((resolve) => {
        const value = new Function(`return (${text})`)();
        try {
          google.script.run
            .withSuccessHandler(resolve)
            .withFailureHandler((error) => resolve(String(error)))
            .echo(value);
        } catch (error) {
          resolve(String(error));
        }
      }),
    source,
  );
}

describeInBrowser('google.script.run in the frame', (browser) => {
  let stage: Stage;
  /** What the server does in the test that is running. */
  let serve: StageOptions['run'] = () => null;

  beforeAll(async () => {
    stage = await openStage(browser(), { html, run: (name, args) => serve(name, args) });
  }, 30_000);

  afterEach(() => {
    expect(stage.errors).toEqual([]);
  });

  test('gives each runner its own handlers, and both of them the user object', async () => {
    serve = (name, [value]) => {
      if (name === 'fail') throw new Error('The sheet is gone.');
      return value;
    };
    const heard = await stage.sidebar.evaluate(
      () =>
        new Promise((resolve) => {
          const list: unknown[] = [];
          const hear = (kind: string) => (value: unknown, user: unknown) => {
            list.push([kind, value instanceof Error ? value.message : value, user]);
            if (list.length === 3) resolve(list.sort());
          };
          const runner = google.script.run.withFailureHandler(hear('failure')).withUserObject({ name: 'first' });
          const other = runner.withUserObject('second').withSuccessHandler(hear('other'));
          runner.withSuccessHandler(hear('success')).echo(1);
          runner.fail();
          other.echo(2);
        }),
    );
    expect(heard).toEqual([
      ['failure', 'The sheet is gone.', { name: 'first' }],
      ['other', 2, 'second'],
      ['success', 1, { name: 'first' }],
    ]);
  });

  test('lets only plain values cross', async () => {
    serve = (_, [value]) => value;
    const { sidebar } = stage;
    expect(await sent(sidebar, '[1, "a", true, null, { b: [2] }]')).toEqual([1, 'a', true, null, { b: [2] }]);
    expect(await sent(sidebar, '[1, undefined]')).toEqual([1, null]);
    expect(await sent(sidebar, '({ a: undefined, b: 1 })')).toEqual({ b: 1 });
    const illegal = ['new Date(0)', '() => 1', 'undefined', '({ a: { b: new Map() } })', 'document.body'];
    illegal.push('(() => { const circle = {}; circle.self = circle; return circle; })()');
    for (const source of illegal)
      expect(await sent(sidebar, source)).toMatch(/^TypeError: Failed due to illegal value/);
  });

  test('makes ten calls at a time, and the others wait', async () => {
    const waiting: ((value: string) => void)[] = [];
    serve = () => new Promise<string>((resolve) => waiting.push(resolve));
    await stage.sidebar.evaluate(() => {
      for (let call = 0; call < 12; call += 1) google.script.run.withSuccessHandler(() => {}).slow();
    });
    await until(() => waiting.length >= 10);
    await stage.sidebar.evaluate(() => 'a message there and back, so that an eleventh call would have come');
    expect(waiting).toHaveLength(10);
    waiting[0]?.('done');
    await until(() => waiting.length >= 11);
    await stage.sidebar.evaluate(() => 'another one');
    expect(waiting).toHaveLength(11);
    waiting[1]?.('done');
    await until(() => waiting.length >= 12);
    for (const finish of waiting) finish('done');
  });

  test('hides functions whose names end in an underscore', async () => {
    expect(await stage.sidebar.evaluate(() => typeof google.script.run.secret_)).toBe('undefined');
    expect(await stage.sidebar.evaluate(() => google.script.host.origin)).toBe('http://sheet.test');
  });
});
