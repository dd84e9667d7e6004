/** Looking at what the sidebar sends: anybody may call these functions with anything. */
import type { Grid, Line } from '../core';
import type { CluesToWrite, LineToShow, PictureToWrite } from './wire';

type Fields = Readonly<Record<string, unknown>>;

export function isCluesToWrite(request: unknown): request is CluesToWrite {
  return isForSheet(request) && isTexts(request.rows) && isTexts(request.columns) && isFlag(request.overwrite);
}

export function isPictureToWrite(request: unknown): request is PictureToWrite {
  return isForSheet(request) && isPicture(request.picture) && isFlag(request.overwrite);
}

export function isLineToShow(request: unknown): request is LineToShow {
  return isForSheet(request) && isKind(request.kind) && Number.isInteger(request.index);
}

function isForSheet(request: unknown): request is Fields & { readonly sheetId: number } {
  return typeof request === 'object' && request !== null && 'sheetId' in request && Number.isInteger(request.sheetId);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Rows of `#` and `.`, all of the same length. */
function isPicture(value: unknown): value is readonly string[] {
  return isTexts(value) && value.every((row) => /^[#.]+$/.test(row) && row.length === value[0]?.length);
}

function isKind(value: unknown): value is Line['kind'] {
  return value === 'row' || value === 'column';
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** A picture as it crosses the wire. */
export function pictureTexts(grid: Grid): readonly string[] {
  return grid.map((row) => row.map((cell) => (cell ? '#' : '.')).join(''));
}

export function gridFromTexts(picture: readonly string[]): Grid {
  return picture.map((row) => [...row].map((cell) => cell === '#'));
}
