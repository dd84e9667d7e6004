/** The part of Range that reads and writes notes. */
import { eachCell, itemAt, mapArea } from '../areas';
import { cellAt, changeCell } from '../document';
import { checkShape, type Range, type RangeParts } from './context';

export function rangeNotes({ sheet, area, self }: RangeParts) {
  const note = (row: number, column: number) => cellAt(sheet, row, column).note;
  const put = (notes: readonly (readonly (string | null)[])[]) => {
    checkShape(area, notes);
    eachCell(area, (row, column) => changeCell(sheet, row, column, { note: itemAt(notes, area, row, column) ?? '' }));
    return self();
  };
  return {
    getNote: () => note(area.row, area.column),
    getNotes: () => mapArea(area, note),
    setNote: (text: string | null) => put(mapArea(area, () => text)),
    setNotes: put,
  } satisfies Partial<Range>;
}
