/** One cell as it looks in Sheets. */

import type { CSSProperties } from 'preact';
import { columnName } from '../../standin/a1';
import type { CellView } from '../../standin/types';

interface CellProps {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  /** Pixels to the right that a long text may run over: the width of the blank cells beside it. */
  readonly room: number;
  readonly view: CellView | undefined;
  /** Where it is, and its edges. */
  readonly style: CSSProperties;
  readonly selected: boolean;
  /** The classes that say so; see marks.ts. */
  readonly marks: string;
}

/** The element of a cell has this id, so that the grid can point to the active one. */
export function cellId(row: number, column: number): string {
  return `cell-${row}-${column}`;
}

export function Cell({ row, column, width, room, view, style, selected, marks }: CellProps) {
  return (
    <td
      {...attributes(row, column, selected)}
      class={`cell${marks}`}
      style={view === undefined ? style : { ...style, ...look(view) }}
    >
      {view !== undefined && <Content row={row} column={column} width={width} room={room} view={view} />}
    </td>
  );
}

/** A cell of an ARIA grid, which the grid can point to and the mouse can find. */
function attributes(row: number, column: number, selected: boolean) {
  return {
    role: 'gridcell',
    id: cellId(row, column),
    'aria-colindex': column + 1,
    'aria-selected': selected,
    'data-row': row,
    'data-column': column,
  } as const;
}

function Content({
  row,
  column,
  width,
  room,
  view,
}: Pick<CellProps, 'row' | 'column' | 'width' | 'room'> & { readonly view: CellView }) {
  const runsOver = !view.wrap && view.horizontal === 'left' && room > 0;
  return (
    <>
      {view.checkbox !== null ? (
        <Checkbox name={`${columnName(column)}${row}`} ticked={view.checkbox} />
      ) : (
        <span class={textClass(view.wrap, runsOver)} style={runsOver ? { maxWidth: `${width + room - 6}px` } : {}}>
          {view.text}
        </span>
      )}
      {view.note !== '' && <span class="note-mark" />}
    </>
  );
}

function textClass(wraps: boolean, runsOver: boolean): string {
  if (wraps) return 'text wraps';
  return runsOver ? 'text runs-over' : 'text';
}

/** Only shows: the sheet handles keys and clicks. */
function Checkbox({ name, ticked }: { readonly name: string; readonly ticked: boolean }) {
  return <input type="checkbox" class="checkbox" tabIndex={-1} checked={ticked} aria-label={name} readOnly />;
}

const HORIZONTAL = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;
const VERTICAL = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

/** Sheets counts fonts in points. */
const PIXELS_PER_POINT = 4 / 3;

function look(view: CellView) {
  return {
    color: view.color,
    background: view.background,
    '--cell-background': view.background,
    justifyContent: HORIZONTAL[view.horizontal],
    alignItems: VERTICAL[view.vertical],
    textAlign: view.horizontal,
    fontSize: `${view.fontSize * PIXELS_PER_POINT}px`,
    ...(view.bold ? { fontWeight: 'bold' } : {}),
    ...(view.underline || view.strikethrough ? { textDecoration: linesOf(view) } : {}),
  };
}

function linesOf({ underline, strikethrough }: CellView): string {
  return [underline ? 'underline' : '', strikethrough ? 'line-through' : ''].join(' ').trim();
}
