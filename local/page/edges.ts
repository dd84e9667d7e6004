/** The lines between cells: borders where there are any, otherwise gridlines, which a background hides as in Sheets. */
import { cellKey } from '../../standin/areas';
import type { BorderView, CellView, SheetView } from '../../standin/types';

const GRIDLINE = '#e1e3e1';
const NO_FILL = '#ffffff';
/** The frame of the active cell; see sheet.css. */
const FRAME = 'var(--frame)';

/**
 * The edges that a cell draws, as CSS borders. Two neighbours share an edge, which is drawn once: by the cell above or
 * to the left, or by the cell itself at the edge of the sheet.
 */
export function edgesOf(sheet: SheetView, row: number, column: number, isActive: boolean) {
  const at = (r: number, c: number) => sheet.cells.get(cellKey(r, c));
  const cell = at(row, column);
  const line = ({ color, width }: BorderView) => `${width}px solid ${isActive ? FRAME : color}`;
  return {
    borderRight: line(cell?.borders.right ?? at(row, column + 1)?.borders.left ?? gridline(cell)),
    borderBottom: line(cell?.borders.bottom ?? at(row + 1, column)?.borders.top ?? gridline(cell)),
    ...(row === 1 && cell?.borders.top ? { borderTop: line(cell.borders.top) } : {}),
    ...(column === 1 && cell?.borders.left ? { borderLeft: line(cell.borders.left) } : {}),
  };
}

function gridline(cell: CellView | undefined): BorderView {
  const background = cell?.background ?? NO_FILL;
  return { width: 1, color: background === NO_FILL ? GRIDLINE : background };
}
