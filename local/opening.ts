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

/** Opens a new document in Node, with its three sheets, the first of them in front. */
export function makeOpening(): LocalSheets {
  const sheets = openLocalSheets({
    ask: ({ kind }) => (kind === 'prompt' ? { button: 'OK', text: '15 x 15' } : { button: 'NO' }),
  });
  sheets.open();
  const [unnamed = ''] = sheets.sheetNames;
  addJellyfish(sheets);
  addBlank(sheets);
  addFish(sheets);
  sheets.deleteSheet(unnamed);
  sheets.activateSheet('Jellyfish');
  return sheets;
}

/**
 * An AI's answer, pasted as one list and laid out by a formula. The list is selected, so that the first key a newcomer
 * presses leaves the formula alone.
 */
function addJellyfish(sheets: LocalSheets): void {
  sheets.addSheet('Jellyfish');
  sheets.paste('O1', [[truths(JELLYFISH).flat().join(',')]]);
  sheets.type('B2', '=WRAPROWS(SPLIT(O1, ","), 10)');
  sheets.chooseMenu('Set up sheet');
  sheets.chooseMenu('Check puzzle');
  sheets.select('O1');
}

/** The add-on itself says in A1 how to begin. */
function addBlank(sheets: LocalSheets): void {
  sheets.addSheet('New puzzle');
  sheets.chooseMenu('Check puzzle');
  sheets.select('B2');
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
