/** The worker of the page: the stand-in with the add-on's script in it. The page stays alive while it solves. */
import { initFormulas, openSheets } from '../../standin';
import type { LocalSheets, LocalSheetsOptions, Question } from '../../standin/types';
import { type Desk, openDesk } from './desk';
import { awaitAnswer } from './mailbox';
import type { FromWorker, Start, ToWorker } from './protocol';
import { giveUpGlobals, scriptRunner } from './scriptContext';

const post: (message: FromWorker) => void = self.postMessage.bind(self);
const wait: (callback: () => void) => void = self.setTimeout.bind(self);
let desk: Desk | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (!('kind' in data)) desk = begin(data);
  else desk?.handle(data);
});

function begin(start: Start): Desk {
  initFormulas(start.wasm);
  giveUpGlobals(self);
  const sheets = openKept(start);
  const sketch = openSheets(optionsOf(start));
  return openDesk({ sheets, sketch, opening: start.opening, post, later: wait });
}

/** Opens the kept document, or the opening one when there is none or it was kept by another version. */
function openKept(start: Start): LocalSheets {
  try {
    return open(start, start.kept ?? start.opening);
  } catch {
    return open(start, start.opening);
  }
}

function open(start: Start, saved: string): LocalSheets {
  const sheets = openSheets({ ...optionsOf(start), saved });
  sheets.open();
  return sheets;
}

function optionsOf({ code, functions, htmlFiles, mailbox }: Start): LocalSheetsOptions {
  const ask = (question: Question) => {
    desk?.glimpse();
    return awaitAnswer(mailbox, () => post({ kind: 'ask', question }));
  };
  return { code, htmlFiles, runScript: scriptRunner(functions), ask };
}
