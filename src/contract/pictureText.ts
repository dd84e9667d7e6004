/** Pictures as text: one string a row, `#` for a filled cell and `.` for an empty one. */
import type { Grid } from '../core';

/** A picture as rows of `#` and `.`. */
export function pictureText(picture: Grid): readonly string[] {
  return picture.map((row) => row.map((filled) => (filled ? '#' : '.')).join(''));
}

/** The picture that such rows stand for; `isPictureText` tells whether they stand for one. */
export function gridOf(rows: readonly string[]): Grid {
  return rows.map((row) => [...row].map((character) => character === '#'));
}

/** Whether these are rows of `#` and `.`, all of the same length. */
export function isPictureText(rows: readonly string[]): boolean {
  return rows.every((row) => /^[#.]+$/.test(row) && row.length === rows[0]?.length);
}
