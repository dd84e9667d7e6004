import { broken, describeSidebar, press, see, seeResult, until } from './page';
import { draw, openDrawing, textsIn } from './sheet';

describeSidebar('Improving a picture in the sidebar', (open) => {
  test('says why a picture is not unique, and takes it from red to green by one click, which can be taken back', async () => {
    const sheets = openDrawing(['#.....', '.#....', '..####', '.####.', '..####']);
    const stage = await open.beside(sheets, { view: 'improve' });
    await seeResult(stage, 'More than one solution');
    await see(stage, 'Even if every other cell were known, no line could decide B2, C2, B3 and C3.');
    expect(await broken(stage)).toEqual([]);
    const suggestion = stage.sidebar.getByRole('region', { name: 'Suggestions' }).getByRole('button').first();
    const [, cell = ''] = /(?:Fill|Empty) ([A-Z]\d)/.exec((await suggestion.textContent()) ?? '') ?? [];
    const before = textsIn(sheets, cell).flat().join();
    await suggestion.click();
    await seeResult(stage, 'Solved by line logic');
    await see(stage, 'Nothing to improve: there is one solution, and nobody has to guess.');
    await until(() => /^Unique Solution!/.test(textsIn(sheets, 'A1').flat().join()));
    expect(textsIn(sheets, cell).flat().join()).not.toBe(before);
    await press(stage, 'Undo');
    await seeResult(stage, 'More than one solution');
    await until(() => /^Not Unique!/.test(textsIn(sheets, 'A1').flat().join()));
    expect(await broken(stage)).toEqual([]);
    expect(stage.errors).toEqual([]);
  }, 60_000);

  test('says when no single cell is enough', async () => {
    const sheets = openDrawing(['#.....', '.#....', '......', '......', '....#.', '.....#']);
    const stage = await open.beside(sheets, { view: 'improve' });
    await see(stage, 'No single cell can make it solvable by line logic: at least two have to change.');
    draw(sheets, Array<string>(6).fill('######'));
    await see(stage, 'Nothing to improve: there is one solution, and nobody has to guess.');
    expect(stage.errors).toEqual([]);
  }, 60_000);
});
