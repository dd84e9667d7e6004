/** The page that `npm start` serves: a sheet with the add-on installed. */
import { render } from 'preact';
import { App } from './App';
import { listenForClipboard } from './clipboardEvents';
import { focusNextPart } from './focus';
import { openPage } from './page';
import { openStore } from './store';

const root = document.getElementById('app');
const forDevelopers = new URLSearchParams(location.search).has('developer');
const store = openStore((state) => {
  if (root !== null) render(<App state={state} page={page} forDevelopers={forDevelopers} />, root);
  if (state.book !== null) document.title = `${state.book.sheet.name} - Nonogram Designer`;
});
const page = openPage(store);

listenForClipboard(page);
document.addEventListener('keydown', (event) => {
  if (event.key !== 'F6') return;
  event.preventDefault();
  focusNextPart(event.shiftKey ? -1 : 1);
});
