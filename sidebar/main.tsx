/** Starts the sidebar; or, where there is no document, serves its searches: the worker runs this very script. */
import { render } from 'preact';
import { VIEWS } from '../src/contract/wire';
import { follow } from './actions/following';
import { refresh } from './actions/reading';
import { sendBeforeLeaving } from './actions/sending';
import { createApp } from './app';
import { copyText } from './services/clipboard';
import { server } from './services/server';
import { searchInWorker, serveSearches } from './services/worker';
import { Sidebar } from './view/Sidebar';

if (typeof document === 'undefined') self.onmessage = serveSearches((portion) => self.postMessage(portion));
else start(document.currentScript?.textContent ?? '');

/** Draws the sidebar, now and after every change, and reads the sheet. `script` is the text of this script. */
function start(script: string): void {
  const root = document.getElementById('app');
  if (root === null) return;
  const services = {
    server,
    search: searchInWorker(script),
    copy: copyText,
    wait,
    prefersCalm,
    isHidden: () => document.hidden,
  };
  const view = VIEWS.find((one) => one === document.documentElement.dataset.view) ?? 'draw';
  const app = createApp(services, (state) => render(<Sidebar app={app} state={state} />, root));
  app.update((state) => ({ ...state, view }));
  render(<Sidebar app={app} state={app.state()} />, root);
  window.addEventListener('pagehide', () => sendBeforeLeaving(app));
  void refresh(app).then(() => follow(app));
}

function wait(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
