/**
 * The list from which a formula such as =WRAPROWS(SPLIT(O1, ","), 10) fills the grid, read where it stands: what is wrong with it is
 * often plainer there than in the cells that it spills over.
 */
import { type Place, parseArea, type Size } from '../../contract/places';
import { existingPart, rangeOf, type Sheet } from '../document';
import { contentOf } from './cellContents';
import type { ListProblem } from './problems';

export interface ListSource {
  /** The cell that holds the list, by its name. */
  readonly name: string;
  readonly text: string;
  /** What the cells under it hold, as far as they go on without a gap. */
  readonly below: readonly string[];
  /** The characters at which the formula splits the list. */
  readonly separators: string;
  /** After how many values the formula begins a new row; null when that cannot be told. */
  readonly width: number | null;
}

/** Rows in which the rest of an answer may stand that was pasted over several cells. */
const MOST_ROWS = 40;

/** The list that the formula splits; null when it does not split a single cell of its own sheet. */
export function readListSource(sheet: Sheet, formula: string): ListSource | null {
  const match = /SPLIT\(\s*(\$?[A-Z]{1,3}\$?[0-9]+)\s*[,;]\s*"([^"]+)"/i.exec(formula);
  const [, cell = '', separators = ''] = match ?? [];
  const name = cell.replace(/\$/g, '').toUpperCase();
  const place = parseArea(name);
  if (place === null) return null;
  const width = /[,;]\s*([0-9]+)\s*\)\s*$/.exec(formula)?.[1];
  const list = readList(sheet, place);
  return list === null ? null : { ...list, name, separators, width: width === undefined ? null : Number(width) };
}

function readList(sheet: Sheet, place: Place): Pick<ListSource, 'text' | 'below'> | null {
  const area = existingPart(sheet, { ...place, rows: MOST_ROWS, columns: 1 });
  if (area.rows < 1 || area.columns < 1) return null;
  const [text = '', ...others] = rangeOf(sheet, area)
    .getValues()
    .map(([value]) => String(value ?? ''));
  return { text, below: others.slice(0, [...others, ''].indexOf('')) };
}

/** What keeps the list from being so many values, or null when the cells tell it as well, or nothing does. */
export function listProblem({ name, text, below, separators, width }: ListSource, size: Size): ListProblem | null {
  const needed = size.rows * size.columns;
  const values = splitAt(text, separators);
  const words = wordsIn(text);
  if (values.length === 0) return null;
  if (below.length > 0 && words < needed && below.every((line) => wordsIn(line) > 0)) {
    return { kind: 'goes-on', name, count: values.length, needed, cells: below.length + 1 };
  }
  const separator = otherSeparator(text, separators);
  if (separator !== null && words > values.length)
    return { kind: 'separator', name, separator, count: values.length, needed };
  const stray = strayText(text);
  if (stray !== null) return { kind: 'stray', name, stray };
  return values.length < needed && width === size.columns
    ? { kind: 'short', name, count: values.length, needed }
    : null;
}

/** As SPLIT does: at each of the characters, and without empty pieces. */
function splitAt(text: string, separators: string): readonly string[] {
  const parts = [...text].map((character) => (separators.includes(character) ? '\n\n' : character));
  return parts
    .join('')
    .split('\n\n')
    .filter((part) => part !== '');
}

/** How many TRUE and FALSE, in any language, and 1 and 0 a text has. */
function wordsIn(text: string): number {
  return text.split(/[^\p{L}\p{N}]+/u).filter(isValue).length;
}

function isValue(word: string): boolean {
  const { kind } = contentOf(word);
  return kind === 'filled' || kind === 'empty';
}

/** What stands between values where the formula does not split: the first such text, or null. */
function otherSeparator(text: string, separators: string): string | null {
  for (const between of text.split(/[\p{L}\p{N}]+/u).slice(1, -1)) {
    if (![...between].some((character) => separators.includes(character))) return between;
  }
  return null;
}

/** What stands in front of the first value or behind the last that belongs to neither: a bracket, a quote, a code fence. */
function strayText(text: string): string | null {
  const before = /^\s*([^\p{L}\p{N}\s][^\p{L}\p{N}]*|`{3}\w*)/u.exec(text)?.[1]?.trim();
  const after = /([^\p{L}\p{N}\s,;]+)[\s,;]*$/u.exec(text)?.[1];
  return before || after || null;
}
