/**
 * What the sidebar writes into the sheet: clues that were typed there, or a picture, such as a solution that it found. A question
 * comes first where something would be replaced; the writing is done under the lock; then the verdict is renewed.
 */

import { gridOf } from '../../contract/pictureText';
import { gridArea } from '../../contract/places';
import type { Reply, WriteOutcome } from '../../contract/wire';
import { checkClues, cluesOf, describeClueProblem, type Grid, type Puzzle, sameClues, samePicture } from '../../core';
import { rangeOf } from '../document';
import { type NotedPuzzle, notePuzzle } from '../notedPuzzle';
import { hasNoClues } from '../reading/clueCells';
import { readTable } from '../reading/table';
import {
  BAD_REQUEST,
  clueFormulasLost,
  cluesAreWritten,
  cluesReplaced,
  pictureCleared,
  pictureIsWritten,
  pictureReplaced,
} from '../words/messages';
import { clueTextsAfter, planClues, writeStretches } from '../writing/clues';
import { carryOut, type Writing } from './carryOut';
import { type Destination, formulasLost, layOutDestination, openDestination } from './destination';
import { otherFront } from './front';
import { done, isCluesToWrite, isPictureToWrite, refuse } from './requests';

/** Writes clues that were typed into the sidebar. */
export function writeTypedClues(request: unknown): Reply<WriteOutcome> {
  if (!isCluesToWrite(request)) return refuse(BAD_REQUEST);
  const checked = checkClues(request.clues);
  if (!checked.ok) return refuse(checked.problems.map(describeClueProblem).join(' '));
  const front = otherFront(request.sheetId);
  if (front !== null) return done({ written: false, front });
  const { puzzle } = checked;
  const destination = openDestination(request.sheetId, { rows: puzzle.rows.length, columns: puzzle.columns.length });
  if (!destination.ok) return destination;
  const { reading } = destination.value;
  if (reading.kind === 'refused') return refuse(reading.problem);
  return carryOut(cluesWriting(destination.value, puzzle), request.overwrite);
}

function cluesWriting(destination: Destination, puzzle: Puzzle): Writing {
  const clears = clearsPicture(destination, puzzle);
  return {
    ...placeOf(destination),
    consequences: [...destination.consequences, ...pictureLost(destination, clears), ...cluesLost(destination, puzzle)],
    write: () => writeCluesInto(destination, puzzle, clears),
    message: cluesAreWritten(destination.resizing.to, destination.sheet.getName()),
  };
}

/** A picture with other clues cannot stay: it would be an attempt at solving that is wrong from the start. */
function clearsPicture({ reading }: Destination, puzzle: Puzzle): boolean {
  return reading.kind === 'picture' && !sameClues(cluesOf(reading.picture), puzzle);
}

function pictureLost(destination: Destination, clears: boolean): readonly string[] {
  return clears ? [...formulasLost(destination), pictureCleared(destination.resizing.from)] : [];
}

function cluesLost({ table, resizing }: Destination, puzzle: Puzzle): readonly string[] {
  const { disagreeing } = planClues(table, puzzle, resizing.puzzle.written, false);
  const formulas = disagreeing.filter(({ byFormula }) => byFormula).map(({ name }) => name);
  const isTyped = disagreeing.some(({ byFormula }) => !byFormula);
  return [
    ...(formulas.length > 0 ? [clueFormulasLost(formulas)] : []),
    ...(isTyped ? [cluesReplaced(resizing.from)] : []),
  ];
}

function writeCluesInto(destination: Destination, puzzle: Puzzle, clears: boolean): NotedPuzzle {
  const { sheet, resizing } = destination;
  if (clears) rangeOf(sheet, gridArea(resizing.from)).clearContent();
  const noted = layOutDestination(destination);
  const { stretches, written } = planClues(readTable(sheet, resizing.to), puzzle, null, true);
  writeStretches(sheet, stretches);
  const isDrawn = destination.reading.kind === 'picture' && !clears;
  return notePuzzle(sheet, { ...noted, written: isDrawn ? written : null });
}

/** Writes a picture into the grid. */
export function writePicture(request: unknown): Reply<WriteOutcome> {
  if (!isPictureToWrite(request)) return refuse(BAD_REQUEST);
  const front = otherFront(request.sheetId);
  if (front !== null) return done({ written: false, front });
  const picture = gridOf(request.picture);
  const destination = openDestination(request.sheetId, { rows: picture.length, columns: picture[0]?.length ?? 0 });
  return destination.ok ? carryOut(pictureWriting(destination.value, picture), request.overwrite) : destination;
}

function pictureWriting(destination: Destination, picture: Grid): Writing {
  const { reading, resizing, sheet } = destination;
  const isThere = reading.kind === 'picture' && samePicture(reading.picture, picture);
  const replacesClues = differFromClues(destination, picture);
  return {
    ...placeOf(destination),
    consequences: isThere
      ? destination.consequences
      : [...destination.consequences, ...contentsLost(destination, replacesClues)],
    write: () => writePictureInto(destination, isThere ? null : picture, replacesClues),
    message: pictureIsWritten(resizing.to, sheet.getName()),
  };
}

/** Whether clue cells hold other clues than the picture has, or not all of them. */
function differFromClues({ table, resizing }: Destination, picture: Grid): boolean {
  const { stretches, disagreeing } = planClues(table, cluesOf(picture), resizing.puzzle.written, false);
  return !hasNoClues(table) && (stretches.length > 0 || disagreeing.length > 0);
}

function contentsLost(destination: Destination, replacesClues: boolean): readonly string[] {
  const { reading, resizing } = destination;
  const clues = reading.kind === 'none' && replacesClues ? [cluesReplaced(resizing.from)] : [];
  const picture = reading.kind === 'none' ? [] : [pictureReplaced(resizing.from)];
  return [...formulasLost(destination), ...picture, ...clues];
}

/** The new picture comes first: should anything fail afterwards, one picture is there whole. Clues that give way count as ours. */
function writePictureInto(destination: Destination, picture: Grid | null, replacesClues: boolean): NotedPuzzle {
  const { sheet, resizing } = destination;
  if (picture !== null) rangeOf(sheet, gridArea(resizing.to)).setValues(picture.map((row) => [...row]));
  const noted = layOutDestination(destination);
  if (!replacesClues) return noted;
  return notePuzzle(sheet, { ...noted, written: clueTextsAfter(readTable(sheet, resizing.to), [], null) });
}

/** Where it is written. */
export function placeOf({ sheet, resizing, isNew }: Destination): Pick<Writing, 'sheet' | 'size' | 'isNew'> {
  return { sheet, size: resizing.to, isNew };
}
