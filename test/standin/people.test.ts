/** What passes between the script and the person: questions, menus, the sidebar, dialogs, and locks. */
import type { Answer, Question } from '../../standin';
import { openLocalSheets } from '../../standin/node';
import { resultOf, withScript } from './kit';

/** What a body returns, and what it asked on the way; the questions are answered in order. */
function asking(body: string, ...answers: readonly Answer[]) {
  const questions: Question[] = [];
  const ask = (question: Question) => answers[questions.push(question) - 1] ?? { button: 'CLOSE' as const };
  return { result: resultOf(`const ui = SpreadsheetApp.getUi(); ${body}`, { ask }), questions };
}

describe('A question', () => {
  test('is asked with the words and buttons given, and answered with a button', () => {
    const body = `
      const { YES_NO, OK_CANCEL } = ui.ButtonSet;
      return [ui.alert('Hello'), ui.alert('Sure?', YES_NO), ui.alert('Title', 'Sure?', OK_CANCEL)].map(String);`;
    const { result, questions } = asking(body, { button: 'OK' }, { button: 'NO' }, { button: 'CANCEL' });
    expect(result).toEqual(['OK', 'NO', 'CANCEL']);
    expect(questions).toEqual([
      { kind: 'alert', title: '', message: 'Hello', buttons: ['OK'] },
      { kind: 'alert', title: '', message: 'Sure?', buttons: ['YES', 'NO'] },
      { kind: 'alert', title: 'Title', message: 'Sure?', buttons: ['OK', 'CANCEL'] },
    ]);
  });

  test('may ask for a text', () => {
    const body = `
      const response = ui.prompt('Size', 'How large?', ui.ButtonSet.OK_CANCEL);
      return [response.getSelectedButton() === ui.Button.OK, response.getResponseText()];`;
    expect(asking(body, { button: 'OK', text: '12 x 8' }).result).toEqual([true, '12 x 8']);
  });

  test('can always be closed, but not answered with a button it does not have', () => {
    expect(asking(`return ui.alert('Hello') === ui.Button.CLOSE;`).result).toBe(true);
    expect(() => asking(`ui.alert('Sure?', ui.ButtonSet.YES_NO);`, { button: 'OK' })).toThrow('no button OK');
  });

  test('costs the script its lock', () => {
    const body = `
      const lock = LockService.getDocumentLock();
      const before = lock.tryLock(100) && lock.hasLock();
      ui.alert('Hello');
      return [before, lock.hasLock()];`;
    expect(asking(body, { button: 'OK' }).result).toEqual([true, false]);
  });
});

describe('A menu', () => {
  const code = `
    function onOpen() {
      const ui = SpreadsheetApp.getUi();
      ui.createMenu('Menu').addItem('Old', 'gone').addToUi();
      ui.createMenu('Menu').addItem('Go', 'go').addSeparator().addItem('Nowhere', 'nowhere').addToUi();
    }
    function go() { SpreadsheetApp.getActiveSpreadsheet().toast('Gone', 'Title'); }`;

  test('appears with its entries, in place of one of the same name', () => {
    const sheets = openLocalSheets({ code });
    sheets.open();
    const entries = ['Go', 'separator', 'Nowhere'];
    expect(
      sheets.menus.map(({ name, items }) => [name, items.map((item) => (item === 'separator' ? item : item.caption))]),
    ).toEqual([['Menu', entries]]);
    sheets.open();
    expect(sheets.menus).toHaveLength(1);
  });

  test('calls the global function of an entry', () => {
    const sheets = openLocalSheets({ code });
    sheets.open();
    sheets.chooseMenu('Go');
    expect(sheets.toasts).toEqual([{ title: 'Title', message: 'Gone' }]);
    expect(() => sheets.chooseMenu('Nowhere')).toThrow('Script function not found: nowhere');
    expect(() => sheets.chooseMenu('Old')).toThrow('There is no menu entry Old.');
  });
});

describe('The sidebar', () => {
  const show = `
    const page = HtmlService.createHtmlOutputFromFile(given).setTitle('Title');
    SpreadsheetApp.getUi().showSidebar(page);
    return null;`;

  test('is the last page shown, with its title', () => {
    const sheets = withScript(show, { htmlFiles: { One: '<p>1</p>', Two: '<p>2</p>' } });
    expect(sheets.sidebar).toBeNull();
    sheets.callServer('run', 'One');
    sheets.callServer('run', 'Two');
    expect(sheets.sidebar).toEqual({ title: 'Title', html: '<p>2</p>' });
  });

  test('must not hold what Google would take for a comment in a template literal', () => {
    const sheets = withScript(show, { htmlFiles: { Page: '<script>const link = `https://example.com`;</script>' } });
    expect(() => sheets.callServer('run', 'Page')).toThrow('template literal');
  });
});

