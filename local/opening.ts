/** The document that the page opens with, made as a person makes it: by typing, and by the add-on's own menu. */
import type { LocalSheets } from '../standin';
import { openLocalSheets } from '../standin/node';

const JELLYFISH = [
  '...####...',
  '..######..',
  '.########.',
  '.##.##.##.',
  '##########',
  '##########',
  '.#.#..#.#.',
  '.#.##.##.#',
  '#...#..#.#',
  '#..#...#..',
];

/** The two bubbles at the top left can change places, so the clues have two solutions. */
const FISH = [
  '.#.............',
  '..#..####......',
  '...########..#.',
  '..#########.##.',
  '.###.#########.',
  '.####.########.',
  '.#########.###.',
  '..########..##.',
  '...######....#.',
  '.....##........',
  '...............',
  '.#..........#..',
  '..#...#....#.#.',
  '#.##.##.#.##.##',
  '###############',
];

/** Opens a new document in Node, with its four sheets, the first of them in front. */
export function makeOpening(): LocalSheets {
  const sheets = openLocalSheets({
    ask: ({ kind }) => (kind === 'prompt' ? { button: 'OK', text: '15 x 15' } : { button: 'NO' }),
  });
  sheets.open();
  const [unnamed = ''] = sheets.sheetNames;
  addJellyfish(sheets);
  addBlank(sheets);
  addFish(sheets);
  addAnswer(sheets);
  sheets.deleteSheet(unnamed);
  sheets.activateSheet('Jellyfish');
  return sheets;
}

/** Drawn, not laid out by a formula: whatever a newcomer presses first changes a cell and no more. */
function addJellyfish(sheets: LocalSheets): void {
  sheets.addSheet('Jellyfish');
  sheets.chooseMenu('Set up sheet');
  sheets.paste('B2', truths(JELLYFISH));
  sheets.select('C3');
}

/** The add-on itself says in A1 how to begin. */
function addBlank(sheets: LocalSheets): void {
  sheets.addSheet('New puzzle');
  sheets.chooseMenu('Check puzzle');
  sheets.select('B2');
}

/** An AI's answer, pasted as one list and laid out by a formula. */
function addAnswer(sheets: LocalSheets): void {
  sheets.addSheet('AI design');
  sheets.services.SpreadsheetApp.getActiveSheet().getRange('O1').setWrap(true);
  sheets.paste('O1', [[truths(JELLYFISH).flat().join(',')]]);
  sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
  sheets.chooseMenu('Set up sheet');
  sheets.select('O1');
}

function addFish(sheets: LocalSheets): void {
  sheets.addSheet('Not unique');
  sheets.chooseMenu('Set up sheet');
  sheets.chooseMenu('Change size…');
  sheets.paste('B2', truths(FISH));
  sheets.chooseMenu('Check puzzle');
  sheets.select('C2');
}

function truths(picture: readonly string[]): string[][] {
  return picture.map((row) => [...row].map((cell) => (cell === '#' ? 'TRUE' : 'FALSE')));
}
