/** The part of Range that reads and writes values, formulas and number formats. */
import { eachCell, itemAt, mapArea } from '../areas';
import { display } from '../display';
import { cellAt, changeStyle } from '../document';
import { exception } from '../execution';
import { contentOfText, putContents, rawValueAt, valueAt } from '../host';
import { type Content, isDate, serialOf, toScript } from '../values';
import { checkShape, type Range, type RangeParts } from './context';

export function rangeValues(parts: RangeParts): readonly Partial<Range>[] {
  return [readers(parts), writers(parts), formulas(parts), numberFormats(parts)];
}

function readers({ context: { host }, sheet, area }: RangeParts) {
  const value = (row: number, column: number) => toScript(valueAt(host, sheet, row, column));
  const shown = (row: number, column: number) =>
    display(rawValueAt(host, sheet, row, column), cellAt(sheet, row, column).style.numberFormat, host.document.locale);
  return {
    getValue: () => value(area.row, area.column),
    getValues: () => mapArea(area, value),
    getDisplayValue: () => shown(area.row, area.column),
    getDisplayValues: () => mapArea(area, shown),
    isBlank: () =>
      mapArea(area, value)
        .flat()
        .every((one) => one === ''),
  } satisfies Partial<Range>;
}

function writers(parts: RangeParts) {
  const { area } = parts;
  return {
    setValue: (value: unknown) => put(parts, (row, column) => contentOf(parts, value, row, column)),
    setValues: (values: readonly (readonly unknown[])[]) => {
      checkShape(area, values);
      return put(parts, (row, column) => contentOf(parts, itemAt(values, area, row, column), row, column));
    },
  } satisfies Partial<Range>;
}

function put({ context, sheet, area, self }: RangeParts, contentFor: (row: number, column: number) => Content | null) {
  putContents(context.host, sheet, area, contentFor);
  return self();
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

function formulas(parts: RangeParts) {
  const { sheet, area } = parts;
  const formula = (row: number, column: number) => {
    const { content } = cellAt(sheet, row, column);
    return content?.kind === 'formula' ? content.formula : '';
  };
  const setAll = (texts: readonly (readonly string[])[]) => {
    checkShape(area, texts);
    return put(parts, (row, column) => formulaContent(itemAt(texts, area, row, column)));
  };
  return {
    getFormula: () => formula(area.row, area.column),
    getFormulas: () => mapArea(area, formula),
    setFormula: (text: string) => put(parts, () => formulaContent(text)),
    setFormulas: setAll,
  } satisfies Partial<Range>;
}

function formulaContent(text = ''): Content | null {
  return text === '' ? null : { kind: 'formula', formula: text.startsWith('=') ? text : `=${text}` };
}

/** What Sheets reports for a cell of automatic format. */
const AUTOMATIC = '0.###############';

function numberFormats({ sheet, area, self }: RangeParts) {
  const format = (row: number, column: number) => cellAt(sheet, row, column).style.numberFormat ?? AUTOMATIC;
  const put = (formats: readonly (readonly string[])[]) => {
    checkShape(area, formats);
    eachCell(area, (row, column) => {
      const numberFormat = itemAt(formats, area, row, column) ?? '';
      changeStyle(sheet, row, column, { numberFormat: isAutomatic(numberFormat) ? null : numberFormat });
    });
    return self();
  };
  return {
    getNumberFormat: () => format(area.row, area.column),
    getNumberFormats: () => mapArea(area, format),
    setNumberFormat: (text: string) => put(mapArea(area, () => text)),
    setNumberFormats: put,
  } satisfies Partial<Range>;
}

const isAutomatic = (format: string): boolean => ['', 'General', AUTOMATIC].includes(format);
