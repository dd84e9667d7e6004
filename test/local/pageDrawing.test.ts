/** Drawing a puzzle in the page that `npm start` serves, in a real browser, by keyboard and mouse. */
import { pressFast } from './pageProbes';
import { describePage } from './pageUnderTest';

const UNIQUE = /^Unique Solution! This puzzle has exactly one valid arrangement\./;

const JELLYFISH = [
  '...####...',
  '..######..',
  '.########.',
  '.##.##.##.',
  '##########',
  '##########',
  '.#.#..#.#.',
  '.#.##.##.#',
  '#...#..#.#',
  '#..#...#..',
];

describePage('drawing in the page of npm start', (user) => {
  test('the first key that a newcomer presses fills a cell of the picture, and nothing else of it changes', async () => {
    expect(await user.page.getByLabel('Name box').inputValue()).toBe('B2');
    await user.press(' ');
    await user.pictures('B2', ['#..####...', ...JELLYFISH.slice(1)]);
    await user.shows('A2', '1 4');
    await user.press('Control+z', 'ArrowRight', 'ArrowDown', 't', 'r', 'u', 'e', 'Enter');
    await user.pictures('B2', ['...####...', '.#######..', ...JELLYFISH.slice(2)]);
    await user.shows('A3', '7');
  });

  test('a picture is drawn by keyboard, and clues and verdict follow', async () => {
    await user.openSheet('New puzzle');
    await user.choose('Set up sheet');
    await user.answer('No');
    await user.says(/B2:K11/);
    await user.goTo('D3');
    await user.press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', ' ');
    await user.pictures('C2', ['     ', ' ### ', ' ### ']);
    await user.shows('A3', '3');
    await user.shows('E1', '2');
    await user.shows('A1', UNIQUE);
    await user.goTo('E3');
    await user.press(' ', 'ArrowDown', ' ', ' ', 'ArrowDown', 't', 'r', 'u', 'e', 'Enter');
    await user.pictures('C2', ['     ', ' #.# ', ' ### ', '  #  ']);
    await user.shows('A3', '1 1');
    await user.shows('E1', '2');
  });

  test('of twenty fast keys none is lost, and clues and undo follow as if they were slow', async () => {
    await user.openSheet('New puzzle');
    await user.choose('Set up sheet');
    await user.answer('No');
    await user.settled();
    await user.goTo('B4');
    await user.page.evaluate(
      pressFast,
      [...Array(10).fill([' ', 'ArrowRight']), ['ArrowDown'], ...Array(10).fill(['ArrowLeft', ' '])].flat(),
    );
    await user.pictures('B4', ['##########', '##########']);
    await user.shows('A4', '10');
    await user.shows('A5', '10');
    await user.press('Control+z', 'Control+z');
    await user.pictures('B4', ['##########', '  ########']);
    await user.shows('A5', '8');
  });

  test('checkboxes are ticked by mouse and by space, and the clues follow each time', async () => {
    await user.openSheet('New puzzle');
    await user.choose('Set up sheet');
    await user.answer('Yes');
    await user.says(/B2:K11/);
    await user.cell('C4').getByRole('checkbox').click();
    await user.shows('A4', '1');
    await user.goTo('D4:E4');
    await user.press(' ');
    await user.shows('A4', '3');
    await user.press(' ');
    await user.shows('A4', '1');
  });
});
