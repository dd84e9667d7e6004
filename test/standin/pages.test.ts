/** Pages that a script makes of a file, or of a text. */
import { resultOf, withScript } from './kit';

const FILE = '<!DOCTYPE html><html><body><?= 1 ?><script>const text = "</p>";</script></body></html>';

describe('A page', () => {
  test('is made of a file that was read as it is, scriptlets and all, with something put into it', () => {
    const sheets = withScript(
      `
      const html = HtmlService.createTemplateFromFile('Page').getRawContent();
      const page = HtmlService.createHtmlOutput(html.replace('<html>', '<html lang="en">')).setTitle('Title');
      SpreadsheetApp.getUi().showSidebar(page);
      return html;`,
      { htmlFiles: { Page: FILE } },
    );
    expect(sheets.callServer('run')).toBe(FILE);
    expect(sheets.sidebar).toEqual({ title: 'Title', html: FILE.replace('<html>', '<html lang="en">') });
  });

  test.each([
    ['HtmlService.createHtmlOutput()', 'A page is made from a text.'],
    ['HtmlService.createHtmlOutput(7)', 'A page is made from a text.'],
    ['HtmlService.createTemplateFromFile("Page").evaluate()', 'HtmlTemplate.evaluate is not in the stand-in'],
    ['HtmlService.createHtmlOutput("<script>const link = `https://example.com`;</script>")', 'template literal'],
  ])('is refused at %s', (code, message) => {
    expect(() => resultOf(`${code}; return null;`, { htmlFiles: { Page: FILE } })).toThrow(message);
  });
});
