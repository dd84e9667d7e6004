/** Writing clues into their cells, as plain text, and comparing what the sheet holds with what was written. */

import { areaName, placeName, placesOf } from '../contract/places';
import type { Stretch } from './cluePlan';
import type { Sheet } from './ranges';
import type { Table } from './table';
import { wroteOtherwise } from './words/verdicts';

/** Plain text comes first: otherwise Sheets may read `1 2` as 12 or as a date. */
export function writeStretches(sheet: Sheet, stretches: readonly Stretch[]): void {
  if (stretches.length === 0) return;
  const list = sheet.getRangeList(stretches.map(({ area }) => areaName(area)));
  list.setNumberFormat('@');
  list.getRanges().forEach((range, index) => {
    const stretch = stretches[index];
    if (stretch !== undefined) range.setValues(rowsOf(stretch));
  });
}

function rowsOf({ area, texts }: Stretch): string[][] {
  return area.columns === 1 ? texts.map((text) => [text]) : [[...texts]];
}

/** A sentence about the first cell that holds something else than was written, or null; `values` are read from A1 on. */
export function findMismatch(stretches: readonly Stretch[], values: Table['values']): string | null {
  for (const { area, texts } of stretches) {
    for (const [index, place] of placesOf(area).entries()) {
      const held = String(values[place.row - 1]?.[place.column - 1] ?? '');
      const wanted = texts[index] ?? '';
      if (held !== wanted) return wroteOtherwise(placeName(place), wanted, held);
    }
  }
  return null;
}
