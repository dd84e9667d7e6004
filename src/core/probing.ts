/**
 * Probing: assume a cell filled, then empty, follow line logic each time, and learn from what happens.
 *
 * A contradiction decides the cell; otherwise whatever both assumptions lead to is certain. A cell is not probed again before
 * one of the lines that its probes looked at has changed, for they would end as before.
 */
import { countBits, lowestBit } from './bits';
import { assume, CONTRADICTION, type Knowledge, type LineSet, type Lines, unknownInRow } from './knowledge';
import { follow } from './lineLogic';

/** The tries made so far and the number at which to give up. */
export interface Budget {
  spent: number;
  readonly limit: number;
}

/** What is known at one node of the search, and what its probes have shown so far. */
export interface Node {
  readonly known: Knowledge;
  /** For each cell the rows and the columns its last probes looked at; all bits are set when it must be probed (again). */
  readonly seenRows: Int32Array;
  readonly seenColumns: Int32Array;
  /** For each cell how much its last probes decided. */
  readonly worth: Int32Array;
}

/** A cell to branch on, the value to follow first. */
export interface Branch {
  readonly row: number;
  readonly column: number;
  readonly filled: boolean;
}

/** What probing came to. */
export type Probed = 'contradiction' | 'full' | 'spent' | Branch;

/** A node at which nothing was probed yet. */
export function freshNode(lines: Lines, known: Knowledge): Node {
  const cells = lines.height * lines.width;
  return {
    known,
    seenRows: new Int32Array(cells).fill(-1),
    seenColumns: new Int32Array(cells).fill(-1),
    worth: new Int32Array(cells),
  };
}

/** The node one level down where a cell is assumed, or null when line logic breaks there. */
export function childOf(lines: Lines, node: Node, branch: Branch, filled: boolean): Node | null {
  const known = node.known.slice();
  assume(lines, known, branch.row, branch.column, filled);
  const changed = { rows: 0, columns: 0 };
  if (!follow(lines, known, { rows: 1 << branch.row, columns: 1 << branch.column }, changed)) return null;
  const child = {
    known,
    seenRows: node.seenRows.slice(),
    seenColumns: node.seenColumns.slice(),
    worth: node.worth.slice(),
  };
  forget(child, changed);
  return child;
}

/** Marks the cells whose probes looked at a line that has changed. */
function forget(node: Node, changed: Readonly<LineSet>): void {
  const { seenRows, seenColumns } = node;
  for (let cell = 0; cell < seenRows.length; cell += 1) {
    if ((((seenRows[cell] ?? 0) & changed.rows) | ((seenColumns[cell] ?? 0) & changed.columns)) === 0) continue;
    seenRows[cell] = -1;
    seenColumns[cell] = -1;
  }
}

/** Probes the cells of one puzzle; the two states that probes run in are kept for reuse. */
export interface Prober {
  readonly lines: Lines;
  readonly budget: Budget;
  readonly ifFilled: Knowledge;
  readonly ifEmpty: Knowledge;
}

/** Probes until nothing more is learnt. Yields the tries made so far after each cell. */
export function* probe(prober: Prober, node: Node): Generator<number, Probed, void> {
  const { lines, budget } = prober;
  for (let learnt = true; learnt; ) {
    learnt = false;
    for (let row = 0; row < lines.height; row += 1) {
      for (let rest = unknownInRow(lines, node.known, row); rest !== 0; rest &= rest - 1) {
        const column = lowestBit(rest);
        if (((unknownInRow(lines, node.known, row) >> column) & 1) === 0) continue;
        if (node.seenRows[row * lines.width + column] !== -1) continue;
        if (budget.spent >= budget.limit) return 'spent';
        const result = probeCell(prober, node, row, column);
        if (result === CONTRADICTION) return 'contradiction';
        if (result !== 0) learnt = true;
        yield budget.spent;
      }
    }
  }
  return bestBranch(lines, node);
}

