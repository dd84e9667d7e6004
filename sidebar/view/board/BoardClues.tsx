/**
 * The clues beside and above the cells, set against them. The present line's clue is underlined; the clue of a line
 * that has no placement left stands in a dashed box.
 */
import { type Board, type Clue, formatClue, type Line } from '../../../src/core';
import { cellsOf } from '../../board/board';
import type { BoardSize } from '../../board/boardSize';

interface CluesProps {
  readonly clues: readonly Clue[];
  readonly board: Board;
  readonly size: BoardSize;
  /** The line that is looked at. */
  readonly line: Line | null;
  /** The line that has no placement left. */
  readonly broken: Line | null;
}

export function RowClues({ clues, size, ...marked }: CluesProps) {
  const { cellSize, left, height, fontSize } = size;
  return (
    <svg class="clues rows" width={left} height={height} font-size={fontSize} aria-hidden="true">
      {clues.map((clue, index) => (
        <g class={clueClass({ kind: 'row', index }, marked)} key={clueKey('row', index)}>
          <rect y={index * cellSize} width={left} height={cellSize} />
          <text x={left - 4} y={(index + 0.5) * cellSize} text-anchor="end" dominant-baseline="central">
            {formatClue(clue)}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function ColumnClues({ clues, size, ...marked }: CluesProps) {
  const { cellSize, top, width, fontSize } = size;
  return (
    <svg class="clues columns" width={width} height={top} font-size={fontSize} aria-hidden="true">
      {clues.map((clue, index) => (
        <g class={clueClass({ kind: 'column', index }, marked)} key={clueKey('column', index)}>
          <rect x={index * cellSize} width={cellSize} height={top} />
          <ColumnClue clue={clue} x={(index + 0.5) * cellSize} size={size} />
        </g>
      ))}
    </svg>
  );
}

function ColumnClue({ clue, x, size }: { readonly clue: Clue; readonly x: number; readonly size: BoardSize }) {
  const numbers = clue.length === 0 ? [0] : clue;
  return (
    <>
      {numbers.map((number, index) => {
        const fromBottom = numbers.length - index - 0.5;
        return (
          <text
            x={x}
            y={size.top - 4 - fromBottom * size.lineHeight}
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

function clueClass(
  line: Line,
  { line: current, broken, board }: Pick<CluesProps, 'line' | 'broken' | 'board'>,
): string {
  const classes = [
    isSameLine(line, broken) ? 'broken' : '',
    isSameLine(line, current) ? 'current' : '',
    cellsOf(board, line).includes('unknown') ? '' : 'complete',
  ];
  return classes.filter((name) => name !== '').join(' ');
}

function isSameLine(line: Line, other: Line | null): boolean {
  return line.kind === other?.kind && line.index === other.index;
}

/** Clues and their numbers keep their places, so the place tells them apart. */
function clueKey(kind: string, index: number): string {
  return `${kind} ${index}`;
}
