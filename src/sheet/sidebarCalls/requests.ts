/** Requests and replies of the sidebar: anybody may call these functions with anything, so each request is looked at first. */
import { isPictureText } from '../../contract/pictureText';
import type { CluesToWrite, LineToShow, PictureToWrite, Reply } from '../../contract/wire';
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
