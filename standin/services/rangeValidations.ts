/** The part of Range that puts checkboxes on cells and takes them off. */
import { eachCell, mapArea } from '../areas';
import { cellAt, changeCell, type Validation } from '../document';
import { putContents } from '../host';
import type { Range, RangeParts } from './context';
import { CHECKBOX, openValidation, VALIDATIONS } from './dataValidation';

type Rule = GoogleAppsScript.Spreadsheet.DataValidation;

export function rangeValidations({ context, sheet, area, self }: RangeParts) {
  const put = (validation: Validation | null) => {
    eachCell(area, (row, column) => changeCell(sheet, row, column, { validation }));
    return self();
  };
  const at = (row: number, column: number): Rule | null => {
    const { validation } = cellAt(sheet, row, column);
    return validation && openValidation(context, validation);
  };
  return {
    getDataValidation: () => at(area.row, area.column),
    getDataValidations: () => mapArea(area, at),
    setDataValidation: (rule: Rule | null) => put(rule && VALIDATIONS.of(context.execution, rule)),
    clearDataValidations: () => put(null),
    /** Puts FALSE into every cell, whatever was in it, as Sheets does. */
    insertCheckboxes: () => {
      putContents(context.host, sheet, area, () => ({ kind: 'boolean', boolean: false }));
      return put(CHECKBOX);
    },
  } satisfies Partial<Range>;
}
