// Pushes dist/ to the Apps Script project of your sheet, after looking whether that can work.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PLACEHOLDER = 'PASTE_YOUR_SCRIPT_ID_HERE';
const claspProgram = createRequire(import.meta.url).resolve('@google/clasp');

const obstacle = missingScriptId() ?? missingLogin();
if (obstacle !== undefined) stop(obstacle);

const { status } = clasp(['push', '--force'], 'inherit');
if (status !== 0) {
  stop(
    'clasp could not push. Its message above says why; most often the Apps Script API is switched off ' +
      '(switch it on at https://script.google.com/home/usersettings) or the script id in .clasp.json belongs to a project you may not edit.',
  );
}
console.log('Pushed. Reload the sheet: the menu "Nonogram" appears after a few seconds.');

function missingScriptId() {
  const { scriptId } = JSON.parse(readFileSync('.clasp.json', 'utf8'));
  if (typeof scriptId === 'string' && scriptId !== '' && scriptId !== PLACEHOLDER) return undefined;
  return (
    'No script id yet. In your sheet open Extensions > Apps Script, then Project Settings (the gear), ' +
    `copy "Script ID" and put it into .clasp.json in place of ${PLACEHOLDER}.`
  );
}

function missingLogin() {
  const { stdout } = clasp(['show-authorized-user', '--json'], 'pipe');
  if (/"loggedIn":\s*true/.test(stdout)) return undefined;
  return 'You are not logged in to Google. Run "npx clasp login", allow access in the browser, then run "npm run push" again.';
}

function clasp(parameters, stdio) {
  return spawnSync(process.execPath, [claspProgram, ...parameters], { encoding: 'utf8', stdio });
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
