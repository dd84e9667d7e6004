/** The part of Range that reads and sets how cells look: colours, fonts, alignment, wrapping and borders. */
import { eachCell, itemAt, mapArea } from '../areas';
import { cellAt, changeStyle, type Style } from '../document';
import { exception } from '../execution';
import { drawBorders } from './borders';
import { colorOf } from './colors';
import { checkShape, type Range, type RangeParts } from './context';
import { enumeration, enumName, oneOf, WRAP_STRATEGIES } from './enums';

/** The four methods that Range has for one property of a cell's look. */
function property<T>(parts: RangeParts, read: (style: Style) => T, write: (value: T | null) => Partial<Style>) {
  const { sheet, area, self } = parts;
  const get = (row: number, column: number) => read(cellAt(sheet, row, column).style);
  return {
    one: () => get(area.row, area.column),
    all: () => mapArea(area, get),
    setOne: (value: T | null): Range => {
      const change = write(value);
      eachCell(area, (row, column) => changeStyle(sheet, row, column, change));
      return self();
    },
    setAll: (values: readonly (readonly (T | null)[])[]): Range => {
      checkShape(area, values);
      const changes = values.map((row) => row.map(write));
      eachCell(area, (row, column) => changeStyle(sheet, row, column, itemAt(changes, area, row, column) ?? {}));
      return self();
    },
  };
}

export function rangeLooks(parts: RangeParts): readonly Partial<Range>[] {
  return [colors(parts), fonts(parts), alignments(parts), wrapping(parts), borders(parts)];
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
    getBackground: background.one,
    getBackgrounds: background.all,
    setBackground: background.setOne,
    setBackgrounds: background.setAll,
    getFontColor: font.one,
    getFontColors: font.all,
    setFontColor: font.setOne,
    setFontColors: font.setAll,
  } satisfies Partial<Range>;
}

function fonts(parts: RangeParts) {
  const size = property<number>(
    parts,
    (style) => style.fontSize ?? 10,
    (value) => ({ fontSize: sizeOf(value) }),
  );
  const family = property<string>(
    parts,
    (style) => style.fontFamily ?? 'Arial',
    (fontFamily) => ({ fontFamily }),
  );
  const weight = property<'bold' | 'normal'>(
    parts,
    (style) => (style.bold ? 'bold' : 'normal'),
    (value) => ({ bold: value && word(value, ['bold', 'normal']) === 'bold' ? true : null }),
  );
  const slant = property<'italic' | 'normal'>(
    parts,
    (style) => (style.italic ? 'italic' : 'normal'),
    (value) => ({ italic: value && word(value, ['italic', 'normal']) === 'italic' ? true : null }),
  );
  return {
    getFontSize: size.one,
    getFontSizes: size.all,
    setFontSize: size.setOne,
    setFontSizes: size.setAll,
    getFontFamily: family.one,
    setFontFamily: family.setOne,
    getFontWeight: weight.one,
    getFontWeights: weight.all,
    setFontWeight: weight.setOne,
    setFontWeights: weight.setAll,
    getFontStyle: slant.one,
    setFontStyle: slant.setOne,
  } satisfies Partial<Range>;
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
  return {
    getHorizontalAlignment: horizontal.one,
    getHorizontalAlignments: horizontal.all,
    setHorizontalAlignment: horizontal.setOne,
    setHorizontalAlignments: horizontal.setAll,
    getVerticalAlignment: vertical.one,
    getVerticalAlignments: vertical.all,
    setVerticalAlignment: vertical.setOne,
    setVerticalAlignments: vertical.setAll,
  } satisfies Partial<Range>;
}

function wrapping(parts: RangeParts) {
  type Strategies = GoogleAppsScript.Spreadsheet.SpreadsheetApp['WrapStrategy'];
  const { execution } = parts.context;
  const strategies = () => enumeration<Strategies>(execution, 'WrapStrategy', WRAP_STRATEGIES);
  const wrap = property<boolean>(
    parts,
    (style) => style.wrap === 'WRAP',
    (value) => ({ wrap: value ? 'WRAP' : 'OVERFLOW' }),
  );
  const strategy = property<GoogleAppsScript.Spreadsheet.WrapStrategy>(
    parts,
    (style) => strategies()[style.wrap ?? 'OVERFLOW'],
    (value) => ({ wrap: oneOf(WRAP_STRATEGIES, enumName(execution, value)) }),
  );
  return {
    getWrap: wrap.one,
    getWraps: wrap.all,
    setWrap: wrap.setOne,
    setWraps: wrap.setAll,
    getWrapStrategy: strategy.one,
    getWrapStrategies: strategy.all,
    setWrapStrategy: strategy.setOne,
    setWrapStrategies: strategy.setAll,
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
