/** Range: the cells of a rectangle on a sheet. */
import { areaName } from '../a1';
import { type Area, fits, overlap } from '../areas';
import { type SheetState, select } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import { type Context, PLACES, type Range, type RangeParts } from './context';
import { checkRangeCall } from './guarding';
import { rangeMetadata } from './metadata';
import { rangeLooks } from './rangeLooks';
import { rangeValidations } from './rangeValidations';
import { rangeValues } from './rangeValues';

export function openRange(context: Context, sheet: SheetState, area: Area): Range {
  checkPlace(sheet, area);
  const parts: RangeParts = { context, sheet, area, self: () => range };
  const members = [
    rangePlace(parts),
    ...rangeValues(parts),
    ...rangeLooks(parts),
    rangeValidations(parts),
    rangeMetadata(parts),
  ];
  const target = () => areaName(area);
  const guard = (method: string) => checkRangeCall(context, sheet, area, method);
  const range: Range = strict<Range>(context.execution, 'Range', members, { target, nullable: NULLABLE, guard });
  return PLACES.keep(range, { sheet, area });
}

function checkPlace(sheet: SheetState, area: Area): void {
  for (const lines of ['rows', 'columns'] as const) {
    if (!(area[lines] >= 1)) throw exception(`The number of ${lines} in the range must be at least 1.`);
  }
  if (!fits(area, sheet)) throw exception('The coordinates of the range are outside the dimensions of the sheet.');
}

/** Methods for which null resets, empties or leaves as it is. */
const NULLABLE = [
  'setBackground',
  'setBorder',
  'setDataValidation',
  'setFontColor',
  'setFontLine',
  'setFontSize',
  'setHorizontalAlignment',
  'setNote',
  'setNotes',
  'setValue',
  'setValues',
  'setVerticalAlignment',
];

/** Where the range is. */
function rangePlace({ context, sheet, area, self }: RangeParts) {
  return {
    getRow: () => area.row,
    getColumn: () => area.column,
    getNumRows: () => area.rows,
    getNumColumns: () => area.columns,
    getA1Notation: () => areaName(area),
    getSheet: () => context.open.sheet(context, sheet),
    /** By row and column within the range, from 1. */
    getCell: (row: number, column: number) => {
      if (!fits({ row, column, rows: 1, columns: 1 }, area)) throw exception('Cell reference out of range');
      return openRange(context, sheet, {
        row: area.row + row - 1,
        column: area.column + column - 1,
        rows: 1,
        columns: 1,
      });
    },
    activate: () => {
      select(context.host.document, sheet, area);
      return self();
    },
    /** Every merge that the range touches. */
    getMergedRanges: () =>
      sheet.merges.filter((merge) => overlap(merge, area)).map((merge) => openRange(context, sheet, merge)),
  } satisfies Partial<Range>;
}
