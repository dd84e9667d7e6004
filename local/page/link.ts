/** The page's end of the line to the worker: starts it with the add-on's files and sends it what the person does. */
import type { Answer } from '../../standin/types';
import { leaveAnswer, newMailbox } from './mailbox';
import type { Command, FromWorker, Outcome, Start, ToWorker } from './protocol';

export interface Link {
  readonly send: (command: Command) => void;
  /** Calls a function of the script; rejects with what it threw. */
  readonly call: (functionName: string, args: readonly unknown[]) => Promise<unknown>;
  /** Answers the question that the worker waits for. */
  readonly answer: (answer: Answer) => void;
  /** Ends the worker. */
  readonly close: () => void;
}

interface LinkOptions {
  /** Gets each message of the worker. */
  readonly receive: (message: FromWorker) => void;
  /** Gets the reason when the worker cannot start or go on. */
  readonly fail: (reason: string) => void;
  /** Gets the document as it was kept, or null, as soon as this tab may have it. */
  readonly begin: () => Promise<string | null>;
}

/** Starts the worker. */
export function openLink({ receive, fail, begin }: LinkOptions): Link {
  const worker = new Worker('/worker.js');
  const mailbox = newMailbox();
  const calls = new Map<number, (outcome: Outcome) => void>();
  let lastId = 0;
  const post = (message: ToWorker) => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    receive(data);
    if (data.kind !== 'answered') return;
    calls.get(data.id)?.(data.outcome);
    calls.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => fail(message));
  startMessage(mailbox, begin()).then(post, (error) => fail(String(error)));
  return {
    send: post,
    answer: (answer) => leaveAnswer(mailbox, answer),
    close: () => worker.terminate(),
    call: (functionName, args) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        calls.set(id, (outcome) => (outcome.ok ? resolve(outcome.value) : reject(new Error(outcome.message))));
        post({ kind: 'call', id, functionName, args });
      }),
  };
}

async function startMessage(mailbox: SharedArrayBuffer, keptSoon: Promise<string | null>): Promise<Start> {
  const [code, functions, sidebar, opening, wasm, kept] = await Promise.all([
    text('/Code.js'),
    fetch('/functions.json').then((response) => response.json()),
    text('/Sidebar.html'),
    text('/opening.json'),
    fetch('/ironcalc.wasm').then((response) => response.arrayBuffer()),
    keptSoon,
  ]);
  return { code, functions, htmlFiles: { Sidebar: sidebar }, wasm, opening, kept, mailbox };
}

async function text(path: string): Promise<string> {
  const response = await fetch(path);
  return response.text();
}
