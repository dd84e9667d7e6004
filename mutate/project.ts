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

/** Whoever imports this runs the built script in the stand-in. */
const STAND_IN = 'standin/node.ts';

/** Whoever imports this drives a browser. */
const BROWSER = 'test/browser.ts';

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

/** The test files that run in Node alone, without the environment of a page. */
export function testFiles(root: string): readonly string[] {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  return codeFiles(root, 'test').filter(
    (file) => isTest(file) && !readFileSync(join(root, file), 'utf8').includes(JSDOM),
  );
}

const JSDOM = '@jest-environment jsdom';

/** Whether a test takes too long for mutants, because it drives a browser. */
export function drivesBrowser({ files }: TestFile): boolean {
  return files.has(BROWSER);
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
