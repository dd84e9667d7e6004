/** The sheets with which histories begin, each with a rule of the person's own and a second tab. */
import { type Desk, type Kept, keep, putBack } from './desk';
import type { Act } from './gestures';
import { playOn } from './run';

const PICTURE = ['##..', '.#.#', '.###', '#...'] as const;

function setUp(size: string): readonly Act[] {
  const answers = ['NO', 'NO'] as const;
  return [
    { does: 'command', caption: 'Set up sheet', answers, size: null },
    { does: 'command', caption: 'Change size…', answers, size },
  ];
}

function draw(picture: readonly string[]): Act {
  return { does: 'paste', cell: 'B2', texts: picture.map(wordsOf) };
}

function wordsOf(cells: string): readonly string[] {
  return Array.from(cells, (cell) => (cell === '#' ? 'TRUE' : 'FALSE'));
}

const OPENINGS: readonly (readonly Act[])[] = [
  [],
  setUp('4 x 4'),
  [...setUp('4 x 4'), draw(PICTURE)],
  [...setUp('4 x 4'), { does: 'type', cell: 'B2', text: '=WRAPROWS(SPLIT(Drawing!A1, ","), 4)' }],
  [
    ...setUp('4 x 4'),
    { does: 'paste', cell: 'A2', texts: [['1'], ['2'], ['1 1'], ['1']] },
    { does: 'paste', cell: 'B1', texts: [['1', '2', '1', '2']] },
  ],
  [draw(PICTURE), { does: 'type', cell: 'A1', text: 'My title' }],
  [...setUp('3 x 5'), draw(['#.#.#', '###..', '..###'])],
  [
    ...setUp('4 x 4'),
    { does: 'lines', call: 'deleteRows', first: 6, count: 7 },
    { does: 'lines', call: 'deleteColumns', first: 6, count: 7 },
    draw(PICTURE),
  ],
];

export function openingsOn(desk: Desk): readonly Kept[] {
  addOtherTab(desk);
  const blank = keep(desk);
  return OPENINGS.map((acts) => {
    putBack(desk, blank);
    const complaints = playOn(
      desk,
      acts.map((act) => ({ act, disturbance: null })),
    );
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return keep(desk);
  });
}

function addOtherTab({ sheets }: Desk): void {
  sheets.addSheet('Drawing', { rows: 3, columns: 3 });
  sheets.type('A1', PICTURE.flatMap(wordsOf).join());
  sheets.activateSheet('Sheet1');
  const { SpreadsheetApp } = sheets.services;
  const sheet = SpreadsheetApp.getActiveSheet();
  const rule = SpreadsheetApp.newConditionalFormatRule().whenNumberGreaterThan(90).setBold(true);
  sheet.setConditionalFormatRules([rule.setRanges([sheet.getRange('A1:L12')]).build()]);
}
