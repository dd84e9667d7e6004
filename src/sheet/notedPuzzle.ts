/**
 * What the add-on has noted about a sheet's puzzle: its size, what A1 says about it, which clues the add-on wrote, and how it laid
 * out rows and columns. It is developer metadata of the sheet, so it goes when the sheet is deleted, stays when the sheet is moved
 * or renamed, and travels with a copy of the file.
 *
 * Whether a duplicated sheet keeps its metadata is not documented; its conditional rules are certainly duplicated, so without a
 * note the size is recovered from the cells that our own rule covers.
 */
import { clueArea, GRID_CORNER, isPossible, type Size, samePlace, VERDICT_CELL } from '../contract/places';
import { existingPart, rangeOf, type Sheet } from './document';
import { ANNOUNCEMENT_KINDS, type AnnouncementKind } from './words/verdicts';
import { paintedArea, readRules, staleFormulaIn } from './writing/ownRules';
import { wasJudged, wasSaid, wereTyped } from './writing/staleness';

/** What A1 says. */
export interface NotedVerdict {
  readonly kind: AnnouncementKind;
  /** All that A1 says, and what of it is about the clues alone. */
  readonly text: string;
  readonly sentence: string;
  /** What the note of A1 says, sentence by sentence. */
  readonly details: readonly string[];
  /** The clues that it is about, spelled out. */
  readonly about: string;
}

/** The texts of all clue cells as the add-on wrote them. */
export interface WrittenClues {
  readonly row: readonly string[];
  readonly column: readonly string[];
}

/** How the add-on laid out rows and columns, by which is known what a person has changed since. Sizes are in pixels. */
export interface NotedLayout {
  /** The side of the grid's cells. */
  readonly cell: number;
  /** The width of the row clues' column, and the height of the column clues' row. */
  readonly clueWidth: number;
  readonly clueHeight: number;
  /** Whether the add-on froze the first row, and the first column. */
  readonly frozenRow: boolean;
  readonly frozenColumn: boolean;
}

export interface NotedPuzzle {
  readonly size: Size;
  /** Null while A1 says nothing of the add-on's. */
  readonly verdict: NotedVerdict | null;
  /** Null while no clue is of the add-on's writing: what clue cells hold then, a person has typed. */
  readonly written: WrittenClues | null;
  /** Whether formulas fill the grid, so that an edit elsewhere may change the picture. */
  readonly isFed: boolean;
  /** Null for a sheet that was not set up, and for one that an earlier version set up, which froze nothing. */
  readonly layout: NotedLayout | null;
  /** Where it is noted; null for a size that was recovered because the note was lost, and for a sheet not set up yet. */
  readonly note: GoogleAppsScript.Spreadsheet.DeveloperMetadata | null;
}

const KEY = 'nonogram-puzzle';

/** What is noted about the sheet's puzzle; null for a sheet that was never set up. */
export function recallPuzzle(sheet: Sheet): NotedPuzzle | null {
  return recallNoted(sheet) ?? recoverPuzzle(sheet);
}

/** The same, but null as well where the note was lost: by one call that reads. */
export function recallNoted(sheet: Sheet): NotedPuzzle | null {
  const note = findNote(sheet);
  return note === null ? null : readNote(sheet, note);
}

/** A puzzle whose note was lost, as far as our rules and A1 tell of it. */
export function recoverPuzzle(sheet: Sheet): NotedPuzzle | null {
  const rules = readRules(sheet);
  const area = paintedArea(rules);
  if (area === null || !samePlace(area, GRID_CORNER) || !isPossible(area)) return null;
  const size = { rows: area.rows, columns: area.columns };
  return { ...newPuzzle(size), written: recoverClues(sheet, size, staleFormulaIn(rules)) };
}

/**
 * Clues that a verdict of ours about a picture was about are ours, unless they were typed. Beside anything else that A1 may say,
 * some of them may be the person's.
 */
function recoverClues(sheet: Sheet, size: Size, judged: string | null): WrittenClues | null {
  if (judged === null || wereTyped(judged)) return null;
  if (!wasSaid(judged, String(rangeOf(sheet, VERDICT_CELL).getValue()))) return null;
  const textsIn = (kind: 'row' | 'column') =>
    clueValues(sheet, kind, size).map((text, index) =>
      typeof text === 'string' && wasJudged(judged, { kind, index }, text) ? text : '',
    );
  return withSome({ row: textsIn('row'), column: textsIn('column') });
}

