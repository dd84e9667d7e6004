/** Brings the keyboard's focus to a part of the page. */

export const SHEET_ID = 'sheet';

/** The parts between which F6 goes, as selectors of what takes the focus there. */
const PARTS = [
  '[role=menubar] button',
  '.tool:enabled',
  '#name-box',
  `#${SHEET_ID}`,
  '[role=tab][aria-selected=true]',
  '.sidebar button',
  '.script-dialog button',
];

export function focusSheet(): void {
  document.getElementById(SHEET_ID)?.focus({ preventScroll: true });
}

/** The next part of the page, or the one before, gets the focus. */
export function focusNextPart(step: 1 | -1): void {
  const parts = PARTS.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  const now = parts.findIndex((part) => part.parentElement?.contains(document.activeElement));
  parts.at((now + step + parts.length) % parts.length)?.focus();
}

/** Whether keys and the clipboard belong to a text field or a dialog rather than to the sheet. */
export function isTyping(): boolean {
  const focused = document.activeElement;
  return focused?.matches('input, textarea, select, dialog, dialog *') ?? false;
}
