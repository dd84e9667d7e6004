/** The part of Range that takes things out of cells. */
import { eachCell } from '../areas';
import { type Cell, changeCell, PLAIN } from '../document';
import type { Range, RangeParts } from './context';

const CONTENT: Partial<Cell> = { content: null };
const FORMAT: Partial<Cell> = { style: PLAIN };
const NOTE: Partial<Cell> = { note: '' };
const VALIDATION: Partial<Cell> = { validation: null };

interface Options {
  readonly commentsOnly?: boolean | undefined;
  readonly contentsOnly?: boolean | undefined;
  readonly formatOnly?: boolean | undefined;
  readonly validationsOnly?: boolean | undefined;
}

export function rangeClearing({ context: { host }, sheet, area, self }: RangeParts) {
  const change = (part: Partial<Cell>): Range => {
    eachCell(area, (row, column) => changeCell(sheet, row, column, part));
    host.document.version++;
    return self();
  };
  return {
    /** Contents and formats, unless the options choose. */
    clear: (options: Options = {}) => change(chosen(options)),
    clearContent: () => change(CONTENT),
    clearFormat: () => change(FORMAT),
    clearNote: () => change(NOTE),
    clearDataValidations: () => change(VALIDATION),
  } satisfies Partial<Range>;
}

function chosen({ commentsOnly, contentsOnly, formatOnly, validationsOnly }: Options): Partial<Cell> {
  if (!(commentsOnly || contentsOnly || formatOnly || validationsOnly)) return { ...CONTENT, ...FORMAT };
  return {
    ...(contentsOnly ? CONTENT : {}),
    ...(formatOnly ? FORMAT : {}),
    ...(commentsOnly ? NOTE : {}),
    ...(validationsOnly ? VALIDATION : {}),
  };
}
