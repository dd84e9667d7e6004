/** A page of the add-on in a frame of another origin, sandboxed as Google does it, with Google's calls in it. */
import { useEffect, useRef } from 'preact/hooks';
import { serveFrame } from '../frameHost';
import { focusSheet } from './focus';
import type { Page } from './page';

interface HostedPageProps {
  readonly title: string;
  readonly html: string;
  readonly callServer: Page['callServer'];
  /** What `google.script.host.close()` does. */
  readonly close: () => void;
}

/** Google's tokens, so that what works here works there. */
const SANDBOX =
  'allow-same-origin allow-forms allow-scripts allow-popups allow-downloads allow-modals allow-popups-to-escape-sandbox';

export function HostedPage({ title, html, callServer, close }: HostedPageProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    return serveFrame(frame, { run: callServer, close, focus: focusSheet });
  }, []);
  const origin = document.body.dataset.sidebarOrigin ?? '';
  return (
    <iframe
      ref={ref}
      title={title}
      src={`${origin}/`}
      sandbox={SANDBOX}
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage({ html: withGoogle(html) }, origin)}
    />
  );
}

/** The add-on's HTML with google.script.run before its own scripts. */
function withGoogle(html: string): string {
  return `<!DOCTYPE html><script src="/frame.js"></script>${html}`;
}