/** A puzzle of the file, and the sheet that it is on. */
export interface PlacedPuzzle {
  readonly sheet: Sheet;
  readonly puzzle: NotedPuzzle;
}

/** What is noted about all puzzles of the file, by one call that reads. */
export function recallAll(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): readonly PlacedPuzzle[] {
  const notes = spreadsheet.createDeveloperMetadataFinder().withKey(KEY).find();
  return notes.flatMap((note) => {
    const sheet = note.getLocation().getSheet();
    const puzzle = sheet === null ? null : readNote(sheet, note);
    return sheet === null || puzzle === null ? [] : [{ sheet, puzzle }];
  });
}

/** The puzzle of a sheet that is about to be set up. */
export function newPuzzle(size: Size): NotedPuzzle {
  return { size, verdict: null, written: null, isFed: false, layout: null, note: null };
}

/**
 * Notes the puzzle where it is noted already, or anew. `writing` are clues that are about to be written: whatever fails until the
 * puzzle is noted again, those that have been written are known to be ours.
 */
export function notePuzzle(sheet: Sheet, puzzle: NotedPuzzle, writing: WrittenClues | null = null): NotedPuzzle {
  const { size, verdict, written, isFed, layout } = puzzle;
  const { rows, columns } = size;
  const text = JSON.stringify({ rows, columns, isFed, layout, verdict, written, writing });
  const note = puzzle.note ?? findNote(sheet);
  if (note === null) sheet.addDeveloperMetadata(KEY, text, SpreadsheetApp.DeveloperMetadataVisibility.DOCUMENT);
  else note.setValue(text);
  return { ...puzzle, note };
}

function findNote(sheet: Sheet): NotedPuzzle['note'] {
  return sheet.getDeveloperMetadata().find((datum) => datum.getKey() === KEY) ?? null;
}

/** A note that was spoilt counts as none. */
function readNote(sheet: Sheet, note: GoogleAppsScript.Spreadsheet.DeveloperMetadata): NotedPuzzle | null {
  const { rows, columns, isFed, layout, verdict, written, writing } = parseObject(note.getValue() ?? '');
  const size = { rows: Number(rows), columns: Number(columns) };
  if (!isPossible(size)) return null;
  const puzzle = {
    size,
    verdict: isNotedVerdict(verdict) ? verdict : null,
    written: isWrittenClues(written) ? written : null,
    isFed: isFed === true,
    layout: isNotedLayout(layout) ? layout : null,
    note,
  };
  return isWrittenClues(writing) ? { ...puzzle, written: settle(sheet, puzzle, writing) } : puzzle;
}

/** After a failure while clues were written, some cells hold what was to be written and others what was there before. */
function settle(sheet: Sheet, { size, written }: NotedPuzzle, writing: WrittenClues): WrittenClues | null {
  const textsOf = (kind: 'row' | 'column') =>
    clueValues(sheet, kind, size).map((value, index) => {
      const text = writing[kind][index] ?? '';
      return value === text ? text : (written?.[kind][index] ?? '');
    });
  return withSome({ row: textsOf('row'), column: textsOf('column') });
}

/** Null where no clue is of the add-on's writing. */
export function withSome(clues: WrittenClues): WrittenClues | null {
  return [...clues.row, ...clues.column].every((text) => text === '') ? null : clues;
}

function clueValues(sheet: Sheet, kind: 'row' | 'column', size: Size): readonly unknown[] {
  return rangeOf(sheet, existingPart(sheet, clueArea(kind, size)))
    .getValues()
    .flat();
}

type Fields = Readonly<Record<string, unknown>>;

function parseObject(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isNotedVerdict(value: unknown): value is NotedVerdict {
  return (
    isObject(value) &&
    ANNOUNCEMENT_KINDS.some((kind) => kind === value.kind) &&
    areTexts([value.text, value.sentence, value.about]) &&
    areTexts(value.details)
  );
}

function isNotedLayout(value: unknown): value is NotedLayout {
  return (
    isObject(value) &&
    [value.cell, value.clueWidth, value.clueHeight].every((size) => typeof size === 'number') &&
    [value.frozenRow, value.frozenColumn].every((isFrozen) => typeof isFrozen === 'boolean')
  );
}

function isWrittenClues(value: unknown): value is WrittenClues {
  return isObject(value) && areTexts(value.row) && areTexts(value.column);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
