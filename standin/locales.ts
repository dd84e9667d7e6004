/** What differs between the spreadsheet locales: numbers, dates, booleans and the separators of formulas. */
import type { Locale } from './types';

export interface LocaleFacts {
  readonly decimal: '.' | ',';
  /** A whole number with its thousands grouped, as a person may type it. */
  readonly grouped: RegExp;
  /** The same without counting the digits between the separators; which of the two Sheets does is unknown. */
  readonly looselyGrouped: RegExp;
  readonly dayFirst: boolean;
  /** What may stand between day, month and year. */
  readonly dateSeparators: string;
  /** How a date is shown, in the letters of number formats. */
  readonly dateFormat: string;
  readonly truth: readonly [yes: string, no: string];
  readonly argumentSeparator: ',' | ';';
  /** Between the columns of an array in braces. */
  readonly columnSeparator: ',' | '\\' | ';';
}

/**
 * In French, blanks group thousands, and Sheets is not strict about groups of three: `22 34` has been seen to become
 * 2234. In German, dots do, but `1.2` is a date before it is anything else.
 */
export const LOCALES: Readonly<Record<Locale, LocaleFacts>> = {
  en_US: {
    decimal: '.',
    grouped: /^\d{1,3}(,\d{3})+$/,
    looselyGrouped: /^\d+(,\d+)+$/,
    dayFirst: false,
    dateSeparators: '/-',
    dateFormat: 'M/d/yyyy',
    truth: ['TRUE', 'FALSE'],
    argumentSeparator: ',',
    columnSeparator: ',',
  },
  de_DE: {
    decimal: ',',
    grouped: /^\d{1,3}(\.\d{3})+$/,
    looselyGrouped: /^\d{1,3}(\.\d{3})+$/,
    dayFirst: true,
    dateSeparators: './-',
    dateFormat: 'dd.MM.yyyy',
    truth: ['WAHR', 'FALSCH'],
    argumentSeparator: ';',
    columnSeparator: '\\',
  },
  fr_FR: {
    decimal: ',',
    grouped: /^\d+([ \u00a0\u202f]\d+)+$/,
    looselyGrouped: /^\d+([ \u00a0\u202f]\d+)+$/,
    dayFirst: true,
    dateSeparators: '/-',
    dateFormat: 'dd/MM/yyyy',
    truth: ['VRAI', 'FAUX'],
    argumentSeparator: ';',
    columnSeparator: '\\',
  },
};
