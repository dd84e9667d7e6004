/** The script runs in a context of its own, which nothing of this one reaches. */
import { globalsOf, openLocalSheets } from '../../standin/node';
import { resultOf } from './kit';

describe('The script runs in a context of its own', () => {
  test.each([
    'process',
    'require',
    'setTimeout',
    'fetch',
    'URL',
    'TextEncoder',
    'structuredClone',
    'performance',
    'crypto',
    'window',
  ])('without %s', (name) => {
    expect(resultOf(`return typeof ${name};`)).toBe('undefined');
  });

  test('in which dates, arrays, objects and errors of the services are its own', () => {
    const body = `
      const range = sheet.getRange('A1:A2').setValues([[new Date(2024, 0, 2)], [1]]);
      const date = range.getValue();
      let error;
      try { range.setValues([[1]]); } catch (thrown) { error = thrown; }
      return [date instanceof Date, range.getValues() instanceof Array, error instanceof Error];`;
    expect(resultOf(body)).toEqual([true, true, true]);
  });

  test('in which an event is an object of its own', () => {
    const code = `function onEdit(event) { event.source.toast(String(event instanceof Object)); }`;
    const sheets = openLocalSheets({ code });
    sheets.type('A1', 'x');
    expect(sheets.toasts.map(({ message }) => message)).toEqual(['true']);
  });

  test('in which values of the services are copies', () => {
    const body = `
      const values = sheet.getRange('A1:B1').setValue(1).getValues();
      values[0][0] = 2;
      return sheet.getRange('A1').getValue();`;
    expect(resultOf(body)).toBe(1);
  });

  test('in which enumerations can be compared, and service objects keep their identity', () => {
    const body = `
      const { BorderStyle } = SpreadsheetApp;
      const range = sheet.getRange('A1');
      return [BorderStyle.SOLID === SpreadsheetApp.BorderStyle.SOLID, BorderStyle.SOLID === BorderStyle.SOLID_MEDIUM,
        String(BorderStyle.SOLID), JSON.stringify({ style: BorderStyle.SOLID }), range.setValue(1) === range];`;
    expect(resultOf(body)).toEqual([true, false, 'SOLID', '{"style":"SOLID"}', true]);
  });

  test('that begins anew each time: neither its variables nor what it left in the global scope last', () => {
    const code = `
      var count = 0;
      function leave() { count += 1; left = count; return [count, left]; }
      function look() { return [count, typeof left]; }`;
    const sheets = openLocalSheets({ code });
    for (const _ of ['first', 'second', 'third']) {
      expect(sheets.callServer('leave')).toEqual([1, 1]);
      expect(sheets.callServer('look')).toEqual([0, 'undefined']);
    }
  });

  test('whose errors arrive with their message and the place in the script', () => {
    const sheets = openLocalSheets({ code: `function fail() { null.x; }` });
    const thrown = [() => sheets.callServer('fail')].map((act) => {
      try {
        return act();
      } catch (error) {
        return error;
      }
    })[0];
    expect(thrown).toBeInstanceOf(Error);
    expect(String(thrown)).toContain('TypeError');
    expect(thrown instanceof Error && thrown.stack).toContain('Code.js:1');
  });
});

describe('The names that a script leaves in the global scope', () => {
  test('are found without running it in a spreadsheet', () => {
    expect(globalsOf(`var app_ = (() => ({}))(); function onOpen() {} const hidden = 1;`)).toEqual(['onOpen', 'app_']);
  });

  test('cannot be found when it calls a service while it loads', () => {
    expect(() => globalsOf(`SpreadsheetApp.getUi();`)).toThrow('SpreadsheetApp is not defined');
  });
});

describe('A built add-on', () => {
  test('is read from its folder, pages included', () => {
    const sheets = openLocalSheets();
    sheets.open();
    expect(sheets.menus.map((menu) => menu.name)).toEqual(['Nonogram']);
    expect(sheets.loadCalls).toEqual([]);
  });
});
