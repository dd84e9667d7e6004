import fc from 'fast-check';
import { gridOf, isPictureText, pictureText } from '../../src/contract/pictureText';

test('pictures are read back from their text', () => {
  const picture = fc
    .integer({ min: 1, max: 30 })
    .chain((width) => fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), { minLength: 1 }));
  fc.assert(
    fc.property(picture, (grid) => {
      expect(isPictureText(pictureText(grid))).toBe(true);
      expect(gridOf(pictureText(grid))).toEqual(grid);
    }),
  );
});

test.each([[['#', '##']], [['x']], [['#.', '# ']], [['']], [['#', '']]])('%j is no picture', (rows) => {
  expect(isPictureText(rows)).toBe(false);
});
