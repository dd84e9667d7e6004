/** Whether a verdict that looks valid is right about what its sheet shows now, by the independent oracle. */

import type { Extent } from '../../standin/areas';
import { cellPlace } from '../../standin/areas';
import { meets, type NaiveClues, naiveCluesOf, naiveLineLogic, naiveVerdict } from '../oracle';
import type { Desk, SheetState } from './desk';

const HEADINGS = ['Unique Solution!', 'Not Unique!', 'Unsolvable!'] as const;

/** The places of verdicts that the add-on wrote. */
export function verdictPlaces({ ours }: Desk, sheet: SheetState): readonly string[] {
  return [...sheet.cells].flatMap(([key, { content }]) =>
    content?.kind === 'text' && ours.has(content) && HEADINGS.some((heading) => content.text.startsWith(heading))
      ? [key]
      : [],
  );
}

/** Whether Sheets strikes a cell of the open sheet through. */
export function isStruck({ sheets }: Desk, key: string): boolean {
  const [row, column] = cellPlace(key);
  return sheets.look(sheets.services.SpreadsheetApp.getActiveSheet().getRange(row, column).getA1Notation())
    .strikethrough;
}

/** What is wrong with what A1 of the open sheet says, or null. */
export function wrongVerdict(desk: Desk, sheet: SheetState): string | null {
  const size = sizeOf(sheet) ?? USUAL_SIZE;
  const values = valuesAround(desk, sheet, size);
  const text = String(values[0]?.[0]);
  const cells = cellsIn(values, size);
  if (cells.some((row) => row.includes(null))) return `a verdict over ${JSON.stringify(cells)}`;
  if (beyond(values, size).some((value) => readCell(value) === true)) return 'the picture goes on beyond the grid';
  const clues = cluesIn(values, size);
  if (clues === null) return 'a verdict beside clue cells that hold no clues';
  const picture = drawn(cells);
  if (!meets(picture, clues) && !saysTyped(desk, sheet) && !hasTypedClue(desk, sheet, size)) {
    return `the clues ${JSON.stringify(clues)} are not those of ${picture.join('/')}`;
  }
  return wrongKind(text, clues);
}

/**
 * Of a duplicate without a note, after an undo that brings cells back but not what was noted, and where some lines have come and
 * others gone, nobody can tell which clues somebody typed; A1 says which it takes for typed then.
 */
function saysTyped({ muddled }: Desk, sheet: SheetState): boolean {
  const { id, name, rules } = sheet;
  const isNotedTyped = noteOf(sheet)?.verdict?.about.startsWith('typed ') === true;
  const isTyped = isNotedTyped || rules.some(({ values }) => String(values[0]).endsWith('*1))'));
  return (name.startsWith('Copy') || muddled.has(id)) && isTyped;
}

/** Whether the grid of the open sheet shows a picture with the same clues as another. */
export function showsPicture(desk: Desk, sheet: SheetState, picture: readonly string[]): boolean {
  const size = sizeOf(sheet) ?? USUAL_SIZE;
  return meets(drawn(cellsIn(valuesAround(desk, sheet, size), size)), naiveCluesOf(picture));
}

function drawn(cells: readonly (readonly (boolean | null)[])[]): readonly string[] {
  return cells.map((row) => row.map((cell) => (cell === true ? '#' : '.')).join(''));
}

function wrongKind(text: string, clues: NaiveClues): string | null {
  const said = kindOf(text);
  const { kind, steps } = judged(clues);
  if (said !== kind) return `${text} — but it is ${kind}`;
  const counted = / in ([0-9]+) steps?/.exec(text)?.[1];
  return counted === undefined || Number(counted) === steps ? null : `${text} — but it takes ${steps} steps`;
}

function kindOf(text: string): string {
  if (text.startsWith('Not Unique!')) return 'multiple';
  if (text.startsWith('Unsolvable!')) return 'none';
  return text.includes('Line logic alone') ? 'unique' : 'line-solvable';
}

