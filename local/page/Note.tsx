/** The note of a cell, beside it, while the pointer is over the cell or the cell is the active one. */
import { cellKey, type Extent } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { boxOf } from './geometry';
import { areaAround, type Spot } from './spot';

interface NoteProps {
  readonly sheet: SheetView;
  readonly shown: Extent;
  readonly spot: Spot | null;
}

export function Note({ sheet, shown, spot }: NoteProps) {
  if (spot === null) return null;
  const text = sheet.cells.get(cellKey(spot.row, spot.column))?.note ?? '';
  const box = boxOf(areaAround(spot, spot), sheet, shown);
  if (text === '' || box === null) return null;
  return (
    <div role="note" class="note" style={{ left: `${box.left + box.width + 4}px`, top: `${box.top}px` }}>
      {text}
    </div>
  );
}
