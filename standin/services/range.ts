/** Range: the cells of a rectangle on a sheet. */
import { type Area, areaName, fits } from '../areas';
import { activeSheet, type SheetState, select, selectedArea } from '../document';
import { exception } from '../execution';
import { strict } from '../strict';
import { type Context, PLACES, type Range, type RangeParts } from './context';
import { rangeClearing } from './rangeClearing';
import { rangeLooks } from './rangeLooks';
import { rangeMerges } from './rangeMerges';
import { rangeNotes } from './rangeNotes';
import { rangeValidations } from './rangeValidations';
import { rangeValues } from './rangeValues';

export function openRange(context: Context, sheet: SheetState, area: Area): Range {
  checkPlace(sheet, area);
  const parts: RangeParts = { context, sheet, area, self: () => range };
  const members = [
    rangePlace(parts),
    ...rangeValues(parts),
    rangeClearing(parts),
    ...rangeLooks(parts),
    rangeNotes(parts),
    ...rangeValidations(parts),
    rangeMerges(parts),
  ];
  const target = () => areaName(area);
  const range: Range = strict<Range>(context.execution, 'Range', members, { target, nullable: NULLABLE });
  return PLACES.keep(range, { sheet, area });
}

function checkPlace(sheet: SheetState, area: Area): void {
  for (const lines of ['rows', 'columns'] as const) {
    if (!(area[lines] >= 1)) throw exception(`The number of ${lines} in the range must be at least 1.`);
  }
  if (!fits(area, sheet)) throw exception('The coordinates of the range are outside the dimensions of the sheet.');
}

/** What is selected on the sheet that is open. */
export function openActiveRange(context: Context): Range {
  const sheet = activeSheet(context.host.document);
  return openRange(context, sheet, selectedArea(sheet));
}

/** Methods for which null resets, empties or leaves as it is. */
const NULLABLE = [
  'setBackground',
  'setBorder',
  'setDataValidation',
  'setFontColor',
  'setFontFamily',
  'setFontSize',
  'setFontStyle',
  'setFontWeight',
  'setHorizontalAlignment',
  'setNote',
  'setValue',
  'setVerticalAlignment',
].flatMap((name) => [name, `${name}s`]);

/** Where the range is, and other ranges seen from it. */
function rangePlace({ context, sheet, area, self }: RangeParts) {
  const open = (row: number, column: number, rows: number, columns: number) =>
    openRange(context, sheet, { row, column, rows, columns });
  return {
    getRow: () => area.row,
    getColumn: () => area.column,
    getLastRow: () => area.row + area.rows - 1,
    getLastColumn: () => area.column + area.columns - 1,
    getNumRows: () => area.rows,
    getNumColumns: () => area.columns,
    getHeight: () => area.rows,
    getWidth: () => area.columns,
    getA1Notation: () => areaName(area),
    getSheet: () => context.open.sheet(context, sheet),
    getCell: (row: number, column: number) => open(area.row + row - 1, area.column + column - 1, 1, 1),
    offset: (rows: number, columns: number, height: number = area.rows, width: number = area.columns) =>
      open(area.row + rows, area.column + columns, height, width),
    activate: () => {
      select(context.host.document, sheet, area);
      return self();
    },
  } satisfies Partial<Range>;
}
