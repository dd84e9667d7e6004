/** What the sidebar is told of a sheet: its name, what its puzzle is made of, and a mark by which any change of it is noticed. */
import { pictureText } from '../../contract/pictureText';
import { DEFAULT_SIZE } from '../../contract/places';
import type { SheetContent, SheetName, SheetPuzzle } from '../../contract/wire';
import { hasCells, type Sheet } from '../document';
import { type NotedPuzzle, newPuzzle, recallNoted, recallPuzzle } from '../notedPuzzle';
import type { TypedClues } from '../reading/clueCells';
import { readValues } from '../reading/table';
import { type Decision, decideClues, isStale, readSheet } from '../renewal/decide';
import { renewQuickly } from '../renewal/renewVerdict';
import { NO_CELLS } from '../words/messages';
import { inkOf, USUAL_INK } from '../writing/ownRules';
import { nameOf } from './front';

/**
 * All that the sidebar shows of a sheet. A verdict that is about something else than the sheet holds is renewed first, if it may be.
 */
export function describeSheet(sheet: Sheet, mayRenew: (puzzle: NotedPuzzle) => boolean = () => true): SheetPuzzle {
  if (!hasCells(sheet)) return describeChart(sheet);
  const puzzle = recallPuzzle(sheet) ?? newPuzzle(DEFAULT_SIZE);
  const found = readSheet(sheet, puzzle);
  const decision = decideClues(found, 'keep');
  const isRenewed = isStale(puzzle, decision) && mayRenew(puzzle);
  if (isRenewed) renewQuickly(sheet, puzzle);
  const name = nameOf(sheet);
  const isAsRead = !isRenewed && puzzle.note !== null;
  return {
    ...name,
    size: puzzle.size,
    content: contentOf(decision),
    ink: inkOf(found.rules),
    mark: isAsRead ? markOf(name, puzzle, found.table.values) : markNow(sheet),
  };
}

function describeChart(sheet: Sheet): SheetPuzzle {
  const content = { kind: 'refused', problem: NO_CELLS } as const;
  return { ...nameOf(sheet), size: DEFAULT_SIZE, content, ink: USUAL_INK, mark: markNow(sheet) };
}

function contentOf(decision: Decision): SheetContent {
  switch (decision.kind) {
    case 'refused':
      return { kind: 'refused', problem: decision.problem };
    case 'drawn':
      return { kind: 'picture', picture: pictureText(decision.picture) };
    case 'typed':
      return typedContent(decision.typed, decision.drawing === null ? null : pictureText(decision.drawing));
    case 'nothing':
    case 'ask':
      return { kind: 'nothing' };
  }
}

function typedContent({ rows, columns, problems }: TypedClues, picture: readonly string[] | null): SheetContent {
  const [problem] = problems;
  return problem === undefined ? { kind: 'clues', rows, columns, picture } : { kind: 'refused', problem };
}

/** The mark of a sheet as it is now, by as few calls as it takes. */
export function markNow(sheet: Sheet): string {
  if (!hasCells(sheet)) return markOf(nameOf(sheet), newPuzzle(DEFAULT_SIZE), []);
  const puzzle = recallNoted(sheet) ?? newPuzzle(DEFAULT_SIZE);
  return markOf(nameOf(sheet), puzzle, readValues(sheet, puzzle.size));
}

/** Differs where anything does that the sidebar shows: an FNV-1a hash, in two halves. */
function markOf({ sheetId, sheetName }: SheetName, { size, written }: NotedPuzzle, values: readonly unknown[]): string {
  const text = JSON.stringify([sheetId, sheetName, size.rows, size.columns, written, values]);
  return [FIRST_BASIS, SECOND_BASIS].map((basis) => hash(text, basis).toString(36)).join('.');
}

/** FNV's own offset basis, and another one. */
const FIRST_BASIS = 0x811c9dc5;
const SECOND_BASIS = 0x9e3779b9;
const FNV_PRIME = 0x01000193;

function hash(text: string, basis: number): number {
  let value = basis;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  return value >>> 0;
}
