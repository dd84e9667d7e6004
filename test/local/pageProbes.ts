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

/** Runs in the page: whether no part of the element is seen outside of its parent. */
export function isWithinParent(element: Element): boolean {
  const parent = element.parentElement;
  if (parent === null) return false;
  const [inner, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
  return getComputedStyle(parent).overflow !== 'visible' || (inner.right <= outer.right && inner.left >= outer.left);
}

/** Runs in the page: whether anything reaches beyond the sides of the window. */
export function isScrolledSideways(): boolean {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth || document.body.scrollWidth > window.innerWidth;
}

/** Runs in the page. */
export function lookOf(element: Element): { readonly color: string; readonly background: string } {
  const { color, backgroundColor } = getComputedStyle(element);
  return { color, background: backgroundColor };
}

/** Runs in the page: presses keys one after the other, faster than anybody can. */
export function pressFast(keys: readonly string[]): void {
  for (const key of keys) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
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
