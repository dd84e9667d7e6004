/** What the add-on has changed in a gesture, and whose the contents of cells are afterwards. */
import { cellKey } from '../../standin/areas';
import type { Content, Desk, SheetState } from './desk';
import type { DrawnCell, Gesture } from './gestures';
import type { Outcome, Snapshot } from './play';
import { noteOf, showsPicture } from './verdicts';

/** A cell that holds something else than before the add-on began. */
export interface Change {
  readonly sheet: SheetState;
  readonly key: string;
  readonly before: Content | null;
  readonly after: Content | null;
}

export function changesOf({ sheets }: Desk, { before }: Outcome): readonly Change[] {
  if (before === null) return [];
  return sheets.document.sheets.flatMap((sheet) => {
    const earlier = before.get(sheet.id);
    return earlier === undefined ? [] : changesIn(sheet, earlier);
  });
}

function changesIn(sheet: SheetState, earlier: Snapshot): readonly Change[] {
  const changed = [...sheet.cells.keys()].filter((key) => earlier.cells.get(key) !== sheet.cells.get(key));
  const gone = [...earlier.cells.keys()].filter((key) => !sheet.cells.has(key));
  return [...changed, ...gone].flatMap((key) => {
    const before = earlier.cells.get(key)?.content ?? null;
    const after = sheet.cells.get(key)?.content ?? null;
    return before === after ? [] : [{ sheet, key, before, after }];
  });
}

export function isSame({ before, after }: Change): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/**
 * Notes as the add-on's what it has put into cells: not what stayed the same, formulas of the person's, and clues from the sidebar.
 * What the person agreed to have overwritten is given up, also when the command fails half-way.
 */
export function noteOwner(
  desk: Desk,
  { act, disturbance }: Gesture,
  { asked, wasDisturbed }: Outcome,
  changes: readonly Change[],
): void {
  const { ours } = desk;
  for (const change of changes) {
    const { before, after, sheet, key } = change;
    if (after === null || after.kind === 'formula') continue;
    const wasOurs = before !== null && ours.has(before);
    const isTyped = act.does === 'writeClues' && key !== '1,1' && !isDrawn(desk, sheet, act.picture);
    if (isSame(change) ? wasOurs : !isTyped) ours.add(after);
  }
  const open = desk.sheets.document.sheets.find(({ id }) => id === desk.sheets.document.activeSheetId);
  if (open === undefined) return;
  const isWritten = act.does === 'writePicture' && act.overwrite && changes.length > 0;
  const isWhole = disturbance?.kind !== 'fault' || !wasDisturbed;
  const isAgreed = asked.some(({ message, answer }) => answer === 'YES' && message.includes('would be overwritten'));
  if (!isWritten && !isAgreed) return;
  for (const content of contentsInClueCells(open)) {
    desk.givenUp.add(content);
    if (isWritten && isWhole && /^[0-9\s]*$/.test(textOf(content))) desk.ours.add(content);
  }
}

/** Whether the sheet shows a picture with the clues of this one. */
function isDrawn(desk: Desk, sheet: SheetState, picture: readonly string[]): boolean {
  return picture.some((row) => row.includes('#')) && showsPicture(desk, sheet, picture);
}

function contentsInClueCells({ cells }: SheetState): readonly Content[] {
  return [...cells].flatMap(([key, { content }]) =>
    /^1,|,1$/.test(key) && key !== '1,1' && content !== null ? [content] : [],
  );
}

function textOf(content: Content): string {
  return content.kind === 'text' ? content.text : content.kind === 'number' ? String(content.number) : '';
}

/** What of the person's own was changed without a question answered Yes and without a command that says so. */
export function losses(
  { ours, givenUp, muddled }: Desk,
  { act }: Gesture,
  { asked, raced, before: snapshots }: Outcome,
  changes: readonly Change[],
): string[] {
  const mayReplace =
    asked.some(({ answer }) => answer === 'YES') ||
    ((act.does === 'writeClues' || act.does === 'writePicture' || act.does === 'draw') && act.overwrite);
  if (mayReplace) return [];
  return changes.flatMap((change) => {
    const { sheet, key, before, after } = change;
    if (before === null || isBlank(before) || (isLayingOut(act) && isNothingDrawn(before))) return [];
    const snapshot = snapshots?.get(sheet.id);
    if (snapshot === undefined) return [];
    if (isNotedThere(change, snapshot, muddled.has(sheet.id)) || wasJudgedThere(change, snapshot)) return [];
    if (ours.has(before) || givenUp.has(before) || isSame(change) || isCalculated(change)) return [];
    if (act.does === 'draw' && isDrawnUpon(act.cells, key)) return [];
    if (raced.has(`${sheet.id} ${key}`) || looksLikeOurs(before)) return [];
    return [`${sheet.name} ${key} held ${JSON.stringify(before)} and now ${JSON.stringify(after)}`];
  });
}

/** What a stroke goes over is what the person wants to change. */
function isDrawnUpon(cells: readonly DrawnCell[], key: string): boolean {
  return cells.some(({ row, column }) => key === cellKey(row + 2, column + 2));
}

function isLayingOut({ does }: Gesture['act']): boolean {
  return does === 'command' || does === 'writePicture';
}

/** A grid of nothing but FALSE is empty, and cells that become outside of a smaller puzzle lose it without a question. */
function isNothingDrawn(content: Content): boolean {
  return content.kind === 'boolean' ? !content.boolean : /^(0|FALSE)$/.test(textOf(content));
}

/**
 * What a clue cell holds just as the add-on has noted to have written there counts as the add-on's; where lines have gone, just as it
 * was written anywhere beside it.
 */
function isNotedThere({ key, before }: Change, snapshot: Snapshot, hasMoved: boolean): boolean {
  const written = noteOf(snapshot)?.written;
  const [row = 1, column = 1] = key.split(',').map(Number);
  const [texts = [], index] = column === 1 ? [written?.row, row - 2] : [written?.column, column - 2];
  return before?.kind === 'text' && (hasMoved ? texts.includes(before.text) : before.text === texts[index]);
}

/** On a duplicate without a note nobody could tell typed clues that the picture has from those that were written for it. */
function wasJudgedThere({ before }: Change, snapshot: Snapshot): boolean {
  if (before?.kind !== 'text' || noteOf(snapshot) !== null) return false;
  const judged = snapshot.rules.find(({ strikethrough }) => strikethrough === true)?.values[0];
  return String(judged).includes(`:${before.text}")`);
}

function isBlank(content: Content): boolean {
  return content.kind === 'text' && content.text.trim() === '';
}

/** A formula that plain text kept from being calculated. */
function isCalculated({ before, after }: Change): boolean {
  return before?.kind === 'text' && after?.kind === 'formula' && before.text === after.formula;
}

/** Nobody could tell a verdict that the person typed from one of the add-on's that undo has brought back. */
function looksLikeOurs(content: Content): boolean {
  return content.kind === 'text' && content.text.startsWith('Unique Solution!');
}
