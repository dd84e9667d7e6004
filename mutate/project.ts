/** The project's files as the tool sees them: what can be mutated, the tests that can be run, and which of them concern a file. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a test file runs. */
export interface TestFile {
  /** Its path from the project's folder. */
  readonly test: string;
  /** The project's files whose code it has bundled. */
  readonly files: ReadonlySet<string>;
}

/** The path of the add-on in the stand-in: whoever imports this runs the built script. */
const STAND_IN = 'standin/node.ts';

/** Rooms whose own tests are enough, although the built script has them too. */
const TESTED_ALONE = 'src/core/';

/** Tests of the stand-in, which run scripts of their own in it. */
const STAND_IN_TESTS = 'test/standin/';

/** The TypeScript files at or below a path, by their paths from the project's folder, with forward slashes. */
export function codeFiles(root: string, path: string): readonly string[] {
  const whole = join(root, path);
  const names = statSync(whole).isDirectory()
    ? readdirSync(whole, { recursive: true, encoding: 'utf8' }).map((name) => join(whole, name))
    : [whole];
  const files = names.map((name) => relative(root, name).split(sep).join('/'));
  return files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('node_modules/')).sort();
}

/** The test files that need neither a browser nor a page: those are left out, for they take too long. */
export function testFiles(root: string): readonly string[] {
  return codeFiles(root, 'test').filter((file) => /\.test\.tsx?$/.test(file) && !needsPage(join(root, file)));
}

function needsPage(path: string): boolean {
  const text = readFileSync(path, 'utf8');
  return text.includes('@jest-environment jsdom') || /from '.*(\/browser|playwright-core)'/.test(text);
}

/** Whether a test runs the built script, and with it whatever the script is made of. */
function runsAddOn({ test, files }: TestFile): boolean {
  return files.has(STAND_IN) && !test.startsWith(STAND_IN_TESTS);
}

/** Whether a mutant of the file could make this test fail. `addOn` are the files that the built script is made of. */
export function concerns(testFile: TestFile, file: string, addOn: ReadonlySet<string>): boolean {
  const isInAddOn = addOn.has(file) && !file.startsWith(TESTED_ALONE);
  return testFile.files.has(file) || (isInAddOn && runsAddOn(testFile));
}

/** The test file that has the name and place of a file of the product. */
export function mirrorOf(file: string): string {
  return file.replace(/^(src\/)?/, 'test/').replace(/\.tsx?$/, '.test.ts');
}
