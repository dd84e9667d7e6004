/** What may happen to a sheet with a puzzle, as plain data, and random sequences of it. Puzzles are small: 2 to 6 lines each way. */
import { type Random, wholeBetween } from '../random';

/** What is done. Ranges are A1 names on the open sheet. */
export type Act =
  | { readonly does: 'type'; readonly cell: string; readonly text: string }
  | { readonly does: 'paste'; readonly cell: string; readonly texts: readonly (readonly string[])[] }
  | { readonly does: 'clear' | 'toggle'; readonly range: string }
  | { readonly does: 'move'; readonly range: string; readonly cell: string }
  | { readonly does: 'lines'; readonly call: LineCall; readonly first: number; readonly count: number }
  /** Types a list into the tab from which a grid may take its picture. */
  | { readonly does: 'list'; readonly text: string }
  /** Another script writes, of which Sheets tells nothing. */
  | {
      readonly does: 'script';
      readonly tab: 'open' | 'Drawing';
      readonly range: string;
      readonly value: string | boolean;
    }
  | {
      readonly does: 'command';
      readonly caption: string;
      readonly answers: readonly YesNo[];
      readonly size: string | null;
    }
  | { readonly does: 'read' }
  | { readonly does: 'writeClues'; readonly picture: readonly string[]; readonly overwrite: boolean }
  | { readonly does: 'writePicture'; readonly picture: readonly string[]; readonly overwrite: boolean }
  | { readonly does: 'draw'; readonly cells: readonly DrawnCell[]; readonly overwrite: boolean }
  | { readonly does: 'undo'; readonly takesBack: 'all' | 'cells' | 'edit'; readonly fires: boolean }
  | { readonly does: 'note'; readonly text: string }
  | { readonly does: 'duplicate'; readonly metadata: boolean }
  | { readonly does: 'switch' | 'remove' | 'hold' | 'release' | 'open' };

/** A cell of the grid, counted from 0, and what a stroke in the sidebar makes of it. */
export interface DrawnCell {
  readonly row: number;
  readonly column: number;
  readonly filled: boolean;
}

type LineCall = 'insertRows' | 'insertColumns' | 'deleteRows' | 'deleteColumns';
type YesNo = 'YES' | 'NO';

/** What comes between while the add-on works: at the call with this number. */
export type Disturbance =
  | { readonly kind: 'fault'; readonly at: number }
  | { readonly kind: 'other'; readonly at: number; readonly range: string; readonly value: string | boolean }
  | { readonly kind: 'lock' };

export interface Gesture {
  readonly act: Act;
  readonly disturbance: Disturbance | null;
}

/** A random sequence of gestures. */
export function randomHistory(random: Random, length: number): readonly Gesture[] {
  return Array.from({ length }, () => ({ act: randomAct(random), disturbance: randomDisturbance(random) }));
}

type Choices<T> = readonly (readonly [weight: number, make: (random: Random) => T])[];

function pick<T>(random: Random, choices: Choices<T>): T {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [weight, make] of choices) {
    left -= weight;
    if (left < 0) return make(random);
  }
  throw new Error('There is nothing to choose from.');
}

function oneOf<const T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[wholeBetween(random, 0, items.length - 1)] ?? items[0];
}

const ACTS: Choices<Act> = [
  [26, (random) => ({ does: 'type', cell: randomCell(random), text: randomText(random) })],
  [6, (random) => ({ does: 'type', cell: gridCell(random), text: oneOf(random, ['TRUE', 'FALSE']) })],
  [
    8,
    (random) => ({ does: 'paste', cell: oneOf(random, ['B2', 'B2', 'B2', 'A1', 'C3']), texts: pictureTexts(random) }),
  ],
  [4, (random) => ({ does: 'paste', cell: 'A2', texts: randomClues(random).map((clue) => [clue]) })],
  [4, (random) => ({ does: 'paste', cell: 'B1', texts: [randomClues(random)] })],
  [7, (random) => ({ does: 'clear', range: randomRange(random) })],
  [3, () => ({ does: 'toggle', range: 'B2:C3' })],
  [5, (random) => ({ does: 'move', range: randomRange(random), cell: randomCell(random) })],
  [7, randomLines],
  [4, (random) => ({ does: 'list', text: randomList(random) })],
  [7, randomScript],
  [12, randomCommand],
  [4, () => ({ does: 'read' })],
  [3, (random) => ({ does: 'writeClues', picture: randomPicture(random), overwrite: random() < 0.5 })],
  [3, (random) => ({ does: 'writePicture', picture: randomPicture(random), overwrite: random() < 0.5 })],
  [6, (random) => ({ does: 'draw', cells: randomStroke(random), overwrite: random() < 0.4 })],
  [6, (random) => ({ does: 'undo', takesBack: oneOf(random, ['all', 'cells', 'edit']), fires: random() < 0.6 })],
  [1, () => ({ does: 'note', text: 'Remember this.' })],
  [2, (random) => ({ does: 'duplicate', metadata: random() < 0.5 })],
  [3, (random) => ({ does: oneOf(random, ['switch', 'remove', 'hold', 'release', 'open']) })],
];

