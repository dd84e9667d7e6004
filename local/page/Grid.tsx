/** The sheet: headings, rows, what is selected, the text being typed, and notes. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Area, cellKey, type Extent } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { cellId } from './Cell';
import { CellEditor } from './CellEditor';
import { focusSheet, SHEET_ID } from './focus';
import { coveredEdges } from './geometry';
import { gridKey } from './gridKeys';
import { Headings } from './Headings';
import { Note } from './Note';
import type { Page } from './page';
import { pointerHandlers } from './pointer';
import { Row } from './Row';
import { Selected } from './Selected';
import { selectedArea } from './selection';
import type { Spot } from './spot';
import { type PageState, shownExtent } from './state';

interface GridProps {
  readonly state: PageState;
  readonly sheet: SheetView;
  readonly page: Page;
}

export function Grid({ state, sheet, page }: GridProps) {
  const shown = shownExtent(sheet);
  const { active, corner } = state.selection;
  const [hovered, setHovered] = useState<Spot | null>(null);
  const [focused, setFocused] = useState(false);
  useEffect(focusSheet, []);
  useRevealed(sheet.sheetId, corner, selectedArea(state.selection), shown);
  const noted = hasNote(sheet, hovered) || !focused || state.edit !== null ? hovered : active;
  return (
    <div class="scroller" data-scroller style={coveredEdges(sheet)} {...pointerHandlers(page, setHovered)}>
      <div class="canvas">
        <Table
          state={state}
          sheet={sheet}
          page={page}
          shown={shown}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        <div class="over">
          <Selected selection={state.selection} sheet={sheet} shown={shown} />
        </div>
        <div class="over above">
          {state.edit !== null && <CellEditor edit={state.edit} sheet={sheet} spot={active} page={page} />}
          <Note sheet={sheet} shown={shown} spot={noted} />
        </div>
      </div>
    </div>
  );
}

interface TableProps extends GridProps {
  readonly shown: Extent;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

function Table({ state, sheet, page, shown, onFocus, onBlur }: TableProps) {
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
        <Headings widths={sheet.columnWidths.slice(0, shown.columns)} area={area} />
      </thead>
      <tbody>
        {Array.from({ length: shown.rows }, (_, index) => (
          <Row key={index} sheet={sheet} row={index + 1} columns={shown.columns} area={area} />
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

function hasNote(sheet: SheetView, spot: Spot | null): boolean {
  return spot !== null && (sheet.cells.get(cellKey(spot.row, spot.column))?.note ?? '') !== '';
}

/** Scrolls to the corner of the selection when it moves or another sheet opens, but not for whole rows or columns. */
function useRevealed(sheetId: number, corner: Spot, area: Area, shown: Extent): void {
  useLayoutEffect(() => {
    if (area.rows === shown.rows || area.columns === shown.columns) return;
    document.getElementById(cellId(corner.row, corner.column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [sheetId, corner.row, corner.column]);
}
