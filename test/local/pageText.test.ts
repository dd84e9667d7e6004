/** Cells on the clipboard, the history of documents, and answers in shared memory. */
import { array, constantFrom, assert as holds, property, string } from 'fast-check';
import { afterChange, NO_HISTORY, redone, undone } from '../../local/page/history';
import { awaitAnswer, LONGEST_TEXT, leaveAnswer, newMailbox } from '../../local/page/mailbox';
import { formatTsv, parseTsv } from '../../local/page/tsv';

test.each<[string, string, readonly (readonly string[])[]]>([
  ['one value is one cell', 'TRUE', [['TRUE']]],
  ['a list with commas is one cell', 'TRUE,FALSE,TRUE', [['TRUE,FALSE,TRUE']]],
  [
    'tabs part columns and line breaks rows',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'Windows line breaks and a last line break do not matter',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'blank cells keep their place',
    '\tb\n\t',
    [
      ['', 'b'],
      ['', ''],
    ],
  ],
  [
    'short rows are filled up',
    'a\tb\tc\nd',
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  ],
  ['quotes hold line breaks and tabs together', '"1\n2"\t"a\tb"', [['1\n2', 'a\tb']]],
  ['two quotes within quotes are one', '"say ""hello"""\tx', [['say "hello"', 'x']]],
  ['a quote within a text is a quote', '5" wide\tx', [['5" wide', 'x']]],
  ['an unfinished quote is taken as it is', '"abc\tx', [['"abc', 'x']]],
])('pasting: %s', (_, text, cells) => {
  expect(parseTsv(text)).toEqual(cells);
});

test('what was copied is pasted as it was', () => {
  const cell = string({ unit: constantFrom('a', ' ', '"', '\t', '\n', ','), maxLength: 6 });
  const row = array(cell, { minLength: 2, maxLength: 2 });
  holds(
    property(array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      expect(parseTsv(`${formatTsv(rows)}\n`)).toEqual(rows);
    }),
  );
});

test('a change can be undone and redone, and a new change forgets what was undone', () => {
  const changed = afterChange(afterChange(NO_HISTORY, 'one'), 'two');
  const back = undone(changed, 'three');
  expect(back).toEqual({ document: 'two', history: { past: ['one'], future: ['three'] } });
  expect(redone(back?.history ?? NO_HISTORY, 'two')).toEqual({ document: 'three', history: changed });
  expect(afterChange(back?.history ?? NO_HISTORY, 'two').future).toEqual([]);
});

test('without a history there is nothing to undo or redo', () => {
  expect(undone(NO_HISTORY, 'now')).toBeNull();
  expect(redone(NO_HISTORY, 'now')).toBeNull();
});

test('the history remembers the last hundred changes', () => {
  const history = Array.from({ length: 150 }, (_, i) => String(i)).reduce(afterChange, NO_HISTORY);
  expect(history.past).toHaveLength(100);
  expect(history.past.at(-1)).toBe('149');
});

test.each([
  { button: 'CLOSE' } as const,
  { button: 'OK', text: '15 × 15' } as const,
  { button: 'OK', text: '\u0001'.repeat(LONGEST_TEXT) } as const,
])('an answer left in the mailbox is the answer that is found there', (answer) => {
  const mailbox = newMailbox();
  expect(awaitAnswer(mailbox, () => leaveAnswer(mailbox, answer))).toEqual(answer);
});
