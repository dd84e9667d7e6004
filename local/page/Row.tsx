/** One row of the sheet with its number. */
import { useMemo } from 'preact/hooks';
import { type Area, cellKey, contains, type Extent } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { Cell } from './Cell';
import { edgesOf } from './edges';
import { columnStyle, frozenClass, rowStyle } from './frozen';
import { marksOf } from './marks';
import { isSameSpot, type Spot } from './spot';

interface RowProps {
  readonly sheet: SheetView;
  readonly row: number;
  readonly columns: number;
  /** How many of the first rows and columns stay in view. */
  readonly frozen: Extent;
  /** What is selected. */
  readonly area: Area;
  readonly active: Spot;
}

/** Drawn again only when the sheet changes, or the part of this row that is selected. */
export function Row({ sheet, row, columns, frozen, area, active }: RowProps) {
  const isTouched = row >= area.row && row < area.row + area.rows;
  const { columnWidths, rowHeights } = sheet;
  return useMemo(
    () => (
      <tr
        aria-rowindex={row + 1}
        class={`row${frozenClass(row, frozen.rows)}`}
        style={rowStyle(rowHeights, row, frozen.rows)}
      >
        <th scope="row" class={isTouched ? 'heading selected' : 'heading'} data-heading-row={row}>
          {row}
        </th>
        {columnWidths.slice(0, columns).map((width, index) => {
          const spot = { row, column: index + 1 };
          const edges = edgesOf(sheet, row, spot.column, isSameSpot(spot, active));
          return (
            <Cell
              key={index}
              {...spot}
              width={width}
              room={roomRightOf(sheet, row, spot.column)}
              style={{ ...columnStyle(columnWidths, spot.column, frozen.columns), ...edges }}
              view={sheet.cells.get(cellKey(row, spot.column))}
              selected={contains(area, row, spot.column)}
              marks={marksOf(area, active, spot) + frozenClass(spot.column, frozen.columns)}
            />
          );
        })}
      </tr>
    ),
    [sheet, row, columns, frozen.rows, frozen.columns, ...drawnSelection(isTouched, row, area, active)],
  );
}

/** What of the selection bears on how the row is drawn; of the same length for all. */
function drawnSelection(isTouched: boolean, row: number, area: Area, active: Spot): readonly number[] {
  if (!isTouched) return [0, 0, 0, 0, 0];
  const last = area.row + area.rows - 1;
  return [
    area.column,
    area.columns,
    row === active.row ? active.column : 0,
    Number(row === area.row),
    Number(row === last),
  ];
}

/** The width of the blank cells to the right of one that holds a text. */
function roomRightOf(sheet: SheetView, row: number, column: number): number {
  if ((sheet.cells.get(cellKey(row, column))?.text ?? '') === '') return 0;
  const isBlank = (c: number) => (sheet.cells.get(cellKey(row, c))?.text ?? '') === '';
  let room = 0;
  for (let c = column + 1; c <= sheet.columnWidths.length && isBlank(c); c += 1) {
    room += sheet.columnWidths[c - 1] ?? 0;
  }
  return room;
}
