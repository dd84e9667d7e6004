/** A spreadsheet on which histories are played, made ready once, and what of it is looked at. */
import { readFileSync } from 'node:fs';
import type { Answer, LocalSheetsOptions, OpenSheets, Question, RunScript, ScriptFunctions } from '../../standin';
import { globalsOf, openLocalSheets } from '../../standin/node';

type Document = OpenSheets['document'];
export type SheetState = Document['sheets'][number];
export type Content = NonNullable<NonNullable<ReturnType<SheetState['cells']['get']>>['content']>;

/** A question and what was said to it. */
export interface Asked extends Question {
  readonly answer: Answer['button'];
}

export interface Desk {
  readonly sheets: OpenSheets;
  /** The contents that the add-on has put into cells. */
  readonly ours: WeakSet<Content>;
  /** The contents that the person has agreed to lose. */
  readonly givenUp: WeakSet<Content>;
  /** The sheets whose cells an undo has put back without what was noted about them, or from which lines have gone. */
  readonly muddled: Set<number>;
  asked: Asked[];
  /** Gives the answers to the questions to come. */
  answer: (question: Question) => Answer;
}

type Services = Readonly<Record<string, unknown>>;

interface Loaded {
  readonly functions: ScriptFunctions;
  /** Gives the script the services of another execution. */
  enter(services: Services): void;
}

/**
 * Runs the built script in this realm and loads it once: starting it for every event, and copying every value from realm to realm,
 * as in all other tests, would take a third of the time.
 */
function quickRunner(): RunScript {
  const names = ['SpreadsheetApp', 'LockService', 'HtmlService', 'ScriptApp', 'console'];
  const code = readFileSync('dist/Code.js', 'utf8');
  const load = Reflect.construct(Function, [
    'given',
    `let {${names.join()}} = given;
    ${code}
    return { functions: {${globalsOf(code).join()}}, enter(services) { ({${names.join()}} = services); } };`,
  ]);
  let loaded: Loaded | null = null;
  return (_, services) => {
    const script: Loaded = loaded ?? Reflect.apply(load, undefined, [services]);
    loaded = script;
    script.enter(services);
    return script.functions;
  };
}

/** Rows and columns that every sheet here has. */
const SIZE = { rows: 12, columns: 12 };

export type Habits = Pick<LocalSheetsOptions, 'moveFires' | 'rulesFollowMoves'>;

export function openDesk(habits: Habits): Desk {
  const ask = (question: Question): Answer => {
    const isTold = question.kind === 'alert' && question.buttons.join() === 'OK';
    const answer: Answer = isTold ? { button: 'OK' } : desk.answer(question);
    desk.asked.push({ ...question, answer: answer.button });
    return answer;
  };
  const desk: Desk = {
    sheets: openLocalSheets({ runScript: quickRunner(), size: SIZE, ask, ...habits }),
    ours: new WeakSet(),
    givenUp: new WeakSet(),
    muddled: new Set(),
    asked: [],
    answer: () => ({ button: 'NO' }),
  };
  desk.sheets.open();
  return desk;
}

/** A document put aside, with the cells whose contents are the add-on's. */
export interface Kept {
  readonly saved: string;
  readonly ours: readonly (readonly [sheet: number, cell: string])[];
}

export function keep({ sheets, ours }: Desk): Kept {
  const owned = sheets.document.sheets.flatMap((sheet) =>
    [...sheet.cells].flatMap(([key, { content }]) =>
      content !== null && ours.has(content) ? [[sheet.id, key] as const] : [],
    ),
  );
  return { saved: sheets.save(), ours: owned };
}

export function putBack(desk: Desk, { saved, ours }: Kept): void {
  desk.sheets.restore(saved);
  for (const [id, key] of ours) {
    const content = desk.sheets.document.sheets.find((sheet) => sheet.id === id)?.cells.get(key)?.content;
    if (content) desk.ours.add(content);
  }
}
