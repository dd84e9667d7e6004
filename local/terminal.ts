/** A puzzle's sheet as text for the terminal: the clues around the picture, and the verdict. */
import { cellKey, type SheetView } from '../standin';

/** Two characters wide, so that cells look square. */
const FILLED = '██';
const EMPTY = ' ·';

/** Draws the puzzle of a sheet that was set up and checked; the words for TRUE are those of an English sheet. */
export function drawSheet(sheet: SheetView): string {
  const text = (row: number, column: number) => sheet.cells.get(cellKey(row, column))?.text ?? '';
  const rows = filledFrom((index) => text(index, 1));
  const columns = filledFrom((index) => text(1, index));
  const width = Math.max(...rows.map((clue) => clue.length));
  const picture = rows.map((clue, down) => {
    const cells = columns.map((_, along) => (text(down + 2, along + 2) === 'TRUE' ? FILLED : EMPTY));
    return `${clue.padStart(width)} ${cells.join('')}`;
  });
  return [...stacked(columns, width), ...picture].join('\n');
}

/** The verdict of the sheet and what its note says. */
export function verdictOf(sheet: SheetView): string {
  const cell = sheet.cells.get(cellKey(1, 1));
  return [cell?.text, cell?.note].filter(Boolean).join('\n');
}

/** The texts from index 2 on, up to the first blank one. */
function filledFrom(textAt: (index: number) => string): readonly string[] {
  const texts: string[] = [];
  for (let index = 2; textAt(index) !== ''; index++) texts.push(textAt(index));
  return texts;
}

/** Column clues, one number above the other, down to the picture. */
function stacked(clues: readonly string[], indent: number): readonly string[] {
  const numbers = clues.map((clue) => clue.split(/\s+/));
  const height = Math.max(...numbers.map((column) => column.length));
  return Array.from({ length: height }, (_, line) => {
    const cells = numbers.map((column) => (column[line - height + column.length] ?? '').padStart(2));
    return `${' '.repeat(indent)} ${cells.join('')}`;
  });
}
