import { counted, howToBegin, listed, sizeInWords } from '../../src/contract/wording';

test('names are joined, and long lists cut', () => {
  expect(listed([])).toBe('');
  expect(listed(['B2'])).toBe('B2');
  expect(listed(['B2', 'C3'])).toBe('B2 and C3');
  expect(listed(['B2', 'C3', 'D4'])).toBe('B2, C3 and D4');
  expect(listed(Array(12).fill('B2'))).toBe(`${Array(11).fill('B2').join(', ')} and B2`);
  expect(listed(Array(20).fill('B2'))).toBe(`${Array(12).fill('B2').join(', ')} and 8 more`);
});

test('numbers agree with what they count', () => {
  expect([counted(0, 'step'), counted(1, 'step'), counted(31, 'step')]).toEqual(['0 steps', '1 step', '31 steps']);
  expect([counted(1, 'try', 'tries'), counted(1234567, 'try', 'tries')]).toEqual(['1 try', '1,234,567 tries']);
});

test('sizes name the rows first', () => {
  expect(sizeInWords({ rows: 15, columns: 20 })).toBe('15 × 20');
});

test('whoever begins is told where the picture and the clues go', () => {
  expect(howToBegin({ rows: 15, columns: 27 })).toBe(
    'Draw the picture in B2:AB16 with TRUE and FALSE, or type clues into A2:A16 and B1:AB1.',
  );
});
