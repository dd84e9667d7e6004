import type { SheetPuzzle } from '../../src/contract/wire';
import { HEART } from './pictures';
import { openDrawing, openSheet, textsIn } from './sheet';

describe('the sheet replies to the sidebar', () => {
  const sheets = openDrawing(HEART);
  const read = () => sheets.callServer('sidebarReadPuzzle') as { readonly ok: true; readonly value: SheetPuzzle };
  const { sheetId } = read().value;
  const clues = { sheetId, clues: { rows: [[2], [2]], columns: [[2], [2]] } };

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
      value: { size: { rows: 5, columns: 5 }, content: { kind: 'picture', picture: HEART } },
    });
  });

  test('with the clues that were typed, as they stand there', () => {
    const sheet = openSheet(2, 3);
    sheet.paste('A2', [['1, 1'], ['2']]);
    sheet.paste('B1', [['1', '1', '2']]);
    expect(sheet.callServer('sidebarReadPuzzle')).toMatchObject({
      ok: true,
      value: {
        size: { rows: 2, columns: 3 },
        content: { kind: 'clues', rows: ['1, 1', '2'], columns: ['1', '1', '2'] },
      },
    });
  });

  test('with nothing when nothing is there', () => {
    expect(openSheet().callServer('sidebarReadPuzzle')).toMatchObject({
      ok: true,
      value: { size: { rows: 10, columns: 10 }, content: { kind: 'nothing' } },
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
