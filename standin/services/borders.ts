/** Borders: an edge between two cells belongs to both, so it is kept with both. */
import { type Area, fits } from '../areas';
import { type Border, changeStyle, type SheetState, type Side } from '../document';
import { colorOf } from './colors';
import type { RangeParts } from './context';
import { BORDER_STYLES, enumName, oneOf } from './enums';

/** For each kind of edge: draw it, take it away, or leave it as it is. */
export type Edges = Readonly<Record<'top' | 'left' | 'bottom' | 'right' | 'vertical' | 'horizontal', boolean | null>>;

export function drawBorders(
  { context, sheet, area }: RangeParts,
  edges: Edges,
  color: string | null,
  style: GoogleAppsScript.Spreadsheet.BorderStyle | null,
): void {
  const name = style === null ? 'SOLID' : oneOf(BORDER_STYLES, enumName(context.execution, style));
  const border: Border = { color: colorOf(color) ?? '#000000', style: name ?? 'SOLID' };
  for (const { row, column, side, kind } of edgesOf(area)) {
    const draw = edges[kind];
    if (draw !== null) setEdge(sheet, row, column, side, draw ? border : null);
  }
}

interface Edge {
  readonly row: number;
  readonly column: number;
  readonly side: Side;
  readonly kind: keyof Edges;
}

/** Every edge in and around the area, once, seen from a cell inside it. */
function edgesOf({ row: top, column: left, rows, columns }: Area): Edge[] {
  const edges: Edge[] = [];
  const [bottom, right] = [top + rows - 1, left + columns - 1];
  for (let row = top; row <= bottom; row += 1) {
    edges.push({ row, column: left, side: 'left', kind: 'left' });
    for (let column = left; column <= right; column += 1) {
      if (row === top) edges.push({ row, column, side: 'top', kind: 'top' });
      edges.push(
        { row, column, side: 'bottom', kind: row === bottom ? 'bottom' : 'horizontal' },
        { row, column, side: 'right', kind: column === right ? 'right' : 'vertical' },
      );
    }
  }
  return edges;
}

const NEIGHBOUR = {
  top: { row: -1, column: 0, side: 'bottom' },
  bottom: { row: 1, column: 0, side: 'top' },
  left: { row: 0, column: -1, side: 'right' },
  right: { row: 0, column: 1, side: 'left' },
} as const;

function setEdge(sheet: SheetState, row: number, column: number, side: Side, border: Border | null): void {
  changeStyle(sheet, row, column, { [side]: border });
  const next = NEIGHBOUR[side];
  const beyond = { row: row + next.row, column: column + next.column, rows: 1, columns: 1 };
  if (fits(beyond, sheet)) changeStyle(sheet, beyond.row, beyond.column, { [next.side]: border });
}
