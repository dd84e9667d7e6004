/**
 * Gives a page in a frame Google's `google.script.run` and `google.script.host`, by messages to the page around it.
 * It is a script of its own that runs in the frame before the sidebar's script; frameHost.ts is the other end.
 * The rules are those of the Apps Script guide "Communicate with server functions".
 */

/** What the frame sends: a call of a server function with its arguments as a JSON list, or what the sidebar wants. */
export type FrameRequest =
  | { readonly google: 'run'; readonly id: number; readonly name: string; readonly args: string }
  | { readonly google: 'close' | 'focus' };

/** What the frame gets back for a call: the result as JSON, or what went wrong. */
export type FrameReply =
  | { readonly google: 'result'; readonly id: number; readonly value: string }
  | { readonly google: 'failure'; readonly id: number; readonly message: string };

interface Handlers {
  readonly success?: (value: unknown, userObject: unknown) => void;
  readonly failure?: (error: Error, userObject: unknown) => void;
  readonly userObject?: unknown;
}

/** More calls than this wait until one of them is answered. */
const CONCURRENT_CALLS = 10;

const parentOrigin = new URL(document.referrer).origin;
const running = new Map<number, Handlers>();
const waiting: (() => void)[] = [];
let lastId = 0;

/** The value of `google.script.run`: any name but those of the three setters is a server function. */
function runner(handlers: Handlers): object {
  const setters: Readonly<Record<string, (value: never) => object>> = {
    withSuccessHandler: (success: Handlers['success'] & object) => runner({ ...handlers, success }),
    withFailureHandler: (failure: Handlers['failure'] & object) => runner({ ...handlers, failure }),
    withUserObject: (userObject: unknown) => runner({ ...handlers, userObject }),
  };
  return new Proxy(setters, {
    get: (target, name) => target[String(name)] ?? serverFunction(String(name), handlers),
  });
}

/** Names that end in an underscore are private to the script and not to be seen here. */
function serverFunction(name: string, handlers: Handlers): ((...args: readonly unknown[]) => void) | undefined {
  if (name.endsWith('_')) return undefined;
  return (...args) => {
    args.forEach((arg, index) => {
      assertLegal(arg, String(index), []);
    });
    start(() => send(name, JSON.stringify(args), handlers));
  };
}

/** Numbers, booleans, strings, null and plain objects and lists of them may cross; anything else fails the call. */
function assertLegal(value: unknown, name: string, around: readonly unknown[]): void {
  const illegal = () => new TypeError(`Failed due to illegal value in property: ${name}`);
  if (value === null || ['number', 'boolean', 'string'].includes(typeof value)) return;
  if (typeof value !== 'object' || around.includes(value)) throw illegal();
  if (Array.isArray(value)) {
    for (const item of value) if (item !== undefined) assertLegal(item, name, [...around, value]);
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) throw illegal();
  for (const [key, field] of Object.entries(value))
    if (field !== undefined) assertLegal(field, key, [...around, value]);
}

function start(call: () => void): void {
  if (running.size < CONCURRENT_CALLS) call();
  else waiting.push(call);
}

function send(name: string, args: string, handlers: Handlers): void {
  lastId += 1;
  running.set(lastId, handlers);
  post({ google: 'run', id: lastId, name, args });
}

function post(request: FrameRequest): void {
  window.parent.postMessage(request, parentOrigin);
}

/** Hands a reply to the handlers of its call, after a waiting call has taken its place. */
function receive(reply: FrameReply): void {
  const handlers = running.get(reply.id);
  if (handlers === undefined) return;
  running.delete(reply.id);
  waiting.shift()?.();
  if (reply.google === 'result') handlers.success?.(JSON.parse(reply.value), handlers.userObject);
  else (handlers.failure ?? console.error)(new Error(reply.message), handlers.userObject);
}

window.addEventListener('message', (event: MessageEvent<FrameReply>) => {
  if (event.source === window.parent) receive(event.data);
});

const host = {
  origin: parentOrigin,
  close: () => post({ google: 'close' }),
  editor: { focus: () => post({ google: 'focus' }) },
};
Object.assign(window, { google: { script: { run: runner({}), host } } });
