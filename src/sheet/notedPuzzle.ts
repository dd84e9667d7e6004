/**
 * What the add-on has noted about a sheet's puzzle: its size and what A1 says about it. It is developer metadata of the sheet, so it
 * goes when the sheet is deleted, stays when the sheet is moved or renamed, and travels with a copy of the file.
 *
 * Whether a duplicated sheet keeps its metadata is not documented; its conditional rules are certainly duplicated, so without a
 * note the size is recovered from the range of our own rule.
 */
import { isPossible, type Size } from '../contract/places';
import type { Sheet } from './document';
import { ANNOUNCEMENT_KINDS, type AnnouncementKind } from './words/verdicts';
import { paintedSize } from './writing/colorRules';

/** What A1 says. */
export interface NotedVerdict {
  readonly kind: AnnouncementKind;
  readonly text: string;
  /** The clues that it is about, spelled out. */
  readonly about: string;
  /** What A1 said before: noted first and written afterwards, a text may be kept from its cell by a failure in between. */
  readonly before: string;
}

export interface NotedPuzzle {
  readonly size: Size;
  /** Null while A1 says nothing of the add-on's. */
  readonly verdict: NotedVerdict | null;
  /** Where it is noted; null for a size that was recovered because the note was lost, and for a sheet not set up yet. */
  readonly note: GoogleAppsScript.Spreadsheet.DeveloperMetadata | null;
}

const KEY = 'nonogram-puzzle';

/** What is noted about the sheet's puzzle; null for a sheet that was never set up. */
export function recallPuzzle(sheet: Sheet): NotedPuzzle | null {
  const note = findNote(sheet);
  const noted = readNote(note?.getValue() ?? '');
  if (noted !== null) return { ...noted, note };
  const size = paintedSize(sheet);
  return size === null ? null : { size, verdict: null, note: null };
}

/** The puzzle of a sheet that is about to be set up. */
export function newPuzzle(size: Size): NotedPuzzle {
  return { size, verdict: null, note: null };
}

/** Notes the puzzle where it is noted already, or anew. */
export function notePuzzle(sheet: Sheet, puzzle: NotedPuzzle): NotedPuzzle {
  const { rows, columns } = puzzle.size;
  const text = JSON.stringify({ rows, columns, verdict: puzzle.verdict });
  const note = puzzle.note ?? findNote(sheet);
  if (note === null) sheet.addDeveloperMetadata(KEY, text, SpreadsheetApp.DeveloperMetadataVisibility.DOCUMENT);
  else note.setValue(text);
  return { ...puzzle, note };
}

function findNote(sheet: Sheet): NotedPuzzle['note'] {
  return sheet.getDeveloperMetadata().find((datum) => datum.getKey() === KEY) ?? null;
}

/** A note that was spoilt counts as none. */
function readNote(text: string): Pick<NotedPuzzle, 'size' | 'verdict'> | null {
  const note = parseObject(text);
  const size = { rows: Number(note.rows), columns: Number(note.columns) };
  return isPossible(size) ? { size, verdict: isNotedVerdict(note.verdict) ? note.verdict : null } : null;
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNotedVerdict(value: unknown): value is NotedVerdict {
  return (
    isObject(value) &&
    ANNOUNCEMENT_KINDS.some((kind) => kind === value.kind) &&
    [value.text, value.about, value.before].every((text) => typeof text === 'string')
  );
}
