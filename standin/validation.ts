/** What data validation lets into a cell, and which checkboxes are ticked. */
import type { Validation } from './document';
import { type Content, toScript, type Value } from './values';

/** Formulas and emptying are never refused; criteria that the stand-in only keeps refuse nothing. */
export function takes(validation: Validation, content: Content | null): boolean {
  if (validation.allowInvalid || content === null || content.kind === 'formula') return true;
  const value = toScript(content);
  switch (validation.criterion) {
    case 'CHECKBOX':
      return validation.values.length === 0
        ? content.kind === 'boolean'
        : validation.values.some((allowed) => String(allowed) === String(value));
    case 'VALUE_IN_LIST': {
      const [list] = validation.values;
      return Array.isArray(list) && list.some((allowed: unknown) => String(allowed) === String(value));
    }
    default:
      return true;
  }
}

export function isCheckbox(validation: Validation | null): validation is Validation {
  return validation?.criterion === 'CHECKBOX';
}

/** A checkbox is ticked by TRUE, or by the value chosen for it. */
export function isTicked({ values: [on] }: Validation, value: Value): boolean {
  return on === undefined ? value.kind === 'boolean' && value.boolean : String(toScript(value)) === String(on);
}

/** Whether a cell with a checkbox shows it: anything else than its two values is shown as it is. */
export function showsCheckbox(validation: Validation | null, value: Value): boolean {
  if (!isCheckbox(validation)) return false;
  if (value.kind === 'blank' || (value.kind === 'boolean' && validation.values.length === 0)) return true;
  return validation.values.some((allowed) => String(allowed) === String(toScript(value)));
}
