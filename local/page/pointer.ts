/** What the mouse does on the sheet: select, drag, tick, edit, and show notes. */
import { focusSheet } from './focus';
import type { Page } from './page';
import { selectCell } from './selection';
import type { Spot } from './spot';

/** What is under the pointer. */
type Target =
  | { readonly kind: 'cell'; readonly spot: Spot; readonly onCheckbox: boolean }
  | { readonly kind: 'row' | 'column'; readonly index: number }
  | { readonly kind: 'all' }
  | null;

/** Handlers for the element around the sheet. `hover` is given the cell under the pointer. */
export function pointerHandlers(page: Page, hover: (spot: Spot | null) => void) {
  return {
    onMouseDown: (event: MouseEvent) => {
      const target = targetOf(event);
      if (event.button !== 0 || target === null) return;
      event.preventDefault();
      focusSheet();
      press(page, target, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      const target = targetOf(event);
      hover(target?.kind === 'cell' ? target.spot : null);
      if (event.buttons === 1 && target !== null) drag(page, target);
    },
    onMouseLeave: () => hover(null),
    onClick: (event: MouseEvent) => {
      const target = targetOf(event);
      if (target?.kind !== 'cell' || !target.onCheckbox) return;
      event.preventDefault();
      page.tick();
    },
    onDblClick: (event: MouseEvent) => {
      const target = targetOf(event);
      if (target?.kind === 'cell' && !target.onCheckbox) page.edit('cell');
    },
  };
}

function press(page: Page, target: Exclude<Target, null>, extending: boolean) {
  page.commit();
  switch (target.kind) {
    case 'cell':
      return extending ? page.extend(target.spot) : page.select(selectCell(target.spot));
    case 'row':
      return page.selectRow(target.index, extending);
    case 'column':
      return page.selectColumn(target.index, extending);
    case 'all':
      return page.selectAll();
    default:
      return target satisfies never;
  }
}

function drag(page: Page, target: Exclude<Target, null>): void {
  if (target.kind === 'cell') page.extend(target.spot);
  if (target.kind === 'row') page.selectRow(target.index, true);
  if (target.kind === 'column') page.selectColumn(target.index, true);
}

function targetOf({ target }: MouseEvent): Target {
  if (!(target instanceof Element)) return null;
  const data = target.closest<HTMLElement>(
    '[data-row], [data-heading-row], [data-heading-column], [data-heading-all]',
  )?.dataset;
  if (data === undefined) return null;
  if (data.row !== undefined) {
    const spot = { row: Number(data.row), column: Number(data.column) };
    return { kind: 'cell', spot, onCheckbox: target.matches('input') };
  }
  if (data.headingRow !== undefined) return { kind: 'row', index: Number(data.headingRow) };
  if (data.headingColumn !== undefined) return { kind: 'column', index: Number(data.headingColumn) };
  return { kind: 'all' };
}
