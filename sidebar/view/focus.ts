/** Moving the focus to what a person asked for. It is there by then: every change of the state is drawn at once. */
import type { Line } from '../../src/core';

export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** Puts the focus into the field of a line, with its text selected. */
export function focusField(line: Line): void {
  const field = document.getElementById(fieldId(line));
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

export function fieldId({ kind, index }: Line): string {
  return `${kind}-${index + 1}`;
}
