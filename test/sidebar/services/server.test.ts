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

  test.each(['', 'NetworkError: offline'])(
    'that fail without a word of Google’s (%j) are laid to the connection',
    async (words) => {
      installGoogle(() => {
        throw new Error(words);
      });
      expect(await replyTo(server.sidebarReadPuzzle())).toEqual({ ok: false, problem: NO_REPLY });
    },
  );

  test('that fail for a cause that is not known end with Google’s words', async () => {
    installGoogle(() => {
      throw new Error('Service error: Spreadsheets');
    });
    expect(await replyTo(server.sidebarReadPuzzle())).toEqual({
      ok: false,
      problem:
        'The sheet did not answer. Try again; if it happens again, this is what Google says about it: Service error: Spreadsheets',
    });
  });

  test.each([
    ['ScriptError: Authorization is required to perform that action.', /^The add-on may not do this yet\. .*allow/],
    [
      "We're sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.",
      /signed in to several Google accounts/,
    ],
    ['Exceeded maximum execution time', /^Google stopped the script/],
    ['ScriptError: Service invoked too many times for one day: premium', /^Google has had enough/],
    ['Script function not found: sidebarDraw', /of the same version/],
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
    expect(await replyTo(server.sidebarReadPuzzle())).toEqual({
      ok: false,
      problem: expect.stringMatching(/^The sheet did not answer\./),
    });
  });
});
