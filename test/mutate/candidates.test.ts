/** What the mutation tool finds to change in a source, and which of it a seed draws. */
import { candidatesIn, type Mutant, mutatedText } from '../../mutate/candidates';
import { draw, type Equivalent, outdated } from '../../mutate/draw';

function mutatedLines(source: string): readonly string[] {
  return candidatesIn('a.ts', source).map(({ mutated }) => mutated);
}

describe('A source has as mutants', () => {
  test.each<[what: string, source: string, mutated: readonly string[]]>([
    ['the counterpart of an operator', 'f(a === b);', [';', 'f(a !== b);']],
    ['the counterpart of a bitwise operator', 'a ^= b;', [';', 'a |= b;']],
    ['the counterpart of a method', 'const a = b.some(c);', ['const a = b.every(c);']],
    ['the numbers beside a number', 'const a = 0;', ['const a = 1;', 'const a = (-1);']],
    ['the other truth', 'const a = true;', ['const a = false;']],
    ['an expression without its sign', 'const a = !b;', ['const a = b;']],
    ['a branch without its statement', 'if (!a) throw b;', [';', 'if (a) throw b;', 'if (!a) ;']],
    ['the opposite of a condition', 'const a = b ? c : d;', ['const a = !(b) ? c : d;']],
    ['a loop that begins where it should end', 'while (a) break;', ['while (!(a)) break;', 'while (a) ;']],
    [
      'a function that does not leave early',
      'function a() { if (b) return; c(); }',
      [
        'function a() { if (!(b)) return; c(); }',
        'function a() { ; c(); }',
        'function a() { if (b) ; c(); }',
        'function a() { if (b) return; ; }',
      ],
    ],
  ])('%s', (_, source, mutated) => {
    expect(mutatedLines(source)).toEqual(mutated);
  });

  test('one opposite only, where an operator has it already', () => {
    expect(mutatedLines('const a = b !== c ? d : e;')).toEqual(['const a = b === c ? d : e;']);
  });

  test.each([
    "import { a } from './0';",
    'type A = 0 | true;',
    'interface A { readonly b: 1 }',
    'declare const a: -1;',
    'const a = b as 1;',
    "const a = 'b';",
    'const a = b[c] ?? 0;',
    'const a = { 1: b };',
  ])('nothing where there is nothing to run or to notice: %s', (source) => {
    expect(mutatedLines(source)).toEqual([]);
  });
});

test('A mutant says where it is, and changes nothing but its place', () => {
  const source = 'const a = 1;\n\nexport function b(): boolean {\n  return a < 2;\n}\n';
  const mutant = candidatesIn('src/a.ts', source).find(({ mutated }) => mutated.includes('<='));
  expect(mutant).toMatchObject({ file: 'src/a.ts', line: 4, original: 'return a < 2;', mutated: 'return a <= 2;' });
  expect(mutant && mutatedText(mutant)).toBe(source.replace('<', '<='));
});

describe('The draw', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `export const a${i} = b${i} < c${i};`);
  const candidates = candidatesIn('a.ts', lines.join('\n'));

  const known = (original: string, mutated: string): Equivalent => ({
    file: 'a.ts',
    original,
    mutated,
    reason: 'none',
  });
  const namesOf = (mutants: readonly Mutant[]) => mutants.map(({ line }) => line);

  test('is the same for the same seed, and another for another', () => {
    const drawn = namesOf(draw(candidates, [], 1).mutants);
    expect(namesOf(draw(candidates, [], 1).mutants)).toEqual(drawn);
    expect(namesOf(draw(candidates, [], 2).mutants)).not.toEqual(drawn);
    expect([...drawn].sort((a, b) => a - b)).toEqual(lines.map((_, i) => i + 1));
  });

  test('keeps the order of all others when a line is added', () => {
    const more = candidatesIn('a.ts', ['export const first = one > two;', ...lines].join('\n'));
    const kept = draw(more, [], 1).mutants.filter(({ original }) => !original.includes('first'));
    expect(kept.map(({ original }) => original)).toEqual(
      draw(candidates, [], 1).mutants.map(({ original }) => original),
    );
  });

  test('leaves out what is known to make no difference, and counts it', () => {
    const { mutants, equivalent } = draw(candidates, [known(lines[3] ?? '', (lines[3] ?? '').replace('<', '<='))], 1);
    expect(equivalent).toBe(1);
    expect(namesOf(mutants)).toHaveLength(19);
    expect(namesOf(mutants)).not.toContain(4);
  });

  test('tells what is listed although the code has it no longer', () => {
    const gone = known('const gone = 1;', 'const gone = 2;');
    const other = { ...gone, file: 'other.ts' };
    const there = known(lines[0] ?? '', (lines[0] ?? '').replace('<', '<='));
    expect(outdated(candidates, [there, gone, other], ['a.ts'])).toEqual([gone]);
  });
});
