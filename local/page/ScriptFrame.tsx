/** A page of the add-on's in a frame of another origin, sandboxed as Google does it. */
import { useEffect, useRef } from 'preact/hooks';
import type { Sidebar } from '../../standin/types';
import { serveFrame } from '../frameHost';
import { focusSheet } from './focus';
import type { Page } from './page';

interface ScriptFrameProps {
  readonly shown: Sidebar;
  readonly page: Page;
  readonly close: () => void;
}

/** Google's tokens, so that what works here works there. */
const SANDBOX =
  'allow-same-origin allow-forms allow-scripts allow-popups allow-downloads allow-modals allow-popups-to-escape-sandbox';

export function ScriptFrame({ shown, page, close }: ScriptFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    return serveFrame(frame, { run: page.callServer, close, focus: focusSheet });
  }, []);
  const origin = document.body.dataset.sidebarOrigin ?? '';
  return (
    <iframe
      ref={ref}
      title={shown.title}
      src={`${origin}/`}
      sandbox={SANDBOX}
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage({ html: withGoogle(shown.html) }, origin)}
    />
  );
}

/** The add-on's HTML with google.script.run before its own scripts. */
function withGoogle(html: string): string {
  return `<!DOCTYPE html><script src="/frame.js"></script>${html}`;
}
