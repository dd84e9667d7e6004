/** DataValidation and its builder: which values a cell takes, and whether it shows a checkbox. */
import type { Validation } from '../document';
import { strict } from '../strict';
import { type Context, insides } from './context';
import { enumeration, VALIDATION_CRITERIA } from './enums';

type Rule = GoogleAppsScript.Spreadsheet.DataValidation;
type Builder = GoogleAppsScript.Spreadsheet.DataValidationBuilder;
type Criteria = GoogleAppsScript.Spreadsheet.SpreadsheetApp['DataValidationCriteria'];

export const VALIDATIONS = insides<Validation>('DataValidation');

export const CHECKBOX: Validation = { criterion: 'CHECKBOX', values: [], allowInvalid: false, helpText: null };

/** What rules and builders can both tell. */
function readers({ execution }: Context, read: () => Validation) {
  const criteria = enumeration<Criteria>(execution, 'DataValidationCriteria', VALIDATION_CRITERIA);
  return {
    getAllowInvalid: () => read().allowInvalid,
    getCriteriaType: () => {
      const name = VALIDATION_CRITERIA.find((candidate) => candidate === read().criterion);
      return criteria[name ?? 'CUSTOM_FORMULA'];
    },
    getCriteriaValues: () => [...read().values],
    getHelpText: () => read().helpText ?? '',
  } satisfies Partial<Rule>;
}

export function openValidation(context: Context, validation: Validation): Rule {
  const members = {
    ...readers(context, () => validation),
    copy: () => newValidation(context, validation),
  } satisfies Partial<Rule>;
  return VALIDATIONS.keep(strict<Rule>(context.execution, 'DataValidation', members), validation);
}

/** The builder that `SpreadsheetApp.newDataValidation` returns, or a rule's `copy`. */
export function newValidation(context: Context, start: Validation | null = null): Builder {
  let made = start;
  const current = () => made ?? context.execution.violation('The data validation has no criterion yet.');
  const change = (part: Partial<Validation>) => {
    made = { criterion: '', values: [], allowInvalid: false, helpText: null, ...made, ...part };
    return builder;
  };
  const criterion = (name: (typeof VALIDATION_CRITERIA)[number], values: readonly unknown[]) =>
    change({ criterion: name, values });
  const members = {
    ...readers(context, current),
    build: () => openValidation(context, current()),
    copy: () => newValidation(context, made),
    requireCheckbox: (...values: readonly unknown[]) => criterion('CHECKBOX', values),
    requireFormulaSatisfied: (formula: string) => criterion('CUSTOM_FORMULA', [formula]),
    requireNumberBetween: (start: number, end: number) => criterion('NUMBER_BETWEEN', [start, end]),
    requireValueInList: (values: readonly string[], dropdown = true) => criterion('VALUE_IN_LIST', [values, dropdown]),
    setAllowInvalid: (allowInvalid: boolean) => change({ allowInvalid }),
    setHelpText: (helpText: string) => change({ helpText }),
  } satisfies Partial<Builder>;
  const builder: Builder = strict<Builder>(context.execution, 'DataValidationBuilder', members);
  return builder;
}
