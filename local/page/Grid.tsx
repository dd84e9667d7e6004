/** The sheet: headings, rows, what is selected, the text being typed, and notes. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cellKey, type Extent } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { cellId } from './Cell';
import { CellEditor } from './CellEditor';
import { focusSheet, SHEET_ID } from './focus';
import { frozenIn } from './frozen';
import { gridKey } from './gridKeys';
import { Headings } from './Headings';
import { Note } from './Note';
import type { Page } from './page';
import { pointerHandlers } from './pointer';
import { Row } from './Row';
import { reveal, useWindow } from './scrolling';
import { selectedArea } from './selection';
import type { Spot } from './spot';
import { type PageState, shownExtent } from './state';

interface GridProps {
  readonly state: PageState;
  readonly sheet: SheetView;
  readonly page: Page;
}

export function Grid({ state, sheet, page }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const frozen = frozenIn(useWindow(scroller), sheet);
  const [hovered, setHovered] = useState<Spot | null>(null);
  const [focused, setFocused] = useState(false);
  useEffect(focusSheet, []);
  useRevealed(scroller, state, sheet, frozen);
  const { active } = state.selection;
  const noted = hasNote(sheet, hovered) || !focused || state.edit !== null ? hovered : active;
  return (
    <div class="scroller" ref={scroller} data-scroller {...pointerHandlers(page, setHovered)}>
      <div class="canvas">
        <Table
          state={state}
          sheet={sheet}
          page={page}
          frozen={frozen}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {state.edit !== null && (
          <Over spot={active} frozen={frozen}>
            <CellEditor edit={state.edit} sheet={sheet} spot={active} page={page} />
          </Over>
        )}
        {noted !== null && hasNote(sheet, noted) && (
          <Over spot={noted} frozen={frozen}>
            <Note sheet={sheet} spot={noted} />
          </Over>
        )}
      </div>
    </div>
  );
}

interface TableProps extends GridProps {
  readonly frozen: Extent;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

function Table({ state, sheet, page, frozen, onFocus, onBlur }: TableProps) {
  const shown = shownExtent(sheet);
  const { active } = state.selection;
  const area = selectedArea(state.selection);
  const press = (event: KeyboardEvent) => {
    const key = event.isComposing ? null : gridKey(event);
    if (key === null) return;
    event.preventDefault();
    page.pressGridKey(key);
  };
  return (
    <table {...gridAttributes(sheet, active)} class="sheet" onKeyDown={press} onFocus={onFocus} onBlur={onBlur}>
      <thead>
        <Headings widths={sheet.columnWidths.slice(0, shown.columns)} area={area} frozen={frozen.columns} />
      </thead>
      <tbody>
        {Array.from({ length: shown.rows }, (_, index) => (
          <Row
            key={index}
            sheet={sheet}
            row={index + 1}
            columns={shown.columns}
            frozen={frozen}
            area={area}
            active={active}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The focus stays on the grid, which points to its active cell. */
function gridAttributes(sheet: SheetView, { row, column }: Spot) {
  return {
    role: 'grid',
    id: SHEET_ID,
    tabIndex: 0,
    'aria-label': `Sheet ${sheet.name}`,
    'aria-multiselectable': true,
    'aria-rowcount': sheet.rowHeights.length + 1,
    'aria-colcount': sheet.columnWidths.length + 1,
    'aria-activedescendant': cellId(row, column),
  } as const;
}

interface OverProps {
  readonly spot: Spot;
  readonly frozen: Extent;
  readonly children: ComponentChildren;
}

/** Holds what lies over the sheet beside a cell, and stays with the cell when that is frozen. */
function Over({ spot, frozen, children }: OverProps) {
  const row = spot.row <= frozen.rows ? ' in-frozen-row' : '';
  const column = spot.column <= frozen.columns ? ' in-frozen-column' : '';
  return <div class={`over${row}${column}`}>{children}</div>;
}

function hasNote(sheet: SheetView, spot: Spot | null): boolean {
  return spot !== null && (sheet.cells.get(cellKey(spot.row, spot.column))?.note ?? '') !== '';
}

/** Scrolls to the corner of the selection when it moves or another sheet opens, but not for whole rows or columns. */
function useRevealed(
  scroller: RefObject<HTMLElement | null>,
  state: PageState,
  sheet: SheetView,
  frozen: Extent,
): void {
  const { corner } = state.selection;
  useLayoutEffect(() => scroller.current?.scrollTo(0, 0), [sheet.sheetId]);
  useLayoutEffect(() => {
    const area = selectedArea(state.selection);
    const shown = shownExtent(sheet);
    if (scroller.current === null || area.rows === shown.rows || area.columns === shown.columns) return;
    reveal(scroller.current, corner, sheet, frozen);
  }, [sheet.sheetId, corner.row, corner.column]);
}