describe('A dialog with a page in it', () => {
  const htmlFiles = { Page: '<p>1</p>' };
  const dialogOf = (body: string) => {
    const code = `
      const page = HtmlService.createHtmlOutputFromFile('Page').setTitle('Of the page');
      const ui = SpreadsheetApp.getUi();
      ${body}
      return null;`;
    const sheets = withScript(code, { htmlFiles });
    expect(sheets.dialog).toBeNull();
    sheets.callServer('run');
    return sheets.dialog;
  };
  const shown = { title: 'Large', html: '<p>1</p>', width: 1000, height: 700 };

  test.each([
    ['showModalDialog', true],
    ['showModelessDialog', false],
  ])('has the size of the page and the title that it is shown with by %s', (show, isModal) => {
    expect(dialogOf(`ui.${show}(page.setWidth(1000).setHeight(700), 'Large');`)).toEqual({ ...shown, isModal });
  });

  test('has no size of its own unless the script gives one, and null takes it away again', () => {
    expect(dialogOf(`ui.showModalDialog(page.setWidth(1000).setWidth(null), 'x');`)).toMatchObject({
      width: null,
      height: null,
    });
  });

  test('takes the place of the last one', () => {
    expect(dialogOf(`ui.showModalDialog(page, 'first'); ui.showModelessDialog(page, 'second');`)?.title).toBe('second');
  });

  test('leaves the sidebar alone', () => {
    const body = `
      const ui = SpreadsheetApp.getUi();
      ui.showSidebar(HtmlService.createHtmlOutputFromFile('Page').setTitle('Beside').setWidth(500));
      ui.showModelessDialog(HtmlService.createHtmlOutputFromFile('Page'), 'Over');
      return null;`;
    const sheets = withScript(body, { htmlFiles });
    sheets.callServer('run');
    expect(sheets.sidebar).toEqual({ title: 'Beside', html: '<p>1</p>' });
    expect(sheets.dialog?.title).toBe('Over');
  });

  test.each([
    ['ui.showModalDialog(page);', 'A dialog is shown with a title.'],
    [`ui.showModelessDialog('Page', 'x');`, 'Page is no HtmlOutput.'],
    ['page.setWidth(0);', '0 is no size of a page in pixels.'],
    [`page.setHeight('700px');`, '700px is no size of a page in pixels.'],
    [`ui.showDialog(page);`, 'Ui.showDialog is not in the stand-in for Google Sheets.'],
  ])('is strict: %s', (body, message) => {
    expect(() => dialogOf(body)).toThrow(message);
  });
});

describe('google.script.run', () => {
  function echo(value: unknown): unknown {
    return withScript('return given;').callServer('run', value);
  }

  test.each([[null], [true], ['text'], [[1, [2]]], [{ a: { b: [1] } }]])('lets pass %j', (value) => {
    expect(echo(value)).toEqual(value);
  });

  test('passes copies, without undefined properties and with null for undefined items', () => {
    const value = { a: undefined, b: [undefined, 1] };
    const got = echo(value);
    expect(got).toEqual({ b: [null, 1] });
    expect(got).not.toBe(value);
  });

  test('stops dates, functions and circles in both directions', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    for (const value of [new Date(), () => 1, new Map(), circle]) expect(() => echo(value)).toThrow('cannot pass');
    for (const code of ['new Date()', '() => 1', 'sheet']) {
      expect(() => resultOf(`return { inside: ${code} };`)).toThrow('cannot pass');
    }
  });

  test('throws what the script throws, and knows no private or nested functions', () => {
    const sheets = openLocalSheets({
      code: `function fail() { throw new Error('Oh no'); } function hidden_() {} var app = { inner() {} };`,
    });
    expect(() => sheets.callServer('fail')).toThrow('Oh no');
    for (const name of ['hidden_', 'inner', 'app', 'toString']) {
      expect(() => sheets.callServer(name)).toThrow(`Script function not found: ${name}`);
    }
  });
});

describe('A lock', () => {
  const body = `
    const lock = LockService.getDocumentLock();
    const got = [lock.tryLock(500), lock.hasLock()];
    lock.releaseLock();
    return [...got, lock.hasLock()];`;

  test('is given when it is free, and can be given back', () => {
    expect(resultOf(body)).toEqual([true, true, false]);
  });

  test('is refused while another execution holds it', () => {
    const sheets = withScript(body);
    sheets.setLockHeldElsewhere(true);
    expect(sheets.callServer('run')).toEqual([false, false, false]);
    sheets.setLockHeldElsewhere(false);
    expect(sheets.callServer('run')).toEqual([true, true, false]);
  });

  test('ends with the run that had it', () => {
    const sheets = withScript(
      `const lock = LockService.getDocumentLock(); return [lock.hasLock(), lock.tryLock(500)];`,
    );
    sheets.callServer('run');
    expect(sheets.callServer('run')).toEqual([false, true]);
  });
});
