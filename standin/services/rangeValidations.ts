/** The part of Range that reads and sets data validation, checkboxes above all. */
import { eachCell, itemAt, mapArea } from '../areas';
import { cellAt, changeCell } from '../document';
import { putContents, valueAt } from '../host';
import { isCheckbox } from '../validation';
import { checkShape, type Range, type RangeParts } from './context';
import { CHECKBOX, openValidation, VALIDATIONS } from './dataValidation';

type Rule = GoogleAppsScript.Spreadsheet.DataValidation;

export function rangeValidations(parts: RangeParts): readonly Partial<Range>[] {
  return [validations(parts), checkboxes(parts)];
}

function validations({ context, sheet, area, self }: RangeParts) {
  const rule = (row: number, column: number): Rule | null => {
    const { validation } = cellAt(sheet, row, column);
    return validation && openValidation(context, validation);
  };
  const put = (rules: readonly (readonly (Rule | null)[])[]) => {
    checkShape(area, rules);
    eachCell(area, (row, column) => {
      const given = itemAt(rules, area, row, column) ?? null;
      const validation = given && VALIDATIONS.of(context.execution, given);
      changeCell(sheet, row, column, { validation });
    });
    return self();
  };
  return {
    getDataValidation: () => rule(area.row, area.column),
    getDataValidations: () => mapArea(area, rule),
    setDataValidation: (given: Rule | null) => put(mapArea(area, () => given)),
    setDataValidations: put,
  } satisfies Partial<Range>;
}

function checkboxes({ context: { host }, sheet, area, self }: RangeParts) {
  const checked = (row: number, column: number) => {
    const value = valueAt(host, sheet, row, column);
    return isCheckbox(cellAt(sheet, row, column).validation) ? value.kind === 'boolean' && value.boolean : null;
  };
  return {
    /** Puts FALSE into every cell, whatever was in it, as Sheets does. */
    insertCheckboxes: () => {
      eachCell(area, (row, column) => changeCell(sheet, row, column, { validation: CHECKBOX }));
      putContents(host, sheet, area, () => ({ kind: 'boolean', boolean: false }));
      return self();
    },
    isChecked: () => {
      const all = mapArea(area, checked).flat();
      return all.every((one) => one === all[0]) ? (all[0] ?? null) : null;
    },
  } satisfies Partial<Range>;
}
