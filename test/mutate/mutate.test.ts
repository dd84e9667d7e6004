/** The mutation tool as a person runs it, in a small project of its own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const project = resolve(__dirname, '../..');

const FILES = {
  'src/tall.ts': `export function isTall(rows: number): boolean {
  return rows > limit();
}

function limit() {
  return 5;
}
`,
  'test/tall.test.ts': `
    import { isTall } from '../src/tall';
    describe('A grid', () => {
      test.each([[4, false], [6, true]])('of %d rows', (rows, tall) => expect(isTall(rows)).toBe(tall));
    });`,
  'src/patience.ts': 'export function wait(isBusy: () => boolean): void {\n  while (isBusy());\n}\n',
  'test/patience.test.ts': `
    import { wait } from '../src/patience';
    test('waiting ends', () => expect(wait(() => false)).toBeUndefined());`,
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonogram-mutate-'));
  for (const name of ['mutate', 'node_modules']) symlinkSync(join(project, name), join(folder, name));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function mutate(...words: readonly string[]) {
  const program = [join(project, 'run.mjs'), 'mutate/mutate.ts', ...words];
  return spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
}

test('names the mutants that no test notices, ends those that loop for ever, and leaves every file as it was', () => {
  const { status, stdout, stderr } = mutate('src', '10');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('src/tall.ts:2\n  - return rows > limit();\n  + return rows >= limit();\n');
  expect(stdout).toContain('src/tall.ts:6\n  - return 5;\n  + return 4;\n');
  expect(stdout).toContain('4 mutants: 1 killed, 1 killed by time-out, 2 survived; 50 % noticed.');
  for (const [name, text] of Object.entries(FILES)) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  expect(readdirSync(join(folder, '.cache')).filter((name) => name.startsWith('mutate-'))).toEqual([]);
});
