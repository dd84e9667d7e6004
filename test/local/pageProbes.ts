/** Functions that a test runs inside the page or the sidebar; they may use nothing from outside themselves. */
import type { AxeResults, RunOptions } from 'axe-core';

/** Runs in the sidebar. */
export function reachesParent(): boolean {
  try {
    return window.parent.document !== null;
  } catch {
    return false;
  }
}

/** Runs in the page: whether the middle of the element is within the window, and nothing lies over it. */
export function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Runs in the page. */
export function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** Runs in the page: what the axe accessibility checker finds in a part of it, outside the frame of the sidebar. */
export async function complaints(part: string): Promise<readonly string[]> {
  const axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> } = Reflect.get(window, 'axe');
  const { violations } = await axe.run(part, { iframes: false });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/**
 * Runs in the page: starts another worker of it with a script that looks for every global of the page, and reports what
 * it found as the name of a menu. `language` names what belongs to ECMAScript.
 */
export async function globalsSeen(language: readonly string[]): Promise<readonly string[]> {
  const names = [
    ...Object.getOwnPropertyNames(window),
    'postMessage',
    'importScripts',
    'WorkerGlobalScope',
    'onmessage',
  ];
  const foreign = names.filter((name) => !language.includes(name) && /^[a-z]\w*$/i.test(name));
  const code = `
    var foreign = ${JSON.stringify(foreign)};
    function isSeen(name) {
      return Function('return typeof ' + name)() !== 'undefined' || name in (function () { return this; })();
    }
    \nfunction onOpen() {
      var seen = foreign.filter(isSeen).concat(eval('typeof self') === 'undefined' ? [] : ['self by eval']);
      SpreadsheetApp.getUi().createMenu(JSON.stringify(seen)).addItem('Nothing', 'onOpen').addToUi();
    }`;
  const [wasm, opening] = await Promise.all([
    fetch('/ironcalc.wasm').then((response) => response.arrayBuffer()),
    fetch('/opening.json').then((response) => response.text()),
  ]);
  const worker = new Worker('/worker.js');
  const first = new Promise<MessageEvent>((resolve) => worker.addEventListener('message', resolve, { once: true }));
  worker.postMessage({
    code,
    functions: ['isSeen', 'onOpen'],
    htmlFiles: {},
    wasm,
    opening,
    kept: null,
    mailbox: new SharedArrayBuffer(1024),
  });
  const { data } = await first;
  worker.terminate();
  return JSON.parse(data.book.menus[0].name);
}

/** Runs in the page: where an element is, in pixels of the window. */
export function boxOf(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
}
