/** The part of Range that reads and writes what cells hold: values, formulas, number formats and notes. */
import { eachCell, itemAt, mapArea } from '../areas';
import { cellAt, changeCell, changeStyle } from '../document';
import { exception } from '../execution';
import { contentOfText, putContents, valueAt } from '../host';
import { type Content, isDate, serialOf, toScript } from '../values';
import { checkShape, type Range, type RangeParts } from './context';
import { checkContent } from './guarding';

export function rangeValues(parts: RangeParts): readonly Partial<Range>[] {
  return [readers(parts), writers(parts), numberFormats(parts), notes(parts)];
}

function readers({ context: { host }, sheet, area }: RangeParts) {
  const value = (row: number, column: number) => toScript(valueAt(host, sheet, row, column));
  const formula = (row: number, column: number) => {
    const { content } = cellAt(sheet, row, column);
    return content?.kind === 'formula' ? content.formula : '';
  };
  return {
    getValue: () => value(area.row, area.column),
    getValues: () => mapArea(area, value),
    getFormula: () => formula(area.row, area.column),
    getFormulas: () => mapArea(area, formula),
  } satisfies Partial<Range>;
}

function writers(parts: RangeParts) {
  const { context, sheet, area, self } = parts;
  const put = (contentFor: (row: number, column: number) => Content | null) => {
    putContents(context.host, sheet, area, (row, column) =>
      checkContent(context, sheet, contentFor(row, column), row, column),
    );
    return self();
  };
  return {
    setValue: (value: unknown) => put((row, column) => contentOf(parts, value, row, column)),
    setValues: (values: readonly (readonly unknown[])[]) => {
      checkShape(area, values);
      return put((row, column) => contentOf(parts, itemAt(values, area, row, column), row, column));
    },
    setFormula: (text: string) => put(() => formulaContent(text)),
    clearContent: () => put(() => null),
  } satisfies Partial<Range>;
}

/** Google does without the equals sign, and takes no formula for an empty cell. */
function formulaContent(text: string): Content | null {
  return text === '' ? null : { kind: 'formula', formula: text.startsWith('=') ? text : `=${text}` };
}

const LONGEST_TEXT = 50_000;

/** What a value of a script becomes in a cell; null empties it, as under V8. */
function contentOf({ context, sheet }: RangeParts, value: unknown, row: number, column: number): Content | null {
  if (value === null || value === undefined) return null;
  if (isDate(value)) return { kind: 'date', serial: serialOf(value) };
  if (typeof value === 'boolean') return { kind: 'boolean', boolean: value };
  if (typeof value === 'number' && Number.isFinite(value)) return { kind: 'number', number: value };
  if (typeof value !== 'string') return context.execution.violation(`A cell cannot hold ${String(value)}.`);
  if (value.length > LONGEST_TEXT) {
    throw exception('Your input contains more than the maximum of 50000 characters in a single cell.');
  }
  const { numberFormat } = cellAt(sheet, row, column).style;
  return contentOfText(context.host, checkApostrophe(value, numberFormat, context), numberFormat);
}

/** At the keyboard an apostrophe marks a text; what Sheets makes of one that a script writes is unknown. */
function checkApostrophe(text: string, numberFormat: string | null, { execution }: RangeParts['context']): string {
  if (text.startsWith("'") && numberFormat === null) {
    execution.violation(
      `Nobody knows what Sheets makes of ${text} from a script; format the cell as @ and write the bare text.`,
    );
  }
  return text;
}

/** What Sheets reports for a cell of automatic format. */
const AUTOMATIC = '0.###############';

function numberFormats({ sheet, area, self }: RangeParts) {
  const format = (row: number, column: number) => cellAt(sheet, row, column).style.numberFormat ?? AUTOMATIC;
  return {
    getNumberFormat: () => format(area.row, area.column),
    getNumberFormats: () => mapArea(area, format),
    setNumberFormat: (text: string) => {
      const numberFormat = ['', 'General', AUTOMATIC].includes(text) ? null : text;
      eachCell(area, (row, column) => changeStyle(sheet, row, column, { numberFormat }));
      return self();
    },
  } satisfies Partial<Range>;
}

function notes({ sheet, area, self }: RangeParts) {
  const note = (row: number, column: number) => cellAt(sheet, row, column).note;
  const put = (texts: readonly (readonly (string | null)[])[]) => {
    checkShape(area, texts);
    eachCell(area, (row, column) => changeCell(sheet, row, column, { note: itemAt(texts, area, row, column) ?? '' }));
    return self();
  };
  return {
    getNote: () => note(area.row, area.column),
    getNotes: () => mapArea(area, note),
    setNote: (text: string | null) => put(mapArea(area, () => text)),
    setNotes: put,
  } satisfies Partial<Range>;
}
