/** Requests and replies of the sidebar: anybody may call these functions with anything, so each request is looked at first. */
import { isPictureText } from '../../contract/pictureText';
import { isPossible } from '../../contract/places';
import type {
  CellsToDraw,
  CellToDraw,
  CellToShow,
  CluesToWrite,
  LineToShow,
  PictureToWrite,
  Reply,
  View,
} from '../../contract/wire';
import { VIEWS } from '../../contract/wire';
import type { Clue, Clues, Line } from '../../core';

export function done<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/** `problem` says in a sentence what is wrong and what to do. */
export function refuse<T>(problem: string): Reply<T> {
  return { ok: false, problem };
}

type Fields = Readonly<Record<string, unknown>>;

export function isCluesToWrite(request: unknown): request is CluesToWrite {
  return isForSheet(request) && isClues(request.clues) && isFlag(request.overwrite);
}

export function isPictureToWrite(request: unknown): request is PictureToWrite {
  return isForSheet(request) && isTexts(request.picture) && isPictureText(request.picture) && isFlag(request.overwrite);
}

export function isLineToShow(request: unknown): request is LineToShow {
  return isForSheet(request) && isKind(request.kind) && Number.isInteger(request.index);
}

export function isCellToShow(request: unknown): request is CellToShow {
  return isForSheet(request) && [request.row, request.column].every((line) => isCount(line) && line > 0);
}

/** Cells lie inside the size, and none is there twice. */
export function isCellsToDraw(request: unknown): request is CellsToDraw {
  if (!isForSheet(request) || !isSize(request.size)) return false;
  const { size, cells } = request;
  const isInside = (cell: unknown): cell is CellToDraw => isCellIn(cell, size);
  return isListOf(cells, isInside) && cells.length > 0 && isFlag(request.overwrite) && isFlag(request.behind);
}

export function isView(request: unknown): request is View {
  return VIEWS.some((view) => view === request);
}

function isSize(value: unknown): value is CellsToDraw['size'] {
  return (
    isObject(value) &&
    isCount(value.rows) &&
    isCount(value.columns) &&
    isPossible({ rows: value.rows, columns: value.columns })
  );
}

function isCellIn(value: unknown, { rows, columns }: CellsToDraw['size']): value is CellToDraw {
  if (!isObject(value)) return false;
  const { row, column, filled } = value;
  return isCount(row) && row < rows && isCount(column) && column < columns && isFlag(filled);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isForSheet(request: unknown): request is Fields & { readonly sheetId: number } {
  return isObject(request) && Number.isInteger(request.sheetId);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isItem);
}

function isClues(value: unknown): value is Clues {
  return isObject(value) && [value.rows, value.columns].every((lines) => isListOf(lines, isClue));
}

function isClue(value: unknown): value is Clue {
  return isListOf(value, (run): run is number => typeof run === 'number');
}

function isTexts(value: unknown): value is readonly string[] {
  return isListOf(value, (text): text is string => typeof text === 'string');
}

function isKind(value: unknown): value is Line['kind'] {
  return value === 'row' || value === 'column';
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
