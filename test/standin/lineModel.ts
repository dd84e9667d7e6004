/**
 * A naive sheet for the tests of inserted and deleted lines: rows of cells that are spliced, and areas that are known
 * by the lines that belong to them. It shares nothing with the stand-in.
 */

/** From one cell to another, counted from 1. */
export interface Rectangle {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface ModelChange {
  readonly does: 'insert' | 'delete';
  readonly lines: 'rows' | 'columns';
  readonly first: number;
  readonly count: number;
}

/** A row or a column: the areas that it belongs to, and what was put on it. */
interface Line {
  readonly areas: Set<string>;
  size: number | null;
  label: string | null;
}

export interface Model {
  readonly rows: Line[];
  readonly columns: Line[];
  /** What is in each cell, row by row; null where there is nothing. */
  readonly cells: (string | null)[][];
}

export function newModel(rows: number, columns: number): Model {
  return {
    rows: Array.from({ length: rows }, blankLine),
    columns: Array.from({ length: columns }, blankLine),
    cells: Array.from({ length: rows }, () => blanks(columns)),
  };
}

function blankLine(): Line {
  return { areas: new Set(), size: null, label: null };
}

function blanks(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

/** Makes the lines of a rectangle belong to the area of this name. */
export function markArea(model: Model, name: string, { top, left, bottom, right }: Rectangle): void {
  for (const line of model.rows.slice(top - 1, bottom)) line.areas.add(name);
  for (const line of model.columns.slice(left - 1, right)) line.areas.add(name);
}

/** Where the area is now; null when all of its rows or all of its columns are gone. */
export function areaIn({ rows, columns }: Model, name: string): Rectangle | null {
  const [down, along] = [rows, columns].map((lines) =>
    lines.flatMap((line, i) => (line.areas.has(name) ? [i + 1] : [])),
  );
  const [top, bottom, left, right] = [down?.[0], down?.at(-1), along?.[0], along?.at(-1)];
  if (top === undefined || bottom === undefined || left === undefined || right === undefined) return null;
  return { top, left, bottom, right };
}

export function changeModel(model: Model, { does, lines, first, count }: ModelChange): void {
  const changed = model[lines];
  const fresh =
    does === 'insert' ? Array.from({ length: count }, () => lineBetween(changed[first - 2], changed[first - 1])) : [];
  const gone = does === 'insert' ? 0 : count;
  changed.splice(first - 1, gone, ...fresh);
  if (lines === 'rows') model.cells.splice(first - 1, gone, ...fresh.map(() => blanks(model.columns.length)));
  else for (const row of model.cells) row.splice(first - 1, gone, ...blanks(fresh.length));
}

/** A new line belongs to the areas that both its neighbours belong to. */
function lineBetween(before: Line | undefined, after: Line | undefined): Line {
  const areas = [...(before?.areas ?? [])].filter((name) => after?.areas.has(name));
  return { ...blankLine(), areas: new Set(areas) };
}

/** The change, fitted to the model as it is now so that at least one line is left; null if nothing can be deleted. */
export function fitted(model: Model, { does, lines, first, count }: ModelChange): ModelChange | null {
  const last = model[lines].length;
  if (does === 'insert') return { does, lines, count, first: Math.min(first, last + 1) };
  const from = Math.min(first, last);
  const most = Math.min(count, last - from + 1, last - 1);
  return most < 1 ? null : { does, lines, first: from, count: most };
}
