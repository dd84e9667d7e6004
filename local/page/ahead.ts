/** How the open sheet looks with what a person has done to its cells already, although its turn has not come yet. */
import type { LocalSheets, SheetView } from '../../standin/types';
import { type CellCommand, isOnCells, perform } from './perform';
import type { Command, ServerCall } from './protocol';

type Waiting = readonly (Command | ServerCall)[];

/** `waiting` is what has come, the oldest first. It is tried out in `sketch`, whose script must not hear of edits. */
export function sheetAhead(sheets: LocalSheets, sketch: LocalSheets, waiting: Waiting): SheetView {
  const commands = onCellsFirst(waiting);
  if (commands.length === 0) return sheets.view();
  sketch.restore(sheets.save());
  for (const command of commands) tryOut(sketch, command);
  return sketch.view();
}

/** Those before any command of another kind: what comes after such a one depends on what that will do. */
function onCellsFirst(waiting: Waiting): readonly CellCommand[] {
  const end = waiting.findIndex((message) => !isOnCells(message));
  return waiting.slice(0, end === -1 ? waiting.length : end).filter(isOnCells);
}

/** What Sheets refuses is told when its turn comes. */
function tryOut(sketch: LocalSheets, command: CellCommand): void {
  try {
    perform(sketch, command);
  } catch {
    return;
  }
}
