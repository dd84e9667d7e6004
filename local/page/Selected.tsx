/** The blue frames around the selected area and the active cell. */
import type { Extent } from '../../standin/areas';
import type { SheetView } from '../../standin/types';
import { boxOf, placed } from './geometry';
import { type Selection, selectedArea } from './selection';
import { areaAround, isSameSpot } from './spot';

interface SelectedProps {
  readonly selection: Selection;
  readonly sheet: SheetView;
  readonly shown: Extent;
}

export function Selected({ selection, sheet, shown }: SelectedProps) {
  const { active, corner } = selection;
  const area = boxOf(selectedArea(selection), sheet, shown);
  const cell = boxOf(areaAround(active, active), sheet, shown);
  return (
    <>
      {area !== null && !isSameSpot(active, corner) && <div class="selected-area" style={placed(area)} />}
      {cell !== null && <div class="active-cell" style={placed(cell)} />}
    </>
  );
}
