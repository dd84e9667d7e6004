/** Serves the page and, from another origin, the sidebar's frame: fixed lists of files, on the loopback address. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedFile {
  /** The media type. */
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** What is served, by path; nothing else is. */
export type Site = ReadonlyMap<string, ServedFile>;

export interface Running {
  /** Where the page is, for example `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface ServerOptions {
  /** The first port to try for the page; while a port is taken, the next one is tried. 0 lets the system choose. */
  readonly port: number;
  /** Makes the page's files, given the origin of the sidebar's frame. */
  readonly page: (sidebarOrigin: string) => Site;
  readonly sidebar: Site;
  /** Called for each port that was taken. */
  readonly onTaken: (port: number) => void;
}

const LOOPBACK = '127.0.0.1';
const LAST_PORT = 65_535;

/**
 * Isolates the page from other origins, which is the condition for shared memory; the frame agrees to be embedded.
 * Nothing is cached, so that a reload shows what was built last.
 */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

export async function startServers({ port, page, sidebar, onTaken }: ServerOptions): Promise<Running> {
  const frameServer = await listen(answering(sidebar), 0, onTaken);
  const pageServer = await listen(answering(page(originOf(frameServer))), port, onTaken);
  return {
    address: originOf(pageServer),
    close: async () => {
      await Promise.all([stop(frameServer), stop(pageServer)]);
    },
  };
}

/** Serves the files of the site, to requests that call this machine by its own name. */
function answering(site: Site): RequestListener {
  return (request, response) => {
    if (!isAddressedHere(request)) return refuse(response, 403, 'This server answers to 127.0.0.1 and localhost only.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET is served here.');
    const file = site.get(pathOf(request));
    if (file === undefined) return refuse(response, 404, 'There is no such file here.');
    response.writeHead(200, { ...HEADERS, 'Content-Type': file.type });
    response.end(request.method === 'HEAD' ? undefined : file.body);
  };
}

/** Any other host name would mean that a foreign page had its name pointed at this machine. */
function isAddressedHere({ headers, socket }: IncomingMessage): boolean {
  return [LOOPBACK, 'localhost'].some((name) => headers.host === `${name}:${socket.localPort}`);
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}

async function listen(listener: RequestListener, port: number, onTaken: (port: number) => void): Promise<Server> {
  const server = createServer(listener);
  for (let next = port; ; next += 1) {
    if (await isOurs(server, next)) return server;
    onTaken(next);
    if (next === LAST_PORT) throw new Error('No port is free.');
  }
}

/** Tries to take the port; false when another program has it. */
function isOurs(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', failed);
    server.listen(port, LOOPBACK, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

function originOf(server: Server): string {
  const address: AddressInfo | string | null = server.address();
  return `http://${LOOPBACK}:${typeof address === 'object' ? address?.port : ''}`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
