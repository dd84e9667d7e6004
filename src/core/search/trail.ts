/**
 * The trail: what is certain, what is assumed, and what follows from both, in the order found, so that it can be taken
 * back. Level 0 is certain; every assumption opens one more level.
 */
import {
  cellAt,
  columnOf,
  countCells,
  eraseCell,
  type Knowledge,
  type LineMasks,
  type LineSet,
  type Lines,
  literalOf,
  lowestBit,
  masksOf,
  rowOf,
  writeCell,
} from '../lines';

/** Literals of which at least one holds. The first two are watched (see clauses.ts). */
export interface Clause {
  readonly literals: Int32Array;
  /** From how many levels its literals came when it was learnt: the fewer, the more useful. */
  readonly levels: number;
}

/** Why a literal holds: the number of the line that decided it, or the clause; null when it is assumed or certain. */
export type Reason = number | Clause | null;

export interface Trail {
  readonly lines: Lines;
  readonly known: Knowledge;
  /** The literals that hold, in the order found; only the first `length` count. */
  readonly literals: Int32Array;
  length: number;
  /** The length at which each level above 0 began. */
  readonly levels: number[];
  /** How many of the literals the clauses have followed. */
  followed: number;
  /** The lines with cells that changed since they were last solved. */
  readonly dirty: LineSet;
  /** For each literal whether it holds, as 1 or 0. */
  readonly holds: Uint8Array;
  /** For each decided cell its level, its place in the order, and the reason. */
  readonly levelOf: Int32Array;
  readonly placeOf: Int32Array;
  readonly reasonOf: Reason[];
  /** For each cell the literal that it was when last decided: where to look first. */
  readonly lastLiteral: Int32Array;
}

/** A trail on which everything in `certain` holds; line logic must have nothing to add to it. */
export function openTrail(lines: Lines, certain: Knowledge): Trail {
  const cells = countCells(lines);
  const trail: Trail = {
    lines,
    known: new Int32Array(certain.length),
    literals: new Int32Array(cells),
    length: 0,
    levels: [],
    followed: 0,
    dirty: { rows: 0, columns: 0 },
    holds: new Uint8Array(2 * cells),
    levelOf: new Int32Array(cells),
    placeOf: new Int32Array(cells),
    reasonOf: new Array<Reason>(cells).fill(null),
    lastLiteral: new Int32Array(cells),
  };
  for (let cell = 0; cell < cells; cell += 1) trail.lastLiteral[cell] = literalOf(cell, true);
  for (let row = 0; row < lines.height; row += 1) assignAll(trail, row, masksOf(certain, row), null);
  forgetDirty(trail);
  return trail;
}

/** Adds a literal that does not hold yet, nor its opposite. */
export function assign(trail: Trail, literal: number, reason: Reason): void {
  const cell = literal >> 1;
  trail.holds[literal] = 1;
  trail.levelOf[cell] = trail.levels.length;
  trail.placeOf[cell] = trail.length;
  trail.reasonOf[cell] = reason;
  trail.literals[trail.length] = literal;
  trail.length += 1;
  writeCell(trail.lines, trail.known, literal);
  noteDirty(trail, cell, reason);
}

/** The lines through a cell have changed; the line that decided it has no more to say. */
function noteDirty({ lines, dirty }: Trail, cell: number, reason: Reason): void {
  const row = rowOf(lines, cell);
  const column = columnOf(lines, cell);
  if (reason !== row) dirty.rows |= 1 << row;
  if (reason !== lines.height + column) dirty.columns |= 1 << column;
}

/** Adds cells of one line. */
export function assignAll(trail: Trail, line: number, { filled, empty }: Readonly<LineMasks>, reason: Reason): void {
  for (let rest = filled; rest !== 0; rest &= rest - 1) {
    assign(trail, literalOf(cellAt(trail.lines, line, lowestBit(rest)), true), reason);
  }
  for (let rest = empty; rest !== 0; rest &= rest - 1) {
    assign(trail, literalOf(cellAt(trail.lines, line, lowestBit(rest)), false), reason);
  }
}

/** Opens a level with an assumption. */
export function assume(trail: Trail, literal: number): void {
  trail.levels.push(trail.length);
  assign(trail, literal, null);
}

/** Takes back all levels above this one. */
export function backTo(trail: Trail, level: number): void {
  const end = trail.levels[level];
  if (end === undefined) return;
  while (trail.length > end) takeBackLast(trail);
  trail.levels.length = level;
  trail.followed = end;
  forgetDirty(trail);
}

function takeBackLast(trail: Trail): void {
  trail.length -= 1;
  const literal = trail.literals[trail.length] ?? 0;
  eraseCell(trail.lines, trail.known, literal);
  trail.holds[literal] = 0;
  trail.lastLiteral[literal >> 1] = literal;
}

function forgetDirty({ dirty }: Trail): void {
  dirty.rows = 0;
  dirty.columns = 0;
}

/** Whether nothing is known of a cell. */
export function isOpen({ holds }: Trail, cell: number): boolean {
  return holds[2 * cell] === 0 && holds[2 * cell + 1] === 0;
}

/** Whether no cell is open. */
export function isFull({ length, literals }: Trail): boolean {
  return length === literals.length;
}
