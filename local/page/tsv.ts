/** Cells as text on the clipboard: tabs between columns, line breaks between rows, quotes where a cell holds either. */

/** Writes cells as Sheets and other spreadsheets read them. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

function quoted(text: string): string {
  return /[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads cells; every row is filled up with blanks to the longest. A text without tabs and line breaks is one cell. */
export function parseTsv(text: string): readonly (readonly string[])[] {
  const rows = rowsOf(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** A cell in quotes, or one without, and the tab, line break or end that follows it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (let match = CELL.exec(text); match !== null; match = CELL.exec(text)) {
    const [, inQuotes, plain = '', end] = match;
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
