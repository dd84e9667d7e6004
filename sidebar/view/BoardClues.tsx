/** The clues beside and above the cells, set against them; the present line's clue is underlined. */
import { type Board, type Clue, formatClue, type Line } from '../../src/core';
import { cellsOf } from '../board';
import type { BoardLayout } from '../layout';

interface CluesProps {
  readonly clues: readonly Clue[];
  readonly board: Board;
  readonly layout: BoardLayout;
  readonly line: Line | null;
}

export function RowClues({ clues, board, layout, line }: CluesProps) {
  const { cell, left, height, fontSize } = layout;
  return (
    <svg class="clues rows" width={left} height={height} font-size={fontSize} aria-hidden="true">
      {clues.map((clue, index) => {
        const kind = clueClass({ kind: 'row', index }, line, board);
        return (
          <g class={kind} key={clueKey('row', index)}>
            <rect y={index * cell} width={left} height={cell} />
            <text x={left - 4} y={(index + 0.5) * cell} text-anchor="end" dominant-baseline="central">
              {formatClue(clue)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

export function ColumnClues({ clues, board, layout, line }: CluesProps) {
  const { cell, top, width, fontSize } = layout;
  return (
    <svg class="clues columns" width={width} height={top} font-size={fontSize} aria-hidden="true">
      {clues.map((clue, index) => (
        <g class={clueClass({ kind: 'column', index }, line, board)} key={clueKey('column', index)}>
          <rect x={index * cell} width={cell} height={top} />
          <ColumnClue clue={clue} x={(index + 0.5) * cell} layout={layout} />
        </g>
      ))}
    </svg>
  );
}

function ColumnClue({ clue, x, layout }: { readonly clue: Clue; readonly x: number; readonly layout: BoardLayout }) {
  const numbers = clue.length === 0 ? [0] : clue;
  return (
    <>
      {numbers.map((number, index) => {
        const fromBottom = numbers.length - index - 0.5;
        return (
          <text
            x={x}
            y={layout.top - 4 - fromBottom * layout.lineHeight}
            text-anchor="middle"
            dominant-baseline="central"
            key={clueKey('number', index)}
          >
            {number}
          </text>
        );
      })}
    </>
  );
}

function clueClass(line: Line, current: Line | null, board: Board): string {
  if (current?.kind === line.kind && current.index === line.index) return 'current';
  return cellsOf(board, line).includes('unknown') ? '' : 'complete';
}

/** Clues and their numbers keep their places, so the place tells them apart. */
function clueKey(kind: string, index: number): string {
  return `${kind} ${index}`;
}