const known = new Map<string, { readonly kind: string; readonly steps: number }>();

function judged(clues: NaiveClues) {
  const key = JSON.stringify(clues);
  const verdict = known.get(key) ?? { kind: naiveVerdict(clues), steps: naiveLineLogic(clues).steps.length };
  known.set(key, verdict);
  return verdict;
}

/** What the add-on has noted about a sheet's puzzle, as far as it is looked at here. */
interface Note extends Extent {
  readonly verdict: { readonly about: string } | null;
  readonly written: Readonly<Record<'row' | 'column', readonly string[]>> | null;
}

/** Null where nothing is noted: the note of a duplicate may be forgotten. */
export function noteOf({ metadata }: Pick<SheetState, 'metadata'>): Note | null {
  const text = metadata.find(({ key }) => key === 'nonogram-puzzle')?.value;
  return text ? JSON.parse(text) : null;
}

/** The size that is noted; on a duplicate without a note, that of the coloured grid. */
export function sizeOf(sheet: SheetState): Extent | null {
  const noted = noteOf(sheet);
  const areas = sheet.rules.find(({ background }) => background === '#7e57c2')?.areas;
  if (noted !== null || areas === undefined) return noted;
  const rows = Math.max(...areas.map((area) => area.row + area.rows - 2));
  return { rows, columns: Math.max(...areas.map((area) => area.column + area.columns - 2)) };
}

/** The size that a sheet has which was checked without being set up. */
export const USUAL_SIZE = { rows: 10, columns: 10 };

type Values = readonly (readonly unknown[])[];

function valuesAround({ sheets }: Desk, sheet: SheetState, { rows, columns }: Extent): Values {
  const [height, width] = [Math.min(rows + 2, sheet.rows), Math.min(columns + 2, sheet.columns)];
  return sheets.services.SpreadsheetApp.getActiveSheet().getRange(1, 1, height, width).getValues();
}

function grid(values: Values, { rows, columns }: Extent): Values {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => values[row + 1]?.[column + 1] ?? ''),
  );
}

function beyond(values: Values, { rows, columns }: Extent): readonly unknown[] {
  const below = (values[rows + 1] ?? []).slice(1);
  return [...below, ...values.slice(1, rows + 1).map((row) => row[columns + 1] ?? '')];
}

function cellsIn(values: Values, size: Extent): readonly (readonly (boolean | null)[])[] {
  return grid(values, size).map((row) => row.map(readCell));
}

/** Filled, empty, or neither. */
function readCell(value: unknown): boolean | null {
  const text = String(value).trim().toUpperCase();
  if (text === 'TRUE' || text === '1') return true;
  return text === 'FALSE' || text === '0' || text === '' ? false : null;
}

function cluesIn(values: Values, { rows, columns }: Extent): NaiveClues | null {
  const read = (value: unknown) => {
    const text = String(value ?? '').trim();
    return /^[0-9\s,.]*$/.test(text)
      ? text
          .split(/[\s,.]+/)
          .map(Number)
          .filter((run) => run > 0)
      : null;
  };
  const down = Array.from({ length: rows }, (_, row) => read(values[row + 1]?.[0]));
  const across = Array.from({ length: columns }, (_, column) => read(values[0]?.[column + 1]));
  const [rowClues, columnClues] = [down, across].map((clues) => clues.flatMap((clue) => (clue === null ? [] : [clue])));
  if (rowClues?.length !== rows || columnClues?.length !== columns) return null;
  return { rows: rowClues, columns: columnClues };
}

function hasTypedClue({ ours }: Desk, sheet: SheetState, { rows, columns }: Extent): boolean {
  return [...sheet.cells].some(([key, { content }]) => {
    const [row, column] = cellPlace(key);
    const isClue = (row === 1) !== (column === 1) && row <= rows + 1 && column <= columns + 1;
    return isClue && content !== null && !ours.has(content);
  });
}
