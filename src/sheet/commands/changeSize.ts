/** The command Change size…: asks for rows and columns and lays the puzzle out anew around the same picture. */
import { cellName, isPossible, type Size, sameSize } from '../../contract/places';
import { ask, askText, mention, tell } from '../dialogs';
import type { Sheet } from '../document';
import { type NotedPuzzle, recallPuzzle } from '../notedPuzzle';
import { renewQuickly } from '../renewal/renewVerdict';
import { alreadyThatSize, askForSize, clearOutside, impossibleSize, notASize, sizeChanged } from '../words/messages';
import { withVerdictAtRisk } from '../writing/verdictCell';
import { openPuzzleToResize, openSheet } from './openPuzzle';
import { carryOutResizing, planResizing, type Resizing } from './resizing';

export function changeSize(): void {
  const sheet = openSheet();
  const puzzle = sheet === null ? null : openPuzzleToResize(sheet);
  if (sheet === null || puzzle === null) return;
  const text = askText(askForSize(puzzle.size));
  if (text === null) return;
  const answer = readSize(text, puzzle, recallPuzzle(sheet)?.size ?? null);
  if (typeof answer === 'string') tell(answer);
  else resize(sheet, puzzle, answer);
}

/** A new size, or a sentence that says why it is none. */
function readSize(text: string, { size: present }: NotedPuzzle, noted: Size | null): Size | string {
  const size = parseSize(text);
  if (size === null) return notASize(text);
  if (!isPossible(size)) return impossibleSize(size);
  const isThere = noted !== null && sameSize(size, noted) && sameSize(size, present);
  return isThere ? alreadyThatSize(size) : size;
}

/** Reads `15 x 20`, `15×20`, `15, 20`, `15 by 20`, or `15` for a square. */
function parseSize(text: string): Size | null {
  const match = /^\s*([0-9]+)\s*(?:(?:[x×*,;]|by|\s)\s*([0-9]+)\s*)?$/i.exec(text);
  return match === null ? null : { rows: Number(match[1]), columns: Number(match[2] ?? match[1]) };
}

function resize(sheet: Sheet, puzzle: NotedPuzzle, to: Size): void {
  const resizing = planResizing(sheet, puzzle, to);
  if (resizing.problem !== null) tell(resizing.problem);
  else askAndResize(sheet, resizing);
}

function askAndResize(sheet: Sheet, resizing: Resizing): void {
  const { to, losses, formulas } = resizing;
  const mayClear = losses.length > 0 && ask(clearOutside(losses.map(cellName), to, formulas.map(cellName)));
  withVerdictAtRisk(sheet, () => {
    renewQuickly(sheet, carryOutResizing(sheet, resizing, mayClear));
  });
  mention(sizeChanged(to));
}
