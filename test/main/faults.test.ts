import { draw, openSetUp, openStage, type Reaction, rangeOf, type Stage, valuesOf, verdictOf } from '../sheet/stage';

interface Scenario {
  readonly what: string;
  /** The sheet before. */
  readonly prepare: () => Stage;
  /** Prepares the answers and runs the command. */
  readonly run: (stage: Stage) => unknown;
}

const menu =
  (caption: string, ...answers: readonly Reaction[]) =>
  ({ sheets, answer }: Stage) => {
    answer(...answers);
    sheets.chooseMenu(caption);
  };

const server =
  (name: string, ...parameters: readonly unknown[]) =>
  ({ sheets }: Stage) =>
    sheets.callServer(name, ...parameters);

const PROMPT = (text: string) => ({ button: 'OK', text }) as const;

const FISH = ['.##.#', '####.', '#####', '.##.#', '..#..'] as const;

/** Small, since every scenario runs as often as it calls a service. */
function openSmall(): Stage {
  const stage = openSetUp();
  stage.answer(PROMPT('5 x 5'));
  stage.sheets.chooseMenu('Change size…');
  stage.told();
  return stage;
}

/** A picture that a formula has changed since clues and verdict were written: an edit that Sheets does not tell of. */
function changedPicture(): Stage {
  const stage = openSmall();
  draw(stage.sheets, FISH);
  rangeOf(stage.sheets, 'B2').setValue(true);
  return stage;
}

function wrongFormula(): Stage {
  const stage = openStage();
  stage.sheets.type('A3', '=1+1');
  draw(stage.sheets, FISH);
  stage.answer('NO');
  stage.sheets.chooseMenu('Set up sheet');
  return stage;
}

function freshPicture(): Stage {
  const stage = openStage();
  stage.sheets.type('A1', 'My title');
  draw(stage.sheets, FISH);
  return stage;
}

function typedClues(): Stage {
  const stage = openSmall();
  stage.sheets.paste('A2', [['1'], ['1']]);
  stage.sheets.paste('B1', [['1', '1']]);
  return stage;
}

const CLUES = { sheetId: 0, clues: { rows: [[1], [1], []], columns: [[1], [1]] }, overwrite: true };

const KEEP_THE_GRID: readonly Scenario[] = [
  { what: 'Set up sheet', prepare: freshPicture, run: menu('Set up sheet', 'YES', 'YES') },
  { what: 'Write clues', prepare: changedPicture, run: menu('Write clues') },
  { what: 'Write clues over formulas', prepare: wrongFormula, run: menu('Write clues', 'YES') },
  { what: 'Check puzzle', prepare: changedPicture, run: menu('Check puzzle') },
  { what: 'Check puzzle beside formulas', prepare: wrongFormula, run: menu('Check puzzle', 'NO') },
  { what: 'Check puzzle on a fresh sheet', prepare: freshPicture, run: menu('Check puzzle', 'YES') },
  { what: 'Check puzzle on typed clues', prepare: typedClues, run: menu('Check puzzle') },
  { what: 'Show solving steps', prepare: changedPicture, run: menu('Show solving steps') },
  { what: 'Change size… to a larger one', prepare: changedPicture, run: menu('Change size…', PROMPT('6 x 28')) },
  { what: 'Change size… to a smaller one', prepare: changedPicture, run: menu('Change size…', PROMPT('4 x 4'), 'NO') },
  { what: 'An edit', prepare: changedPicture, run: ({ sheets }) => sheets.type('Z1', 'x') },
  { what: 'sidebarReadPuzzle', prepare: changedPicture, run: server('sidebarReadPuzzle') },
  { what: 'sidebarFollow', prepare: changedPicture, run: server('sidebarFollow', 'another mark') },
  { what: 'sidebarOpenLarge', prepare: changedPicture, run: server('sidebarOpenLarge', 'steps') },
  {
    what: 'sidebarShowCell',
    prepare: changedPicture,
    run: server('sidebarShowCell', { sheetId: 0, row: 2, column: 2 }),
  },
  {
    what: 'sidebarShowLine',
    prepare: changedPicture,
    run: server('sidebarShowLine', { sheetId: 0, kind: 'row', index: 1 }),
  },
  { what: 'sidebarWriteClues on typed clues', prepare: typedClues, run: server('sidebarWriteClues', CLUES) },
];

const MAY_WRITE_THE_GRID: readonly Scenario[] = [
  {
    what: 'Change size… with cells to clear',
    prepare: changedPicture,
    run: menu('Change size…', PROMPT('4 x 4'), 'YES'),
  },
  { what: 'sidebarWriteClues on a picture', prepare: changedPicture, run: server('sidebarWriteClues', CLUES) },
  {
    what: 'sidebarDraw',
    prepare: changedPicture,
    run: server('sidebarDraw', {
      sheetId: 0,
      size: { rows: 5, columns: 5 },
      cells: [
        { row: 0, column: 0, filled: true },
        { row: 1, column: 1, filled: false },
      ],
      overwrite: false,
      behind: false,
    }),
  },
  {
    what: 'sidebarWritePicture',
    prepare: changedPicture,
    run: server('sidebarWritePicture', { sheetId: 0, picture: ['##', '#.'], overwrite: true }),
  },
];

