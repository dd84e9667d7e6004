/** How the selection is drawn: as marks on its cells, so that they scroll, or stay, with the cells. */
import { type Area, contains, isOneCell } from '../../standin/areas';
import { isSameSpot, type Spot } from './spot';

/** The classes of a cell: the active one, the selected area if that is more than a cell, and the sides of it. */
export function marksOf(area: Area, active: Spot, spot: Spot): string {
  const { row, column } = spot;
  const marks = isSameSpot(spot, active) ? ' active' : '';
  if (isOneCell(area) || !contains(area, row, column)) return marks;
  const sides = [
    row === area.row && 'at-top',
    row === area.row + area.rows - 1 && 'at-bottom',
    column === area.column && 'at-left',
    column === area.column + area.columns - 1 && 'at-right',
  ];
  return [`${marks} in-area`, ...sides].filter(Boolean).join(' ');
}
