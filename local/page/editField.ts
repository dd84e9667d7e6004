/** What the field in the cell and the one in the formula bar have in common: keys, leaving, and where the caret is. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { editKey } from './editKeys';
import { focusSheet } from './focus';
import type { Page } from './page';
import type { Edit } from './state';

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Attributes for a field that edits the active cell; `hasCaret` says that the caret belongs in this one. */
export function useEditField<T extends Field>(edit: Edit | null, page: Page, hasCaret: boolean) {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (hasCaret) putCaretAtEnd(ref.current);
  }, [hasCaret]);
  return {
    ref,
    spellcheck: false,
    autocomplete: 'off',
    'data-edit-field': true,
    onInput: ({ currentTarget }: { readonly currentTarget: T }) => page.changeText(currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (edit !== null && !event.isComposing) pressEditKey(event, edit, page, ref.current);
    },
    onBlur: (event: FocusEvent) => {
      if (!isEditField(event.relatedTarget)) page.commit();
    },
  };
}

function putCaretAtEnd(field: Field | null): void {
  if (field === null || field === document.activeElement) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

function isEditField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-edit-field]');
}

function pressEditKey(event: KeyboardEvent, edit: Edit, page: Page, field: Field | null): void {
  const key = editKey(event, edit);
  if (key === null) return;
  event.preventDefault();
  if (key === 'newline') {
    field?.setRangeText('\n', field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    page.changeText(field?.value ?? edit.text);
    return;
  }
  page.endBy(key);
  focusSheet();
}
