/** A sheet with the built add-on for the tests: what a person sees, types and answers. */

import type { Answer, LocalSheets, LocalSheetsOptions, Question } from '../../standin';
import { openLocalSheets } from '../../standin/node';

/** What a person does with a question: clicks a button, or types something first. */
export type Reaction = Answer | Answer['button'];

export interface Stage {
  readonly sheets: LocalSheets;
  /** Everything that was asked or told in dialogs so far. */
  readonly asked: readonly Question[];
  /** What is said to the next questions, in order. A message with OK alone needs no answer. */
  answer(...answers: readonly Reaction[]): void;
  /** The texts of dialogs and toasts since the last time this was asked. */
  told(): string;
}

/** Questions for which a test had no answer; the add-on's own guard catches what is thrown then. */
const unexpected: string[] = [];

afterEach(() => {
  expect(unexpected.splice(0)).toEqual([]);
});

type Options = Partial<Omit<LocalSheetsOptions, 'ask'>>;

/** Opens an empty spreadsheet with the menu shown; a question that no answer was prepared for fails the test. */
export function openStage(options: Options = {}): Stage {
  const asked: Question[] = [];
  const answers: Answer[] = [];
  const ask = (question: Question): Answer => {
    asked.push(question);
    if (question.kind === 'alert' && question.buttons.join() === 'OK') return { button: 'OK' };
    const answer = answers.shift();
    if (answer === undefined) {
      unexpected.push(question.message);
      throw new Error(`Nobody expected to be asked: ${question.message}`);
    }
    return answer;
  };
  const sheets = openLocalSheets({ ...options, ask });
  sheets.open();
  return {
    sheets,
    asked,
    answer: (...given) => {
      answers.push(...given.map((one) => (typeof one === 'string' ? { button: one } : one)));
    },
    told: sinceLastTime(
      () => asked.map(({ message }) => message),
      () => sheets.toasts.map(({ message }) => message),
    ),
  };
}

function sinceLastTime(...lists: readonly (() => readonly string[])[]): () => string {
  let seen = lists.map(() => 0);
  return () => {
    const all = lists.map((list) => list());
    const fresh = all.flatMap((texts, index) => texts.slice(seen[index]));
    seen = all.map(({ length }) => length);
    return fresh.join('\n');
  };
}

/** Spreadsheets just after *Set up sheet*, by the options they were opened with. */
const setUps = new Map<string, string>();

/** A sheet that has been set up, without checkboxes. The command runs once; afterwards what it left is opened again. */
export function openSetUp(options: Options = {}): Stage {
  const stage = openStage(options);
  const key = JSON.stringify(options);
  const saved = setUps.get(key);
  if (saved === undefined) {
    stage.answer('NO');
    stage.sheets.chooseMenu('Set up sheet');
    stage.told();
    setUps.set(key, stage.sheets.save());
  } else {
    stage.sheets.restore(saved);
  }
  return stage;
}

/** Draws a picture as a person who pastes TRUE and FALSE; `#` is filled. */
export function draw(sheets: LocalSheets, picture: readonly string[], corner = 'B2'): void {
  sheets.paste(
    corner,
    picture.map((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE'))),
  );
}

/** The values of a range as a script gets them. */
export function valuesOf(sheets: LocalSheets, range: string): readonly (readonly unknown[])[] {
  return rangeOf(sheets, range).getValues();
}

export function rangeOf(sheets: LocalSheets, range: string): GoogleAppsScript.Spreadsheet.Range {
  return sheets.services.SpreadsheetApp.getActiveSheet().getRange(range);
}

/** The first range of each conditional rule of the open sheet. */
export function painted({ sheets }: Pick<Stage, 'sheets'>): readonly (string | undefined)[] {
  const rules = sheets.services.SpreadsheetApp.getActiveSheet().getConditionalFormatRules();
  return rules.map((rule) => rule.getRanges()[0]?.getA1Notation());
}

/** All that the spreadsheet holds, without the count of changes made to it. */
export function stateOf(sheets: LocalSheets): string {
  return sheets.save().replace(/"version":\d+/, '');
}

export function verdictOf(sheets: LocalSheets): unknown {
  return valuesOf(sheets, 'A1').flat()[0];
}

export function noteOf(sheets: LocalSheets): string {
  return rangeOf(sheets, 'A1').getNote();
}

/** Row clues and column clues of a puzzle of 10 × 10, or of the given ranges. */
export function cluesOf(sheets: LocalSheets, rows = 'A2:A11', columns = 'B1:K1') {
  return { rows: valuesOf(sheets, rows).flat(), columns: valuesOf(sheets, columns).flat() };
}

/** A picture that line logic solves in 31 steps. */
export const JELLYFISH = [
  '...####...',
  '..######..',
  '.########.',
  '.##.##.##.',
  '.########.',
  '..######..',
  '..#.##.#..',
  '.##.##.##.',
  '.#..##..#.',
  '#...#....#',
] as const;

export const JELLYFISH_CLUES = {
  rows: ['4', '6', '8', '2 2 2', '8', '6', '1 2 1', '2 2 2', '1 2 1', '1 1 1'],
  columns: ['1', '3\n2', '7', '3\n2', '10', '9', '3\n2', '7', '3\n2', '1'],
};

/** Two cells of one picture that may as well be the two beside them. */
export const SWITCH = ['#.', '.#'] as const;
