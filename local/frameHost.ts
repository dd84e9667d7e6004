/** The page around the sidebar's frame: answers the calls that frame.ts sends. */
import type { FrameReply, FrameRequest } from './frame';

/** What the page does for the frame. */
export interface FrameHost {
  /** Calls a server function; what it throws reaches the frame as an Error. */
  readonly run: (name: string, args: readonly unknown[]) => unknown;
  readonly close: () => void;
  /** Gives the focus back to the sheet. */
  readonly focus: () => void;
}

/** Answers what `frame` sends until the returned function is called. */
export function serveFrame(frame: HTMLIFrameElement, host: FrameHost): () => void {
  const listen = (event: MessageEvent<FrameRequest>) => {
    const sender = frame.contentWindow;
    if (sender !== null && event.source === sender) {
      answer(event.data, host, (reply) => sender.postMessage(reply, event.origin));
    }
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

function answer(request: FrameRequest, host: FrameHost, send: (reply: FrameReply) => void): void {
  if (request.google !== 'run') {
    host[request.google]();
    return;
  }
  const { id, name, args } = request;
  const called = new Promise((resolve) => resolve(host.run(name, JSON.parse(args))));
  called.then(
    (value) => send({ google: 'result', id, value: JSON.stringify(value ?? null) }),
    (error: unknown) =>
      send({ google: 'failure', id, message: error instanceof Error ? error.message : String(error) }),
  );
}