function randomAct(random: Random): Act {
  return pick(random, ACTS);
}

function randomDisturbance(random: Random): Disturbance | null {
  const chance = random();
  if (chance < 0.04) return { kind: 'fault', at: wholeBetween(random, 0, 45) };
  if (chance < 0.08) {
    const [range, value] = [randomCell(random), oneOf<string | boolean>(random, [true, false, '1', 'x'])] as const;
    return { kind: 'other', at: wholeBetween(random, 0, 45), range, value };
  }
  return chance < 0.1 ? { kind: 'lock' } : null;
}

const COLUMNS = ['B', 'C', 'D', 'E', 'F', 'G'] as const;

function gridCell(random: Random): string {
  return `${oneOf(random, COLUMNS)}${wholeBetween(random, 2, 6)}`;
}

function randomCell(random: Random): string {
  return pick(random, [
    [5, gridCell],
    [2, () => `A${wholeBetween(random, 2, 6)}`],
    [2, () => `${oneOf(random, COLUMNS)}1`],
    [1, () => 'A1'],
    [1, () => oneOf(random, ['H3', 'I9', 'J2', 'B9'])],
  ]);
}

function randomText(random: Random): string {
  return oneOf(random, [
    'TRUE',
    'TRUE',
    'TRUE',
    'FALSE',
    '1',
    '0',
    '2',
    '1 1',
    ' true ',
    'x',
    'My title',
    '',
    '=TRUE',
    '=1/0',
    '=1+1',
    '=WRAPROWS(SPLIT(Drawing!A1, ","), 4)',
    '=B3',
    'Unique Solution! This puzzle has exactly one valid arrangement.',
  ]);
}

function randomRange(random: Random): string {
  return oneOf(random, ['A1', 'B2:E5', 'A1:L12', 'B2:C3', 'A2:A5', 'B1:E1', 'A1:E5', 'B2', 'A3', 'C1']);
}

function randomLines(random: Random): Act {
  const call = oneOf(random, ['insertRows', 'insertColumns', 'deleteRows', 'deleteColumns']);
  return { does: 'lines', call, first: wholeBetween(random, 1, 7), count: oneOf(random, [1, 1, 2]) };
}

function randomPicture(random: Random): readonly string[] {
  const [rows, columns] = [randomLength(random), randomLength(random)];
  const density = 0.2 + 0.6 * random();
  return Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random() < density ? '#' : '.')).join(''),
  );
}

/** Some cells of a row, in the first four columns. */
function randomStroke(random: Random): readonly DrawnCell[] {
  const [row, first, filled] = [wholeBetween(random, 0, 3), wholeBetween(random, 0, 3), random() < 0.7];
  const last = wholeBetween(random, first, 3);
  return Array.from({ length: last - first + 1 }, (_, index) => ({ row, column: first + index, filled }));
}

/** Mostly that of the puzzles on the stage. */
function randomLength(random: Random): number {
  return random() < 0.6 ? 4 : wholeBetween(random, 2, 6);
}

function pictureTexts(random: Random): readonly (readonly string[])[] {
  return randomPicture(random).map((row) => Array.from(row, (cell) => (cell === '#' ? 'TRUE' : 'FALSE')));
}

function randomClues(random: Random): readonly string[] {
  return Array.from({ length: 4 }, () => oneOf(random, ['1', '2', '1 1', '0', '4', '3', '']));
}

function randomList(random: Random): string {
  const count = oneOf(random, [16, 16, 16, 15, 12, 20]);
  return Array.from({ length: count }, () => (random() < 0.5 ? 'TRUE' : 'FALSE')).join(',');
}

function randomScript(random: Random): Act {
  if (random() < 0.3) return { does: 'script', tab: 'Drawing', range: 'A1', value: randomList(random) };
  const value = oneOf(random, [true, true, false, '1', 'x', '', '=TRUE']);
  const range = random() < 0.2 ? randomRange(random) : randomCell(random);
  return { does: 'script', tab: 'open', range, value };
}

function randomCommand(random: Random): Act {
  const caption = oneOf(random, [
    'Set up sheet',
    'Write clues',
    'Check puzzle',
    'Check puzzle',
    'Change size…',
    'Freeze the picture',
  ]);
  const answers = Array.from({ length: 4 }, () => oneOf(random, ['YES', 'NO']));
  const size = oneOf(random, [null, '4', '3 x 5', '5', '2 x 6', 'x', '4 x 4']);
  return { does: 'command', caption, answers, size };
}
