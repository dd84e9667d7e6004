/** The part of Range that reads and sets how cells look: colours, fonts, alignment, wrapping and borders. */
import { eachCell, mapArea } from '../areas';
import { cellAt, changeStyle, type Style } from '../document';
import { exception } from '../execution';
import { drawBorders } from './borders';
import { colorOf } from './colors';
import type { Range, RangeParts } from './context';
import { oneOf } from './enums';

/** What one property of a cell's look is read and set by. */
interface Property<T> {
  readonly get: () => T;
  readonly getAll: () => T[][];
  readonly set: (value: T | null) => Range;
}

function property<T>(
  { sheet, area, self }: RangeParts,
  read: (style: Style) => T,
  write: (value: T | null) => Partial<Style>,
): Property<T> {
  const get = (row: number, column: number) => read(cellAt(sheet, row, column).style);
  return {
    get: () => get(area.row, area.column),
    getAll: () => mapArea(area, get),
    set: (value) => {
      const change = write(value);
      eachCell(area, (row, column) => changeStyle(sheet, row, column, change));
      return self();
    },
  };
}

export function rangeLooks(parts: RangeParts): readonly Partial<Range>[] {
  return [colors(parts), fonts(parts), alignments(parts), borders(parts)];
}

function colors(parts: RangeParts) {
  const background = property<string>(
    parts,
    (style) => style.background ?? '#ffffff',
    (value) => ({ background: colorOf(value) }),
  );
  const font = property<string>(
    parts,
    (style) => style.color ?? '#000000',
    (value) => ({ color: colorOf(value) }),
  );
  return {
    getBackground: background.get,
    getBackgrounds: background.getAll,
    setBackground: background.set,
    getFontColor: font.get,
    setFontColor: font.set,
  } satisfies Partial<Range>;
}

const FONT_LINES = ['underline', 'line-through', 'none'] as const;

function fonts(parts: RangeParts) {
  const size = property<number>(
    parts,
    (style) => style.fontSize ?? 10,
    (value) => ({ fontSize: sizeOf(value) }),
  );
  const line = property<(typeof FONT_LINES)[number]>(
    parts,
    (style) => style.fontLine ?? 'none',
    (value) => ({ fontLine: fontLineOf(value) }),
  );
  return {
    getFontSize: size.get,
    setFontSize: size.set,
    getFontLines: line.getAll,
    setFontLine: line.set,
  } satisfies Partial<Range>;
}

function fontLineOf(name: string | null): Style['fontLine'] {
  const line = name === null ? 'none' : word(name, FONT_LINES);
  return line === 'none' ? null : line;
}

function sizeOf(size: number | null): number | null {
  if (size !== null && !(Number.isInteger(size) && size > 0)) throw exception(`Invalid font size: ${size}`);
  return size;
}

/** The word, if it is one that the property knows. */
function word<T extends string>(value: string, words: readonly T[]): T {
  const found = oneOf(words, value);
  if (found === null) throw exception(`Invalid argument: ${value}`);
  return found;
}

const HORIZONTAL = ['left', 'center', 'right'] as const;
const VERTICAL = ['top', 'middle', 'bottom'] as const;

function alignments(parts: RangeParts) {
  const horizontal = property<string>(
    parts,
    (style) => style.horizontal ?? 'general',
    (value) => ({ horizontal: value === null || value === 'normal' ? null : word(value, HORIZONTAL) }),
  );
  const vertical = property<string>(
    parts,
    (style) => style.vertical ?? 'bottom',
    (value) => ({ vertical: value === null ? null : word(value, VERTICAL) }),
  );
  const wrap = property<boolean>(
    parts,
    (style) => style.wrap === 'WRAP',
    (value) => ({ wrap: value ? 'WRAP' : 'OVERFLOW' }),
  );
  return {
    getHorizontalAlignment: horizontal.get,
    setHorizontalAlignment: horizontal.set,
    getVerticalAlignment: vertical.get,
    setVerticalAlignment: vertical.set,
    getWrap: wrap.get,
    setWrap: wrap.set,
  } satisfies Partial<Range>;
}

type MaybeBoolean = boolean | null;

function borders(parts: RangeParts) {
  return {
    setBorder: (
      top: MaybeBoolean,
      left: MaybeBoolean,
      bottom: MaybeBoolean,
      right: MaybeBoolean,
      vertical: MaybeBoolean,
      horizontal: MaybeBoolean,
      color: string | null = null,
      style: GoogleAppsScript.Spreadsheet.BorderStyle | null = null,
    ) => {
      drawBorders(parts, { top, left, bottom, right, vertical, horizontal }, color, style);
      return parts.self();
    },
  } satisfies Partial<Range>;
}
