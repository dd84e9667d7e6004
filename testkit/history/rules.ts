/** What holds after each gesture of a history. */
import { TONE_COLORS } from '../../src/contract/tone';
import { changesOf, losses, noteOwner } from './changes';
import type { Content, Desk, SheetState } from './desk';
import type { Gesture } from './gestures';
import type { Outcome, Snapshot } from './play';
import { isStruck, noteOf, verdictPlaces, wrongVerdict } from './verdicts';

/** Everything that is wrong after a gesture. */
export function complaintsAbout(desk: Desk, gesture: Gesture, outcome: Outcome): readonly string[] {
  const changes = changesOf(desk, outcome);
  const lost = losses(desk, gesture, outcome, changes);
  noteOwner(desk, gesture, outcome, changes);
  return [
    ...(outcome.failure === null ? [] : [`thrown: ${outcome.failure}`]),
    ...outcome.told.filter((text) => MACHINE_WORDS.test(text)).map((text) => `told: ${text}`),
    ...lost.map((loss) => `lost: ${loss}`),
    ...readingComplaints(desk, gesture, outcome),
    ...onEverySheet(desk, (sheet) => [...pilesUp(sheet), ...verdictComplaints(desk, sheet)]),
    ...freshComplaints(desk, outcome),
  ];
}

const MACHINE_WORDS = /Exception|undefined|TypeError|\bat .*Code\.js/;

/** Each sheet is looked at while it is the open one; afterwards the one that was open is open again. */
function onEverySheet({ sheets }: Desk, complain: (sheet: SheetState) => readonly string[]): readonly string[] {
  const { document } = sheets;
  const open = document.activeSheetId;
  const complaints = document.sheets.flatMap((sheet) => {
    document.activeSheetId = sheet.id;
    return complain(sheet).map((complaint) => `${sheet.name}: ${complaint}`);
  });
  document.activeSheetId = open;
  return complaints;
}

/** A verdict that is not struck through is right; one that was moved away from A1 is struck through. */
function verdictComplaints(desk: Desk, sheet: SheetState): readonly string[] {
  return verdictPlaces(desk, sheet).flatMap((key) => {
    const wrong = key === '1,1' ? wrongVerdict(desk, sheet) : `a verdict in ${key}`;
    return wrong === null || isStruck(desk, key) ? [] : [`looks valid: ${wrong}`];
  });
}

/** Of the add-on's own rules there is at most one of each kind, and of those about a verdict taken back one for A1 and one for another cell. */
function pilesUp({ rules }: SheetState): readonly string[] {
  const striking = rules.filter(({ strikethrough }) => strikethrough === true).map(({ values }) => String(values[0]));
  const past = striking.filter((formula) => formula.startsWith('=($'));
  const kinds = [
    rules.filter(({ background }) => background === '#7e57c2'),
    rules.filter(({ background }) => background === '#ffffff'),
    striking.filter((formula) => !past.includes(formula)),
  ];
  return past.length > 2 || kinds.some(({ length }) => length > 1) ? [`own rules pile up: ${rules.length}`] : [];
}

/** Commands that were declined at their first question, and reading, change nothing but what A1 and clue cells say. */
function readingComplaints(desk: Desk, { act }: Gesture, outcome: Outcome): readonly string[] {
  const { before, asked, wasDisturbed } = outcome;
  if (before === null) return [];
  const isRefused = act.does === 'command' && isDeclined(asked);
  return desk.sheets.document.sheets.flatMap((sheet) => {
    const earlier = before.get(sheet.id);
    if (earlier === undefined) return [];
    const isTouched = isRefused && !wasDisturbed && JSON.stringify(plain(sheet)) !== JSON.stringify(plain(earlier));
    return [
      ...(isTouched ? [`declined, and yet changed: ${sheet.name}`] : []),
      ...(act.does === 'read' && (sheet.rows !== earlier.rows || sheet.columns !== earlier.columns)
        ? [`reading made room on ${sheet.name}`]
        : []),
      ...(isPersonsNote(earlier) && !isPersonsNote(sheet) ? [`the note of A1 of ${sheet.name} was lost`] : []),
      ...(sheet.rules === earlier.rules || foreignRules(sheet) === foreignRules(earlier)
        ? []
        : [`a foreign rule of ${sheet.name} was touched`]),
    ];
  });
}

const TO_WORK_AT_ALL = /Go on\?$|How many rows and columns|Begin again/;

function isDeclined(asked: Outcome['asked']): boolean {
  const [first] = asked;
  return (
    first !== undefined && (first.answer === 'NO' || first.answer === 'CANCEL') && TO_WORK_AT_ALL.test(first.message)
  );
}

function plain({ rows, columns, rules, metadata, cells }: Snapshot): unknown {
  return [rows, columns, rules, metadata, [...cells]];
}

/** One that a gesture put there. */
function isPersonsNote({ cells }: Snapshot): boolean {
  return cells.get('1,1')?.note === 'Remember this.';
}

function foreignRules({ rules }: Snapshot): string {
  return JSON.stringify(rules.filter(({ criterion }) => criterion === 'NUMBER_GREATER_THAN'));
}

/** After an edit that the add-on was told of, A1 is fresh, and text, note and colour belong together. */
function freshComplaints(desk: Desk, { editedSheet, wasDisturbed }: Outcome): readonly string[] {
  const sheet = desk.sheets.document.sheets.find(({ id }) => id === editedSheet);
  if (sheet === undefined || wasDisturbed || noteOf(sheet) === null || desk.muddled.has(sheet.id)) return [];
  const cell = sheet.cells.get('1,1');
  const text = ownTextIn(desk, cell?.content ?? null);
  const [note, color] = [isPersonsNote(sheet) ? '' : (cell?.note ?? ''), cell?.style.background ?? null];
  if (text === null) return note === '' && color === null ? [] : [`A1 keeps its note or colour: ${note} ${color}`];
  return [
    ...(text.endsWith('.') ? [] : [`A1 says ${text}, by which nobody could know it for the add-on's`]),
    ...(note === '' && !isPersonsNote(sheet) ? [`A1 says ${text} without a note`] : []),
    ...(color?.toUpperCase() === colorOf(text) ? [] : [`A1 says ${text} in ${color}`]),
    ...(verdictPlaces(desk, sheet).includes('1,1') && isStruck(desk, '1,1') ? [`A1 is struck through: ${text}`] : []),
  ];
}

/** What the add-on says in A1; a clue that was moved there says nothing about the puzzle. */
function ownTextIn({ ours }: Desk, content: Content | null): string | null {
  return content?.kind === 'text' && ours.has(content) && /[!.]( |$)/.test(content.text) ? content.text : null;
}

function colorOf(text: string): string {
  if (text.startsWith('Unique Solution!')) {
    return text.includes('Line logic alone') ? TONE_COLORS.fair : TONE_COLORS.good;
  }
  return /^(Nothing|Clues missing|Checking|Undecided)/.test(text) ? TONE_COLORS.open : TONE_COLORS.bad;
}
