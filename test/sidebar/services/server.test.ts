import { NO_REPLY, replyTo, server } from '../../../sidebar/services/server';

interface Called {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Google's `google.script.run` with a sheet that answers at once. */
function installGoogle(answer: (called: Called) => unknown): void {
  const runner = (onSuccess: (value: unknown) => void, onFailure: (error: unknown) => void): object =>
    new Proxy(
      {},
      {
        get(_, name: string) {
          if (name === 'withSuccessHandler') return (handler: typeof onSuccess) => runner(handler, onFailure);
          if (name === 'withFailureHandler') return (handler: typeof onFailure) => runner(onSuccess, handler);
          return (...args: readonly unknown[]) => {
            try {
              onSuccess(answer({ name, args }));
            } catch (error) {
              onFailure(error);
            }
          };
        },
      },
    );
  Object.assign(globalThis, {
    google: {
      script: {
        run: runner(
          () => {},
          () => {},
        ),
      },
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'google');
});

describe('the calls to the sheet', () => {
  test('reach the functions of the same names with their arguments', async () => {
    const called: Called[] = [];
    installGoogle((call) => {
      called.push(call);
      return { ok: true, value: null };
    });
    const clues = { sheetId: 1, clues: { rows: [[1]], columns: [[1]] }, overwrite: false };
    const picture = { sheetId: 1, picture: ['#'], overwrite: false };
    const line = { sheetId: 1, kind: 'row', index: 0 } as const;
    await server.sidebarReadPuzzle();
    await server.sidebarWriteClues(clues);
    await server.sidebarWritePicture(picture);
    expect(await server.sidebarShowLine(line)).toEqual({ ok: true, value: null });
    expect(called).toEqual([
      { name: 'sidebarReadPuzzle', args: [] },
      { name: 'sidebarWriteClues', args: [clues] },
      { name: 'sidebarWritePicture', args: [picture] },
      { name: 'sidebarShowLine', args: [line] },
    ]);
  });

  test('that fail become a reply in our own words', async () => {
    installGoogle(() => {
      throw new Error('ScriptError: Service invoked too many times');
    });
    expect(await replyTo(server.sidebarReadPuzzle())).toEqual({ ok: false, problem: NO_REPLY });
  });

  test.each([
    ['ScriptError: Authorization is required to perform that action.', /^The add-on may not do this yet\. .*allow/],
    [
      "We're sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.",
      /signed in to several Google accounts/,
    ],
    ['Exceeded maximum execution time', /^Google stopped the script/],
  ])('name the cause where Google did not begin them or ended them: %s', async (message, sentence) => {
    installGoogle(() => {
      throw new Error(message);
    });
    expect(await replyTo(server.sidebarReadPuzzle())).toEqual({
      ok: false,
      problem: expect.stringMatching(sentence),
    });
  });

  test('become a reply as well where there is no sheet at all', async () => {
    expect(await replyTo(server.sidebarReadPuzzle())).toEqual({ ok: false, problem: NO_REPLY });
  });
});
