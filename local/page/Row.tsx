/** One row of the sheet with its number. */
import { useMemo } from 'preact/hooks';
import { type Area, cellKey, contains } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { Cell } from './Cell';
import { edgesOf } from './edges';
import { frozenAt } from './geometry';

interface RowProps {
  readonly sheet: SheetView;
  readonly row: number;
  readonly columns: number;
  readonly area: Area;
}

/** Drawn again only when the sheet changes, or the part of this row that is selected. */
export function Row({ sheet, row, columns, area }: RowProps) {
  const touched = row >= area.row && row < area.row + area.rows;
  const first = touched ? area.column : 0;
  const count = touched ? area.columns : 0;
  const top = frozenAt(sheet, 'rows', row);
  return useMemo(
    () => (
      <tr
        aria-rowindex={row + 1}
        class={top === null ? 'row' : 'row frozen'}
        style={{ height: `${sheet.rowHeights[row - 1]}px`, ...(top === null ? {} : { top: `${top}px` }) }}
      >
        <th scope="row" class={touched ? 'heading selected' : 'heading'} data-heading-row={row}>
          {row}
        </th>
        {sheet.columnWidths.slice(0, columns).map((width, index) => (
          <Cell
            key={index}
            row={row}
            column={index + 1}
            width={width}
            room={roomRightOf(sheet, row, index + 1)}
            edges={edgesOf(sheet, row, index + 1)}
            left={frozenAt(sheet, 'columns', index + 1)}
            view={sheet.cells.get(cellKey(row, index + 1))}
            selected={contains({ row, column: first, rows: 1, columns: count }, row, index + 1)}
          />
        ))}
      </tr>
    ),
    [sheet, row, columns, touched, first, count],
  );
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
