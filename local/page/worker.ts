/** The worker of the page: the stand-in with the add-on's script in it. The page stays alive while it solves. */
import { initFormulas, openSheets } from '../../standin';
import type { LocalSheets, Question } from '../../standin/types';
import { type Desk, openDesk } from './desk';
import { awaitAnswer } from './mailbox';
import type { FromWorker, Start, ToWorker } from './protocol';
import { giveUpGlobals, scriptRunner } from './scriptContext';

const post: (message: FromWorker) => void = self.postMessage.bind(self);
let desk: Desk | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (!('kind' in data)) desk = begin(data);
  else desk?.handle(data);
});

function begin(start: Start): Desk {
  initFormulas(start.wasm);
  giveUpGlobals(self);
  const sheets = openKept(start);
  return openDesk(sheets, start.opening, post);
}

/** Opens the kept document, or the opening one when there is none or it was kept by another version. */
function openKept(start: Start): LocalSheets {
  try {
    return open(start, start.kept ?? start.opening);
  } catch {
    return open(start, start.opening);
  }
}

function open({ code, functions, htmlFiles, mailbox }: Start, saved: string): LocalSheets {
  const ask = (question: Question) => {
    desk?.glimpse();
    return awaitAnswer(mailbox, () => post({ kind: 'ask', question }));
  };
  const sheets = openSheets({ code, htmlFiles, runScript: scriptRunner(functions), saved, ask });
  sheets.open();
  return sheets;
}
