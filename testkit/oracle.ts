/**
 * A naive solver to hold the real one against. It imports nothing from src and knows one rule: a line meets a clue when
 * the lengths of its stretches of filled cells are the clue. Lines are strings of `#`, `.` and, where unknown, `?`;
 * pictures are lists of rows. It enumerates, so it is for lines of up to a dozen cells.
 */

/** The numbers beside one line. */
export type NaiveClue = readonly number[];

/** Clues of any kind, possible or not. */
export interface NaiveClues {
  readonly rows: readonly NaiveClue[];
  readonly columns: readonly NaiveClue[];
}

/** A line by its place, counted from 0. */
export interface NaiveLine {
  readonly kind: 'row' | 'column';
  readonly index: number;
}

/** A line that decided something, and the cells it filled and crossed, counted from 0 along the line. */
export interface NaiveStep {
  readonly line: NaiveLine;
  readonly clue: NaiveClue;
  readonly filled: readonly number[];
  readonly crossed: readonly number[];
}

/** How far line logic gets; `broken` is the line that has no placement left, if there is one. */
export interface NaiveLineLogic {
  readonly steps: readonly NaiveStep[];
  readonly board: readonly string[];
  readonly broken: NaiveLine | null;
}

/** The stretches of filled cells of a finished line. */
export function runsOf(line: string): number[] {
  return line
    .split('.')
    .filter((stretch) => stretch !== '')
    .map((stretch) => stretch.length);
}

/** Rows of a picture (or board) read as columns, and back. */
export function turned(rows: readonly string[]): string[] {
  return Array.from(rows[0] ?? '', (_, column) => rows.map((row) => row.charAt(column)).join(''));
}

/** The clues of a picture. */
export function naiveCluesOf(picture: readonly string[]): NaiveClues {
  return { rows: picture.map(runsOf), columns: turned(picture).map(runsOf) };
}

/** Whether a finished picture has exactly these clues. */
export function meets(picture: readonly string[], clues: NaiveClues): boolean {
  return JSON.stringify(naiveCluesOf(picture)) === JSON.stringify({ rows: clues.rows, columns: clues.columns });
}

/** Every line that can be written with the given characters. */
export function everyLine(characters: string, length: number): string[] {
  if (length === 0) return [''];
  return everyLine(characters, length - 1).flatMap((line) => Array.from(characters, (character) => line + character));
}

/** Every clue that a line of this length can have. */
export function cluesForLength(length: number): NaiveClue[] {
  return [...placementsByClue(length).keys()].map((key) => JSON.parse(key) as number[]);
}

/** Every way to lay the clue's runs in a line of this length. */
export function placementsOf(clue: NaiveClue, length: number): readonly string[] {
  return placementsByClue(length).get(JSON.stringify(clue)) ?? [];
}

const placementsOfLength = new Map<number, ReadonlyMap<string, readonly string[]>>();

function placementsByClue(length: number): ReadonlyMap<string, readonly string[]> {
  const known = placementsOfLength.get(length);
  if (known !== undefined) return known;
  const byClue = new Map<string, string[]>();
  for (const line of everyLine('.#', length)) {
    const key = JSON.stringify(runsOf(line));
    byClue.set(key, [...(byClue.get(key) ?? []), line]);
  }
  placementsOfLength.set(length, byClue);
  return byClue;
}

/** Whether a finished line agrees with what is known of it. */
export function agrees(finished: string, known: string): boolean {
  for (let i = 0; i < known.length; i += 1) {
    if (known[i] !== '?' && known[i] !== finished[i]) return false;
  }
  return true;
}

/** What all these lines have in common, `?` where they differ; null when there is no line at all. */
export function common(lines: readonly string[]): string | null {
  const [first] = lines;
  if (first === undefined) return null;
  let shared = '';
  for (let i = 0; i < first.length; i += 1) {
    shared += lines.every((line) => line[i] === first[i]) ? first.charAt(i) : '?';
  }
  return shared;
}

/** Complete line logic by enumeration; null is a contradiction. */
export function naiveLine(clue: NaiveClue, known: string): string | null {
  return common(placementsOf(clue, known.length).filter((placement) => agrees(placement, known)));
}

/** Line logic over the whole puzzle: rows from the top, columns from the left, until a whole pass decides nothing. */
export function naiveLineLogic(clues: NaiveClues): NaiveLineLogic {
  const lines = linesInOrder(clues);
  const steps: NaiveStep[] = [];
  let board: readonly string[] = clues.rows.map(() => '?'.repeat(clues.columns.length));
  for (let before = -1; steps.length > before; ) {
    before = steps.length;
    for (const { line, clue } of lines) {
      const known = lineAt(board, line);
      const learned = naiveLine(clue, known);
      if (learned === null) return { steps, board, broken: line };
      if (learned === known) continue;
      steps.push({ line, clue, filled: news(known, learned, '#'), crossed: news(known, learned, '.') });
      board = withLine(board, line, learned);
    }
  }
  return { steps, board, broken: null };
}

function linesInOrder(clues: NaiveClues): { line: NaiveLine; clue: NaiveClue }[] {
  return [
    ...clues.rows.map((clue, index) => ({ line: { kind: 'row' as const, index }, clue })),
    ...clues.columns.map((clue, index) => ({ line: { kind: 'column' as const, index }, clue })),
  ];
}

function lineAt(board: readonly string[], { kind, index }: NaiveLine): string {
  return kind === 'row' ? (board[index] ?? '') : board.map((row) => row.charAt(index)).join('');
}

function withLine(board: readonly string[], { kind, index }: NaiveLine, cells: string): readonly string[] {
  if (kind === 'row') return board.map((row, i) => (i === index ? cells : row));
  return board.map((row, i) => row.slice(0, index) + cells.charAt(i) + row.slice(index + 1));
}

function news(known: string, learned: string, wanted: string): number[] {
  return Array.from(learned).flatMap((cell, i) => (cell === wanted && known.charAt(i) === '?' ? [i] : []));
}

/**
 * Solutions of the clues, all of them or the first so many: each row takes each of its placements in turn, and a
 * beginning that no placement of a column starts with is dropped.
 */
export function solutionsOf(clues: NaiveClues, limit = Number.POSITIVE_INFINITY): string[][] {
  const height = clues.rows.length;
  const rows = clues.rows.map((clue) => placementsOf(clue, clues.columns.length));
  const beginnings = clues.columns.map((clue) => new Set(placementsOf(clue, height).flatMap(beginningsOf)));
  const solutions: string[][] = [];
  const extend = (picture: readonly string[], columns: readonly string[]): void => {
    if (picture.length === height) solutions.push([...picture]);
    for (const row of rows[picture.length] ?? []) {
      if (solutions.length >= limit) return;
      const longer = columns.map((column, i) => column + row.charAt(i));
      if (longer.every((column, i) => beginnings[i]?.has(column))) extend([...picture, row], longer);
    }
  };
  extend(
    [],
    clues.columns.map(() => ''),
  );
  return solutions;
}

function beginningsOf(line: string): string[] {
  return Array.from(line, (_, i) => line.slice(0, i + 1));
}

/** The verdict by brute force: line logic, then counting up to two. */
export function naiveVerdict(clues: NaiveClues): 'line-solvable' | 'unique' | 'multiple' | 'none' {
  const { board, broken } = naiveLineLogic(clues);
  if (broken !== null) return 'none';
  if (!board.some((row) => row.includes('?'))) return 'line-solvable';
  const found = solutionsOf(clues, 2).length;
  return found === 0 ? 'none' : found === 1 ? 'unique' : 'multiple';
}
