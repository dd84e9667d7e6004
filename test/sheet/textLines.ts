/** How many lines a text takes in a cell, by the widths of Arial's letters, which are Helvetica's: in thousandths of the font's size. */

const WIDTHS: readonly (readonly [number, string])[] = [
  [222, 'ijl'],
  [278, ' !,./:;Itf'],
  [333, '()-r'],
  [355, '"'],
  [500, 'Jcksvxyz'],
  [556, '0123456789Labdeghnopqu#'],
  [584, '>×'],
  [611, 'FTZ'],
  [667, 'ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [944, 'W'],
  [1000, '…'],
];

const PIXELS_PER_POINT = 4 / 3;
/** Left and right of the text in a cell, and the line of the grid. */
const PADDING = 7;

/** The width of a text in pixels. */
export function widthOf(text: string, points: number): number {
  const units = [...text].reduce((sum, letter) => sum + unitsOf(letter), 0);
  return (units / 1000) * points * PIXELS_PER_POINT;
}

function unitsOf(letter: string): number {
  const found = WIDTHS.find(([, letters]) => letters.includes(letter));
  if (found === undefined) throw new Error(`Nobody has measured ${letter}.`);
  return found[0];
}

/** The lines that a text takes in a cell so many pixels wide. */
export function linesOf(text: string, width: number, points: number): number {
  return text.split('\n').reduce((sum, line) => sum + wrapped(line, width - PADDING, points), 0);
}

function wrapped(line: string, room: number, points: number): number {
  let [lines, held] = [1, ''];
  for (const word of line.split(' ')) {
    const longer = held === '' ? word : `${held} ${word}`;
    const fits = widthOf(longer, points) <= room;
    if (!fits) lines += 1;
    held = fits ? longer : word;
  }
  return lines;
}
