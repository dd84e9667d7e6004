/**
 * The trail: what is certain, what is assumed, and what follows from both, in the order found, so that it can be taken back.
 *
 * Level 0 is certain; every assumption opens one more level. A literal is a cell with its value as one number: 2 × cell when it
 * is filled, one more when it is empty, so `literal ^ 1` is its opposite. Cells are numbered row by row.
 */

import type { Knowledge, LineSet, Lines } from '../lines';
import { lowestBit } from '../lines';

/** Literals of which at least one holds. The first two are watched (see clauses.ts). */
export interface Clause {
  readonly literals: Int32Array;
  /** From how many levels its literals came when it was learnt: the fewer, the more useful. */
  readonly levels: number;
}

/** Why a literal holds: the number of the line that decided it, the clause that did, or null when it is assumed or certain. */
export type Reason = number | Clause | null;

export interface Trail {
  readonly lines: Lines;
  readonly known: Knowledge;
  /** The literals that hold, in the order found; only the first `length` count. */
  readonly literals: Int32Array;
  length: number;
  /** The length at which each level above 0 began. */
  readonly levels: number[];
  /** How many of the literals the clauses have been told of. */
  told: number;
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
  const cells = lines.height * lines.width;
  const trail: Trail = {
    lines,
    known: new Int32Array(certain.length),
    literals: new Int32Array(cells),
    length: 0,
    levels: [],
    told: 0,
    dirty: { rows: 0, columns: 0 },
    holds: new Uint8Array(2 * cells),
    levelOf: new Int32Array(cells),
    placeOf: new Int32Array(cells),
    reasonOf: new Array<Reason>(cells).fill(null),
    lastLiteral: new Int32Array(cells),
  };
  for (let cell = 0; cell < cells; cell += 1) trail.lastLiteral[cell] = 2 * cell;
  for (let row = 0; row < lines.height; row += 1) {
    for (const kind of [0, 1]) assignAll(trail, row, certain[2 * row + kind] ?? 0, kind, null);
  }
  trail.dirty.rows = 0;
  trail.dirty.columns = 0;
  return trail;
}

/** Adds a literal that does not hold yet, nor its opposite. */
export function assign(trail: Trail, literal: number, reason: Reason): void {
  const { lines, known, dirty } = trail;
  const cell = literal >> 1;
  const kind = literal & 1;
  const row = (cell / lines.width) | 0;
  const column = cell - row * lines.width;
  trail.holds[literal] = 1;
  trail.levelOf[cell] = trail.levels.length;
  trail.placeOf[cell] = trail.length;
  trail.reasonOf[cell] = reason;
  trail.literals[trail.length] = literal;
  trail.length += 1;
  const across = lines.height + column;
  known[2 * row + kind] = (known[2 * row + kind] ?? 0) | (1 << column);
  known[2 * across + kind] = (known[2 * across + kind] ?? 0) | (1 << row);
  if (reason !== row) dirty.rows |= 1 << row;
  if (reason !== across) dirty.columns |= 1 << column;
}

/** Adds the cells of one line that are in the mask: filled ones for kind 0, empty ones for kind 1. */
export function assignAll(trail: Trail, line: number, mask: number, kind: number, reason: Reason): void {
  const { height, width } = trail.lines;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const index = lowestBit(rest);
    const cell = line < height ? line * width + index : index * width + line - height;
    assign(trail, 2 * cell + kind, reason);
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
  trail.told = end;
  trail.dirty.rows = 0;
  trail.dirty.columns = 0;
}

function takeBackLast(trail: Trail): void {
  trail.length -= 1;
  const literal = trail.literals[trail.length] ?? 0;
  erase(trail.lines, trail.known, literal);
  trail.holds[literal] = 0;
  trail.lastLiteral[literal >> 1] = literal;
}

/** Takes a literal out of what is known, if it is in it. */
export function erase({ height, width }: Lines, known: Knowledge, literal: number): void {
  const cell = literal >> 1;
  const kind = literal & 1;
  const row = (cell / width) | 0;
  const column = cell - row * width;
  const down = 2 * row + kind;
  const across = 2 * (height + column) + kind;
  known[down] = (known[down] ?? 0) & ~(1 << column);
  known[across] = (known[across] ?? 0) & ~(1 << row);
}

/** Whether nothing is known of a cell. */
export function isOpen({ holds }: Trail, cell: number): boolean {
  return holds[2 * cell] === 0 && holds[2 * cell + 1] === 0;
}
