import type { SheetPuzzle } from '../../src/contract/wire';
import { HEART } from './pictures';
import { openDrawing, openSheet, textsIn } from './sheet';

describe('the sheet answers the sidebar', () => {
  const sheets = openDrawing(HEART);
  const read = () => sheets.callServer('sidebarReadPuzzle') as { readonly ok: true; readonly value: SheetPuzzle };
  const { sheetId } = read().value;
  const clues = { sheetId, rows: ['2', '2'], columns: ['2', '2'] };

  test.each<[string, readonly unknown[]]>([
    ['sidebarReadPuzzle', []],
    ['sidebarShowLine', [{ sheetId, kind: 'row', index: 1 }]],
    ['sidebarShowLine', [{ sheetId, kind: 'row', index: 99 }]],
    ['sidebarWriteClues', [{ ...clues, overwrite: false }]],
    ['sidebarWriteClues', [{ ...clues, sheetId: -1, overwrite: true }]],
    ['sidebarWriteClues', [{ ...clues, overwrite: true }]],
    ['sidebarWritePicture', [{ sheetId, picture: ['##', '##'], overwrite: false }]],
    ['sidebarWritePicture', [{ sheetId, picture: ['.#', '##'], overwrite: true }]],
  ])('%s%j in plain JSON', (name, args) => {
    const reply = sheets.callServer(name, ...args);
    expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
    expect(reply).toHaveProperty('ok');
  });

  test('with the puzzle that was drawn', () => {
    const drawn = openDrawing(HEART).callServer('sidebarReadPuzzle');
    expect(drawn).toMatchObject({
      ok: true,
      value: {
        source: 'picture',
        rows: ['1 1', '5', '5', '3', '1'],
        columns: ['2', '4', '4', '4', '2'],
        picture: HEART,
      },
    });
  });

  test('with nothing when nothing is there', () => {
    const lines = Array(10).fill('');
    expect(openSheet().callServer('sidebarReadPuzzle')).toMatchObject({
      ok: true,
      value: { source: 'nothing', rows: lines, columns: lines, picture: null },
    });
  });

  test('by selecting a line', () => {
    const sheet = openDrawing(HEART);
    const { value } = sheet.callServer('sidebarReadPuzzle') as { readonly value: SheetPuzzle };
    sheet.callServer('sidebarShowLine', { sheetId: value.sheetId, kind: 'column', index: 2 });
    expect(sheet.view().selection).toBe('D2:D6');
    expect(textsIn(sheet, 'B2:C2')).toEqual([['false', 'true']]);
  });
});