/** Probes one cell both ways; answers how many cells of its node this decided, or `CONTRADICTION`. */
function probeCell(prober: Prober, node: Node, row: number, column: number): number {
  const { lines, budget, ifFilled, ifEmpty } = prober;
  const seen = { rows: 0, columns: 0 };
  budget.spent += 2;
  const canFill = tryCell(lines, node.known, ifFilled, row, column, true, seen);
  const canEmpty = tryCell(lines, node.known, ifEmpty, row, column, false, seen);
  if (!canFill && !canEmpty) return CONTRADICTION;
  const cell = row * lines.width + column;
  node.seenRows[cell] = seen.rows;
  node.seenColumns[cell] = seen.columns;
  if (canFill && canEmpty) return keepAgreed(prober, node, cell);
  return keep(lines, node, canFill ? ifFilled : ifEmpty);
}

function tryCell(
  lines: Lines,
  known: Knowledge,
  trial: Knowledge,
  row: number,
  column: number,
  filled: boolean,
  seen: LineSet,
): boolean {
  trial.set(known);
  assume(lines, trial, row, column, filled);
  return follow(lines, trial, { rows: 1 << row, columns: 1 << column }, seen);
}

/** Takes over a state that follows from the node's own; answers how many cells it decides. */
function keep(lines: Lines, node: Node, next: Knowledge): number {
  const changed = { rows: 0, columns: 0 };
  let count = 0;
  for (let row = 0; row < lines.height; row += 1) {
    const cells = unknownInRow(lines, node.known, row) & ~unknownInRow(lines, next, row);
    if (cells === 0) continue;
    changed.rows |= 1 << row;
    changed.columns |= cells;
    count += countBits(cells);
  }
  node.known.set(next);
  forget(node, changed);
  return count;
}

/** Both values of a cell are possible: notes how much they decide, and keeps what they agree on. */
function keepAgreed(prober: Prober, node: Node, cell: number): number {
  const { lines, ifFilled, ifEmpty } = prober;
  const agreed = { rows: 0, columns: 0 };
  let filledCount = 0;
  let emptyCount = 0;
  for (let row = 0; row < lines.height; row += 1) {
    const unknown = unknownInRow(lines, node.known, row);
    if (unknown === 0) continue;
    filledCount += countBits(unknown & ~unknownInRow(lines, ifFilled, row));
    emptyCount += countBits(unknown & ~unknownInRow(lines, ifEmpty, row));
    const same = unknown & (agreedFilled(row) | agreedEmpty(row));
    if (same === 0) continue;
    agreed.rows |= 1 << row;
    agreed.columns |= same;
  }
  node.worth[cell] = Math.min(filledCount, emptyCount) * 1024 + Math.max(filledCount, emptyCount);
  if (agreed.rows === 0) return 0;
  for (let at = 0; at < ifFilled.length; at += 1) ifFilled[at] = (ifFilled[at] ?? 0) & (ifEmpty[at] ?? 0);
  return follow(lines, ifFilled, agreed, { rows: 0, columns: 0 }) ? keep(lines, node, ifFilled) : CONTRADICTION;

  function agreedFilled(row: number): number {
    return (ifFilled[2 * row] ?? 0) & (ifEmpty[2 * row] ?? 0);
  }
  function agreedEmpty(row: number): number {
    return (ifFilled[2 * row + 1] ?? 0) & (ifEmpty[2 * row + 1] ?? 0);
  }
}

function bestBranch(lines: Lines, node: Node): Probed {
  let best = -1;
  let branch: Probed = 'full';
  for (let row = 0; row < lines.height; row += 1) {
    for (let rest = unknownInRow(lines, node.known, row); rest !== 0; rest &= rest - 1) {
      const column = lowestBit(rest);
      const worth = node.worth[row * lines.width + column] ?? 0;
      if (worth <= best) continue;
      best = worth;
      branch = { row, column, filled: true };
    }
  }
  return branch;
}