const gridOf = ({ sheets }: Stage) => JSON.stringify(valuesOf(sheets, 'B2:K11'));
const cluesOf = ({ sheets }: Stage) => JSON.stringify([valuesOf(sheets, 'A2:A13'), valuesOf(sheets, 'B1:M1')]);

/** What the person learned: dialogs, toasts, the answer to the sidebar. */
function heard(stage: Stage, result: unknown): string {
  return [stage.told(), typeof result === 'object' ? JSON.stringify(result) : ''].join(' ').trim();
}

/** The scenario on one sheet that is put back before every run; the second argument to `run` throws in place of that call, once. */
function openScenario({ prepare, run }: Scenario) {
  const stage = prepare();
  const saved = stage.sheets.save();
  return {
    stage,
    before: { grid: gridOf(stage), verdict: verdictOf(stage.sheets) },
    run(faulty = -1) {
      stage.sheets.restore(saved);
      stage.told();
      let failed = '';
      stage.sheets.onCall = ({ name, target }, index) => {
        if (index !== faulty || failed !== '') return;
        failed = `call ${index}, ${name} ${target}`;
        throw new Error('Service error: Spreadsheets');
      };
      const result = run(stage);
      stage.sheets.onCall = null;
      return { failed, heard: heard(stage, result), calls: stage.sheets.calls.length, ...outcomeOf(stage) };
    },
  };
}

function outcomeOf(stage: Stage) {
  return { grid: gridOf(stage), clues: cluesOf(stage), verdict: verdictOf(stage.sheets) };
}

/** Google's own words come after a sentence of ours. */
const GOOGLES_WORDS =
  /did not work\. Try again; if it happens again, this is what Google says about it: Service error: Spreadsheets/g;

type IsGridRight = (grid: string, before: string, after: string) => boolean;

/** What is wrong after each run with one failing call; nothing is what we want. */
function complaints(scenario: Scenario, isGridRight: IsGridRight): readonly string[] {
  const { before, run } = openScenario(scenario);
  const after = run();
  return Array.from({ length: after.calls }, (_, index) => {
    const { failed, grid, clues, verdict, heard: said } = run(index);
    const succeeded = clues === after.clues && verdict === after.verdict;
    return [
      isGridRight(grid, before.grid, after.grid) ? [] : ['the grid has changed'],
      verdict === 'Checking...' ? ['A1 says Checking...'] : [],
      ['', before.verdict, after.verdict].includes(verdict) ? [] : [`A1 says ${verdict}`],
      said !== '' || succeeded ? [] : ['nobody was told'],
      /Exception|undefined/.test(said) ? [`told in the words of the machine: ${said}`] : [],
      said.replace(GOOGLES_WORDS, '').includes('Service error') ? [`Google's words stand alone: ${said}`] : [],
    ].flatMap((wrong) => wrong.map((sentence) => `${failed}: ${sentence}`));
  }).flat();
}

describe('when any one service call fails', () => {
  test.each(KEEP_THE_GRID)('$what leaves the grid alone, no half verdict, and tells the person', (scenario) => {
    expect(complaints(scenario, (grid, before) => grid === before)).toEqual([]);
  });

  test.each(MAY_WRITE_THE_GRID)('$what leaves the grid as it was or as it was to be', (scenario) => {
    expect(
      complaints(
        scenario,
        (grid, before, after) => grid === before || grid === after || isBlank(grid) || isReplaced(grid),
      ),
    ).toEqual([]);
  });

  test('an edit leaves no verdict about the picture before', () => {
    const scenario: Scenario = {
      what: 'an edit',
      prepare: changedPicture,
      run: ({ sheets }) => sheets.type('F6', 'TRUE'),
    };
    const { run } = openScenario(scenario);
    const after = run();
    const verdicts = Array.from({ length: after.calls }, (_, index) => run(index).verdict);
    expect(verdicts.filter((verdict) => verdict !== '' && verdict !== after.verdict)).toEqual([]);
  });

  test('the edit after that puts everything right', () => {
    const { stage, run } = openScenario({
      what: 'an edit',
      prepare: changedPicture,
      run: ({ sheets }) => sheets.type('F6', 'TRUE'),
    });
    const next = (faulty?: number) => {
      const { calls } = run(faulty);
      stage.sheets.type('B6', 'TRUE');
      return { calls, right: outcomeOf(stage) };
    };
    const { calls, right } = next();
    for (let index = 0; index < calls; index += 1) expect([index, next(index).right]).toEqual([index, right]);
  });
});

/** The picture that a person has agreed to clear is gone before new clues come. */
function isBlank(grid: string): boolean {
  return !grid.includes('true') && !grid.includes('false');
}

/** The new picture of 2 × 2 is there, though what lay around it is not yet away. */
function isReplaced(grid: string): boolean {
  return /^\[\[true,true,.*\],\[true,false,/.test(grid);
}
