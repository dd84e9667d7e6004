/** Rows or columns that are inserted or deleted: where the others go. */
import type { Area } from './areas';

export type Lines = 'rows' | 'columns';

/** New lines come in where the line `first` was, or the lines from `first` on are deleted. */
export interface LineChange {
  readonly does: 'insert' | 'delete';
  readonly lines: Lines;
  readonly first: number;
  readonly count: number;
}

/** What an area calls its first row or column. */
export const FIRST = { rows: 'row', columns: 'column' } as const;

/** Where a line goes; null when it is deleted. */
export function movedLine(line: number, { does, first, count }: LineChange): number | null {
  if (line < first) return line;
  if (does === 'insert') return line + count;
  return line < first + count ? null : line - count;
}

/** From the first line to the last. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** A span grows by what is inserted within it and shrinks by what is deleted; null when all of it is deleted. */
export function movedSpan({ first, last }: Span, change: LineChange): Span | null {
  const from = movedLine(first, change) ?? change.first;
  const to = movedLine(last, change) ?? change.first - 1;
  return from > to ? null : { first: from, last: to };
}

export function movedArea(area: Area, change: LineChange): Area | null {
  const start = area[FIRST[change.lines]];
  const span = movedSpan({ first: start, last: start + area[change.lines] - 1 }, change);
  return span && withLines(area, change.lines, span.first, span.last - span.first + 1);
}

/** The area with other rows or other columns. */
export function withLines(area: Area, lines: Lines, first: number, count: number): Area {
  return lines === 'rows' ? { ...area, row: first, rows: count } : { ...area, column: first, columns: count };
}
