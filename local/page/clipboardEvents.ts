/** Lets the browser's copy, cut and paste act on the cells while no text field has the focus. */
import { isTyping } from './focus';
import type { Page } from './page';

export function listenForClipboard(page: Page): void {
  listen('copy', (data) => data.setData('text/plain', page.copied()));
  listen('cut', (data) => data.setData('text/plain', page.cut()));
  listen('paste', (data) => page.paste(data.getData('text/plain')));
}

function listen(type: 'copy' | 'cut' | 'paste', act: (data: DataTransfer) => void): void {
  document.addEventListener(type, (event) => {
    if (isTyping() || event.clipboardData === null) return;
    event.preventDefault();
    act(event.clipboardData);
  });
}
