/** What data validation lets into a cell, and when a checkbox is ticked. */
import type { Cell, Validation } from './document';
import { type Content, toScript, type Value } from './values';

/** Formulas and emptying are never refused. */
export function takes(validation: Validation, content: Content | null): boolean {
  if (content === null || content.kind === 'formula') return true;
  return isPlainCheckbox(validation) ? content.kind === 'boolean' : isOneOf(validation.values, content);
}

function isPlainCheckbox({ criterion, values }: Validation): boolean {
  return criterion === 'CHECKBOX' && values.length === 0;
}

/** The checkbox of a cell; null where it has none. */
export function checkboxOf({ validation }: Cell): Validation | null {
  return validation?.criterion === 'CHECKBOX' ? validation : null;
}

/** A checkbox is ticked by TRUE, or by the value chosen for it. */
export function isTicked({ values: [on] }: Validation, value: Value): boolean {
  return on === undefined ? value.kind === 'boolean' && value.boolean : isOneOf([on], value);
}

/** Whether a cell with a checkbox shows it: anything but its two values is shown as it is. */
export function showsCheckbox({ values }: Validation, value: Value): boolean {
  if (value.kind === 'blank' || (value.kind === 'boolean' && values.length === 0)) return true;
  return isOneOf(values, value);
}

function isOneOf(allowed: readonly unknown[], value: Value): boolean {
  return allowed.some((one) => String(one) === String(toScript(value)));
}
