/** What a checkbox lets into its cell, and when it is ticked. */
import type { Validation } from './document';
import { type Content, toScript, type Value } from './values';

/** Formulas and emptying are never refused. */
export function takes(validation: Validation, content: Content | null): boolean {
  if (content === null || content.kind === 'formula') return true;
  return validation.values.length === 0 ? content.kind === 'boolean' : isOneOf(validation.values, content);
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
