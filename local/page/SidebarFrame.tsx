/** The sidebar beside the sheet: the add-on's HTML in a frame of another origin, sandboxed as Google does it. */
import { useEffect, useRef } from 'preact/hooks';
import type { Sidebar } from '../../standin/types';
import { serveFrame } from '../frameHost';
import { focusSheet } from './focus';
import type { Page } from './page';

interface SidebarFrameProps {
  readonly sidebar: Sidebar;
  readonly page: Page;
}

/** Google's tokens, so that what works here works there. */
const SANDBOX =
  'allow-same-origin allow-forms allow-scripts allow-popups allow-downloads allow-modals allow-popups-to-escape-sandbox';

export function SidebarFrame({ sidebar, page }: SidebarFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    return serveFrame(frame, { run: page.callServer, close: page.closeSidebar, focus: focusSheet });
  }, []);
  const origin = document.body.dataset.sidebarOrigin ?? '';
  return (
    <aside class="sidebar" aria-label={sidebar.title}>
      <header class="head">
        <h2>{sidebar.title}</h2>
        <button type="button" class="icon" aria-label="Close sidebar" onClick={page.closeSidebar}>
          ✕
        </button>
      </header>
      <iframe
        ref={ref}
        title={sidebar.title}
        src={`${origin}/`}
        sandbox={SANDBOX}
        onLoad={({ currentTarget }) =>
          currentTarget.contentWindow?.postMessage({ html: withGoogle(sidebar.html) }, origin)
        }
      />
    </aside>
  );
}

/** The add-on's HTML with google.script.run before its own scripts. */
function withGoogle(html: string): string {
  return `<!DOCTYPE html><script src="/frame.js"></script>${html}`;
}
