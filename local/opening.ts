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

const BOAT = [
  '....#.....',
  '....##....',
  '....###...',
  '.##.####..',
  '.##.#####.',
  '....#.....',
  '##########',
  '.########.',
  '..######..',
  '#..#..#..#',
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
  addBoat(sheets);
  addFish(sheets);
  sheets.deleteSheet(unnamed);
  sheets.activateSheet('Jellyfish');
  return sheets;
}

/** A drawn picture: the first key that a newcomer presses changes one cell of it, and clues and verdict follow. */
function addJellyfish(sheets: LocalSheets): void {
  sheets.addSheet('Jellyfish');
  sheets.chooseMenu('Set up sheet');
  sheets.paste('B2', truths(JELLYFISH));
  sheets.chooseMenu('Check puzzle');
  sheets.select('B2');
}

/** The add-on itself says in A1 how to begin. */
function addBlank(sheets: LocalSheets): void {
  sheets.addSheet('New puzzle');
  sheets.chooseMenu('Check puzzle');
  sheets.select('B2');
}

/**
 * An AI's answer, pasted as one list and laid out by a formula. The selected cell is outside of both, so that no key hits
 * them unmeant, and the list stays within its cell.
 */
function addBoat(sheets: LocalSheets): void {
  sheets.addSheet('From an AI');
  sheets.paste('O1', [[truths(BOAT).flat().join(',')]]);
  sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
  sheets.chooseMenu('Set up sheet');
  sheets.chooseMenu('Check puzzle');
  const list = sheets.services.SpreadsheetApp.getActiveSheet().getRange('O1');
  list.setWrap(true).setNote('The answer of an AI, pasted. The formula in B2 lays it out.');
  sheets.select('B13');
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
