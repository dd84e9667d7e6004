// Pushes dist/ to the Apps Script project of your sheet, after looking whether that can work.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PLACEHOLDER = 'PASTE_YOUR_SCRIPT_ID_HERE';
const claspProgram = createRequire(import.meta.url).resolve('@google/clasp');

const obstacle = missingScriptId() ?? missingLogin();
if (obstacle !== undefined) stop(obstacle);

const { status } = spawnSync(process.execPath, [claspProgram, 'push', '--force'], { stdio: 'inherit' });
if (status !== 0) {
  stop(
    'clasp could not push. Its message above says why; most often the Apps Script API is switched off ' +
      '(switch it on at https://script.google.com/home/usersettings), the login has run out ("npx clasp login" renews it), ' +
      'or the script id in .clasp.json belongs to a project you may not edit.',
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

/** Where clasp keeps the login: asking clasp itself would take as long as pushing. */
function missingLogin() {
  const places = [process.env.clasp_config_auth, '.clasprc.json', join(homedir(), '.clasprc.json')];
  if (places.some((place) => place !== undefined && existsSync(place))) return undefined;
  return 'You are not logged in to Google. Run "npx clasp login", allow access in the browser, then run "npm run push" again.';
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
