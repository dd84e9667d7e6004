/**
 * How the page answers a question while the worker that asked it is blocked, as a script is during an alert:
 * the worker sleeps on shared memory, the page writes the answer there and wakes it.
 */
import type { Answer } from '../../standin/types';

/** Two 32-bit words, a flag and a length, and then the answer's JSON in UTF-16. */
const HEADER_BYTES = 8;
const ANSWER_BYTES = 1 << 17;
const WAITING = 0;
const ANSWERED = 1;

/** The longest text that surely fits, even if JSON has to escape every character. */
export const LONGEST_TEXT = 10_000;

export function newMailbox(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEADER_BYTES + ANSWER_BYTES);
}

/** In the page: leaves the answer and wakes the worker. */
export function leaveAnswer(mailbox: SharedArrayBuffer, answer: Answer): void {
  const json = JSON.stringify(answer);
  const units = new Uint16Array(mailbox, HEADER_BYTES);
  for (let i = 0; i < json.length; i += 1) units[i] = json.charCodeAt(i);
  const header = new Int32Array(mailbox, 0, 2);
  Atomics.store(header, 1, json.length);
  Atomics.store(header, 0, ANSWERED);
  Atomics.notify(header, 0);
}

/** In the worker: `ask` puts the question to the page; nothing else happens here until the answer has come. */
export function awaitAnswer(mailbox: SharedArrayBuffer, ask: () => void): Answer {
  const header = new Int32Array(mailbox, 0, 2);
  Atomics.store(header, 0, WAITING);
  ask();
  Atomics.wait(header, 0, WAITING);
  const units = new Uint16Array(mailbox, HEADER_BYTES, Atomics.load(header, 1));
  return JSON.parse(String.fromCharCode(...units));
}
