/** What is pushed to Apps Script, as clasp itself sees it, and what the push script says when it cannot push. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = resolve(__dirname, '../..');
const claspProgram = require.resolve('@google/clasp');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonogram-push-'));
  for (const name of ['.clasp.json', 'push.mjs', 'dist']) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, ...parameters: readonly string[]) {
  return spawnSync(process.execPath, [program, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder },
  });
}

test('clasp would push exactly the script, the sidebar and the manifest', () => {
  const { stdout } = run(claspProgram, 'show-file-status', '--json');
  expect(JSON.parse(stdout).filesToPush.sort()).toEqual(['dist/Code.js', 'dist/Sidebar.html', 'dist/appsscript.json']);
});

test('with the placeholder for a script id, pushing stops and says where the id is found', () => {
  const { status, stderr } = run('push.mjs');
  expect(status).toBe(1);
  expect(stderr).toContain('Project Settings');
  expect(stderr).toContain('.clasp.json');
});

test('without a login, pushing stops and says how to log in', () => {
  writeFileSync(join(folder, '.clasp.json'), JSON.stringify({ scriptId: 'made-up', rootDir: 'dist' }));
  const { status, stderr } = run('push.mjs');
  expect(status).toBe(1);
  expect(stderr).toContain('npx clasp login');
});

test('the manifest asks for the current spreadsheet and for dialogs, and for nothing else', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/appsscript.json'), 'utf8'));
  expect(manifest.runtimeVersion).toBe('V8');
  expect(manifest.oauthScopes).toEqual([
    'https://www.googleapis.com/auth/spreadsheets.currentonly',
    'https://www.googleapis.com/auth/script.container.ui',
  ]);
});
