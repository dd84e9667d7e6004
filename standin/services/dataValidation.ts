/** DataValidation and its builder, as far as checkboxes go. */
import type { Validation } from '../document';
import { strict } from '../strict';
import { type Context, insides } from './context';
import { enumeration, VALIDATION_CRITERIA } from './enums';

type Rule = GoogleAppsScript.Spreadsheet.DataValidation;
type Builder = GoogleAppsScript.Spreadsheet.DataValidationBuilder;
type Criteria = GoogleAppsScript.Spreadsheet.SpreadsheetApp['DataValidationCriteria'];

export const VALIDATIONS = insides<Validation>('DataValidation');

export const CHECKBOX: Validation = { criterion: 'CHECKBOX', values: [] };

export function openValidation({ execution }: Context, validation: Validation): Rule {
  const criteria = enumeration<Criteria>(execution, 'DataValidationCriteria', VALIDATION_CRITERIA);
  const members = { getCriteriaType: () => criteria[validation.criterion] } satisfies Partial<Rule>;
  return VALIDATIONS.keep(strict<Rule>(execution, 'DataValidation', members), validation);
}

/** The builder that `SpreadsheetApp.newDataValidation` returns. */
export function newValidation(context: Context): Builder {
  let made: Validation | null = null;
  const members = {
    build: () =>
      openValidation(context, made ?? context.execution.violation('The data validation has no criterion yet.')),
    requireCheckbox: (...values: readonly unknown[]) => {
      made = { ...CHECKBOX, values };
      return builder;
    },
  } satisfies Partial<Builder>;
  const builder: Builder = strict<Builder>(context.execution, 'DataValidationBuilder', members);
  return builder;
}
