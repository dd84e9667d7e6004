/** The note of a cell, beside it, while the pointer is over the cell or the cell is the active one. */
import { cellKey } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { boxOf } from './geometry';
import type { Spot } from './spot';

interface NoteProps {
  readonly sheet: SheetView;
  readonly spot: Spot;
}

export function Note({ sheet, spot }: NoteProps) {
  const { left, width, top } = boxOf(spot, sheet);
  return (
    <div role="note" class="note" style={{ left: `${left + width + 4}px`, top: `${top}px` }}>
      {sheet.cells.get(cellKey(spot.row, spot.column))?.note}
    </div>
  );
}
