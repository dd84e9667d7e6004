/** What each authorisation mode allows and forbids. */
import type { LocalSheets } from '../../standin';
import { openLocalSheets } from '../../standin/node';

/** A spreadsheet in which the body runs as server function, menu entry Go, onEdit, and as onOpen in the mode NONE. */
function everywhere(body: string): LocalSheets {
  return openLocalSheets({
    code: `
      function go() { ${body} }
      function onEdit() { go(); }
      function onOpen(event) {
        SpreadsheetApp.getUi().createMenu('Test').addItem('Go', 'go').addToUi();
        if (event.authMode === ScriptApp.AuthMode.NONE) go();
      }`,
    htmlFiles: { Page: '<p>Hello</p>' },
  });
}

const MENU = `SpreadsheetApp.getUi().createMenu('More').addItem('Go', 'go').addSeparator().addToUi();`;
const READ = `SpreadsheetApp.getActiveSheet().getRange('A1').getValue();`;
const TOAST = `SpreadsheetApp.getActiveSpreadsheet().toast('Done');`;
const LOCK = `LockService.getDocumentLock().tryLock(1);`;
const ALERT = `SpreadsheetApp.getUi().alert('Hello');`;
const SIDEBAR = `SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutputFromFile('Page'));`;
const DIALOG = `SpreadsheetApp.getUi().showModelessDialog(HtmlService.createHtmlOutputFromFile('Page'), 'Title');`;

describe('Before the add-on was ever used in the document (NONE)', () => {
  test('only menus can be made', () => {
    const sheets = everywhere(MENU);
    sheets.open('NONE');
    expect(sheets.menus.map((menu) => menu.name)).toEqual(['Test', 'More']);
  });

  test.each([READ, TOAST, LOCK, ALERT, SIDEBAR, DIALOG])('this is forbidden: %s', (body) => {
    expect(() => everywhere(body).open('NONE')).toThrow('You do not have permission to call');
  });

  test('loading the script is under the same rule', () => {
    const sheets = openLocalSheets({ code: `${READ} function onOpen() {}` });
    expect(() => sheets.open('NONE')).toThrow('permission');
  });
});

describe('In onEdit (LIMITED)', () => {
  test.each([MENU, READ, TOAST, LOCK])('this is allowed: %s', (body) => {
    expect(() => everywhere(body).type('A1', 'x')).not.toThrow();
  });

  test.each([ALERT, SIDEBAR, DIALOG])('this is forbidden: %s', (body) => {
    expect(() => everywhere(body).type('A1', 'x')).toThrow('You do not have permission to call Ui.');
  });
});

describe('From the menu, the sidebar and onInstall (FULL)', () => {
  test.each([MENU, READ, TOAST, LOCK, ALERT, SIDEBAR, DIALOG])('all is allowed: %s', (body) => {
    const sheets = everywhere(body);
    sheets.open();
    sheets.chooseMenu('Go');
    expect(() => sheets.callServer('go')).not.toThrow();
  });

  test('onInstall learns that it has all rights', () => {
    let asked = '';
    const sheets = openLocalSheets({
      code: `function onInstall(e) { SpreadsheetApp.getUi().alert(String(e.authMode)); }`,
      ask: ({ message }) => {
        asked = message;
        return { button: 'OK' };
      },
    });
    sheets.install();
    expect(asked).toBe('FULL');
  });
});
