/** Writes a picture, such as a solution that the sidebar found, into the grid. */

import { gridOf } from '../../contract/pictureText';
import { gridArea } from '../../contract/places';
import type { Reply, WriteOutcome } from '../../contract/wire';
import { cluesOf, type Grid, samePicture } from '../../core';
import { hasNoClues } from '../clueCells';
import { planClues } from '../cluePlan';
import { rangeOf } from '../ranges';
import { isPictureToWrite } from '../requests';
import { BAD_REQUEST, cluesReplaced, pictureIsWritten, pictureReplaced } from '../words/sidebar';
import { refuse } from './replies';
import { formulasLost, layTarget, openTarget, type Target } from './target';
import { carryOutWriting } from './writing';

export function writePicture(request: unknown): Reply<WriteOutcome> {
  if (!isPictureToWrite(request)) return refuse(BAD_REQUEST);
  const grid = gridOf(request.picture);
  const target = openTarget(request.sheetId, { rows: grid.length, columns: grid[0]?.length ?? 0 });
  return target.ok ? writeInto(target.value, grid, request.overwrite) : target;
}

function writeInto(target: Target, grid: Grid, mayReplace: boolean): Reply<WriteOutcome> {
  const { sheet, resizing } = target;
  const isThere = holdsPicture(target, grid);
  const writing = {
    target,
    consequences: isThere ? target.consequences : [...target.consequences, ...whatIsLost(target, grid)],
    write: () => write(target, isThere ? null : grid),
    message: pictureIsWritten(resizing.to, sheet.getName()),
  };
  return carryOutWriting(writing, mayReplace);
}

function holdsPicture({ reading }: Target, grid: Grid): boolean {
  return reading.kind === 'picture' && samePicture(reading.grid, grid);
}

function whatIsLost(target: Target, grid: Grid): readonly string[] {
  const { table, reading, resizing } = target;
  const cluesDiffer = !hasNoClues(table) && planClues(table, cluesOf(grid), false).stretches.length > 0;
  return [
    ...formulasLost(target),
    ...(reading.kind === 'none' ? [] : [pictureReplaced(resizing.from)]),
    ...(reading.kind === 'none' && cluesDiffer ? [cluesReplaced(resizing.from)] : []),
  ];
}

/** The new picture comes first: should anything fail afterwards, one picture is there whole. */
function write(target: Target, grid: Grid | null): void {
  if (grid !== null) rangeOf(target.sheet, gridArea(target.resizing.to)).setValues(grid.map((row) => [...row]));
  layTarget(target);
}
