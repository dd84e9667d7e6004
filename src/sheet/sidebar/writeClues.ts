/** Writes clues that were typed into the sidebar into the sheet. */

import { gridArea, sameSize } from '../../contract/places';
import type { Reply, WriteOutcome } from '../../contract/wire';
import { checkClues, cluesOf, describeClueProblem, type Puzzle, sameClues } from '../../core';
import { hasNoClues } from '../clueCells';
import { planClues } from '../cluePlan';
import { writeStretches } from '../clueWriting';
import { rangeOf, tableRange } from '../ranges';
import { isCluesToWrite } from '../requests';
import { readTable } from '../table';
import { BAD_REQUEST, clueFormulasLost, cluesAreWritten, cluesReplaced, pictureCleared } from '../words/sidebar';
import { refuse } from './replies';
import { formulasLost, layTarget, openTarget, type Target } from './target';
import { carryOutWriting } from './writing';

export function writeTypedClues(request: unknown): Reply<WriteOutcome> {
  if (!isCluesToWrite(request)) return refuse(BAD_REQUEST);
  const read = checkClues(request.clues);
  if (!read.ok) return refuse(read.problems.map(describeClueProblem).join(' '));
  const { puzzle } = read;
  const target = openTarget(request.sheetId, { rows: puzzle.rows.length, columns: puzzle.columns.length });
  return target.ok ? writeInto(target.value, puzzle, request.overwrite) : target;
}

function writeInto(target: Target, puzzle: Puzzle, mayReplace: boolean): Reply<WriteOutcome> {
  const { sheet, reading, resizing } = target;
  if (reading.kind === 'refused') return refuse(reading.problem);
  const clears = clearsPicture(target, puzzle);
  const writing = {
    target,
    consequences: [...target.consequences, ...pictureLost(target, clears), ...cluesLost(target, puzzle)],
    write: () => write(target, puzzle, clears),
    message: cluesAreWritten(resizing.to, sheet.getName()),
  };
  return carryOutWriting(writing, mayReplace);
}

/** A picture with other clues cannot stay: the next edit would write its clues over the typed ones. */
function clearsPicture({ reading }: Target, puzzle: Puzzle): boolean {
  return reading.kind === 'picture' && !sameClues(cluesOf(reading.grid), puzzle);
}

function pictureLost(target: Target, clears: boolean): readonly string[] {
  return clears ? [...formulasLost(target), pictureCleared(target.resizing.from)] : [];
}

function cluesLost({ table, resizing, reading }: Target, puzzle: Puzzle): readonly string[] {
  const { stretches, disagreeing } = planClues(table, puzzle, false);
  const differ = stretches.length > 0 || !sameSize(resizing.from, resizing.to);
  return [
    ...(disagreeing.length > 0 ? [clueFormulasLost(disagreeing)] : []),
    ...(reading.kind === 'none' && differ && !hasNoClues(table) ? [cluesReplaced(resizing.from)] : []),
  ];
}

function write(target: Target, puzzle: Puzzle, clears: boolean): void {
  const { sheet, resizing } = target;
  if (clears) rangeOf(sheet, gridArea(resizing.from)).clearContent();
  layTarget(target);
  const table = readTable(tableRange(sheet, resizing.to), resizing.to);
  writeStretches(sheet, planClues(table, puzzle, true).stretches);
}
