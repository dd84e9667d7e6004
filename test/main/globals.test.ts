import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { draw, JELLYFISH, openSetUp, openStage } from '../sheet/stage';

const CALLABLE = [
  'onOpen',
  'onInstall',
  'onEdit',
  'setUpSheet',
  'writeClues',
  'checkPuzzle',
  'drawPuzzle',
  'improvePuzzle',
  'showSolvingSteps',
  'openDesigns',
  'sharePuzzle',
  'changeSize',
  'freezePicture',
  'sidebarReadPuzzle',
  'sidebarFollow',
  'sidebarDraw',
  'sidebarWriteClues',
  'sidebarWritePicture',
  'sidebarShowLine',
  'sidebarShowCell',
  'sidebarOpenLarge',
  'NONOGRAM_ROWS',
  'NONOGRAM_COLUMNS',
];

const ITEMS = [
  { caption: 'Set up sheet', functionName: 'setUpSheet' },
  { caption: 'Write clues', functionName: 'writeClues' },
  { caption: 'Check puzzle', functionName: 'checkPuzzle' },
  'separator',
  { caption: 'Draw in the sidebar', functionName: 'drawPuzzle' },
  { caption: 'Improve puzzle', functionName: 'improvePuzzle' },
  { caption: 'Show solving steps', functionName: 'showSolvingSteps' },
  { caption: 'Designs…', functionName: 'openDesigns' },
  { caption: 'Share…', functionName: 'sharePuzzle' },
  'separator',
  { caption: 'Change size…', functionName: 'changeSize' },
  { caption: 'Freeze the picture', functionName: 'freezePicture' },
];

const code = readFileSync('dist/Code.js', 'utf8');

describe('the built script', () => {
  test('leaves the intended functions behind, and one private name', () => {
    const context: Record<string, unknown> = {};
    runInNewContext(code, context);
    const names = Object.keys(context);
    expect(names.filter((name) => typeof context[name] === 'function').sort()).toEqual([...CALLABLE].sort());
    expect(names.filter((name) => !CALLABLE.includes(name))).toEqual([expect.stringMatching(/_$/)]);
  });

  test('calls no service while it loads: it loads where there is none', () => {
    const { sheets } = openStage();
    sheets.callServer('sidebarReadPuzzle');
    expect(sheets.loadCalls).toEqual([]);
    expect(() => runInNewContext(code, {})).not.toThrow();
  });

  test.each(['NONOGRAM_ROWS', 'NONOGRAM_COLUMNS'])('describes %s to those who type it into a cell', (name) => {
    const [, comment = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*function ${name}\\(`).exec(code) ?? [];
    for (const tag of ['@customfunction', '@param', '@return']) expect(comment).toContain(tag);
  });
});

describe('the menu', () => {
  test('appears in the authorisation mode NONE, and nothing else is touched', () => {
    const { sheets } = openStage();
    sheets.open('NONE');
    expect(sheets.menus).toEqual([{ name: 'Nonogram', items: ITEMS }]);
    const services = new Set(sheets.calls.map(({ name }) => name.split('.')[0]));
    expect([...services].sort()).toEqual(['Menu', 'SpreadsheetApp', 'Ui']);
  });

  test('appears in the authorisation mode LIMITED before anything else is looked at, and nothing is written', () => {
    const { sheets } = openStage();
    sheets.open('LIMITED');
    expect(sheets.menus).toEqual([{ name: 'Nonogram', items: ITEMS }]);
    const names = sheets.calls.map(({ name }) => name);
    expect(names.indexOf('Menu.addToUi')).toBeLessThan(names.indexOf('DeveloperMetadataFinder.find'));
    expect(names.filter((name) => /\.(set|insert|add(?!Item|Separator|ToUi))/.test(name))).toEqual([]);
  });

  test('appears right after the installation', () => {
    const { sheets } = openStage();
    sheets.open('NONE');
    const before = sheets.calls.map(({ name }) => name);
    sheets.callServer('onInstall');
    expect(sheets.calls.map(({ name }) => name)).toEqual(before);
  });

  test.each([
    ['Draw in the sidebar', 'draw'],
    ['Improve puzzle', 'improve'],
    ['Show solving steps', 'steps'],
    ['Designs…', 'designs'],
    ['Share…', 'share'],
  ])('shows the sidebar by %s at the view %s', (caption, view) => {
    const { sheets } = openStage();
    sheets.chooseMenu(caption);
    expect(sheets.sidebar?.title).toBe('Nonogram');
    expect(sheets.sidebar?.html).toContain(`<html lang="en" data-view="${view}">`);
    expect(sheets.sidebar?.html).toMatch(/<!doctype html>/i);
  });
});

describe('what crosses to the sidebar', () => {
  test.each([
    ['sidebarReadPuzzle', null],
    ['sidebarReadPuzzle', ['x']],
    ['sidebarWriteClues', { sheetId: 0, clues: { rows: [[1], []], columns: [[1], []] }, overwrite: true }],
    ['sidebarWriteClues', { sheetId: 0, clues: { rows: [[1], []], columns: [[1], []] }, overwrite: false }],
    ['sidebarWritePicture', { sheetId: 0, picture: JELLYFISH, overwrite: true }],
    ['sidebarWritePicture', { sheetId: 0, picture: ['##', '..'], overwrite: false }],
    ['sidebarShowLine', { sheetId: 0, kind: 'column', index: 3 }],
    ['sidebarShowLine', { sheetId: 7, kind: 'column', index: 3 }],
  ])('%s answers plain JSON to %j', (name, request) => {
    const { sheets } = openSetUp();
    draw(sheets, JELLYFISH);
    const reply = sheets.callServer(name, ...(request === null ? [] : [request]));
    expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
    expect(reply).toHaveProperty('ok');
  });
});
