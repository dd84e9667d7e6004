/** A puzzle that keeps the search busy until it gives up: a long staircase of dominoes, of which line logic decides nothing. */
import type { SheetPuzzle } from '../../src/contract/wire';

const DOMINOES = 13;

/** What the sheet says when somebody has typed these clues. A filled column in front gives line logic its few steps. */
export function hardSheet(): SheetPuzzle {
  const stairs = Array.from({ length: DOMINOES - 1 }, () => ['1', '3 1']).flat();
  const rows = ['3', ...stairs, '1', '1'];
  const columns = rows.map((clue) => [...clue].reverse().join('')).reverse();
  return {
    sheetId: 7,
    sheetName: 'Sheet1',
    source: 'clues',
    rows: rows.map((clue) => `1 ${clue}`),
    columns: [String(rows.length), '', ...columns],
    picture: null,
  };
}
