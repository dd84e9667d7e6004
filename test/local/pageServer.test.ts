/** The servers of the page, and the program that starts them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Running, startServers } from '../../local/server';

const files = new Map([
  ['/', { type: 'text/html', body: 'the page' }],
  ['/page.js', { type: 'text/javascript', body: '' }],
]);
const sidebar = new Map([['/', { type: 'text/html', body: 'the frame' }]]);

let running: Running;
let frameOrigin = '';
beforeAll(async () => {
  const page = (origin: string) => {
    frameOrigin = origin;
    return files;
  };
  running = await startServers({ port: 0, page, sidebar, onTaken: () => undefined });
});
afterAll(() => running.close());

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly host?: string;
  readonly origin?: string;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Sends the path exactly as it is given, unlike fetch, which tidies it. */
function get({ path = '/', method = 'GET', host, origin = running.address }: Sent): Promise<Got> {
  const { port } = new URL(origin);
  const headers = { host: host ?? `127.0.0.1:${port}` };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('the page is served uncached, isolated from other origins, and with its media type', async () => {
  const { status, headers, body } = await get({});
  expect({ status, body }).toEqual({ status: 200, body: 'the page' });
  expect(headers).toMatchObject({
    'content-type': 'text/html',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
});

test('the frame of the sidebar has an origin of its own and may be embedded by the page', async () => {
  expect(frameOrigin).not.toBe(running.address);
  const { body, headers } = await get({ origin: frameOrigin });
  expect(body).toBe('the frame');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test.each([
  '/package.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/page.js/../../package.json',
  '//etc/passwd',
  '/..\\package.json',
  '/page.js%00',
  '/constructor',
])('nothing outside the list is served: %s', async (path) => {
  expect((await get({ path })).status).toBe(404);
});

test('what follows a question mark does not matter', async () => {
  expect((await get({ path: '/page.js?v=1' })).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  expect((await get({ method })).status).toBe(405);
});

test('a page of another name that points to this machine is refused', async () => {
  const { port } = new URL(running.address);
  expect((await get({ host: `evil.example:${port}` })).status).toBe(403);
  expect((await get({ host: `localhost:${port}` })).status).toBe(200);
});

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

test(`there is no way in from other loopback addresses or from outside (${outside.join(', ') || 'none'})`, async () => {
  const port = Number(new URL(running.address).port);
  expect(await connects('127.0.0.1', port)).toBe(true);
  for (const host of [...outside, '127.0.0.2']) expect(await connects(host, port)).toBe(false);
});

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });
}

function occupyPort(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** What the program has printed once it says where the page is. */
function printed(program: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    program.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ctrl+C')) resolve(output);
    });
    program.on('exit', () => reject(new Error(output)));
  });
}

const JELLYFISH = `
               3
         2     4 6   3 5   2
         2 6 5 1 2 6 4 3 5 2
      4  · · ·████████ · · ·
      6  · ·████████████ · ·
      8  ·████████████████ ·
  2 2 2  ·████ ·████ ·████ ·
     10 ████████████████████
     10 ████████████████████
1 1 1 1  ·██ ·██ · ·██ ·██ ·
1 2 2 1  ·██ ·████ ·████ ·██
1 1 1 1 ██ · · ·██ · ·██ ·██
  1 1 1 ██ · ·██ · · ·██ · ·
`;

let started: ChildProcess | null = null;

/** Whatever a test found, its program does not go on. */
afterEach(() => {
  started?.kill('SIGKILL');
  started = null;
});

test('npm start prints the design and its verdict, avoids a taken port, says where it serves, and stops', async () => {
  const occupied = await occupyPort();
  const port = portOf(occupied);
  const program = spawn(process.execPath, ['run.mjs', 'local/start.ts', String(port)]);
  started = program;
  const output = await printed(program);
  expect(output.replace(/ +$/gm, '')).toContain(JELLYFISH);
  expect(output).toContain('Unique Solution!');
  expect(output).toContain(`Port ${port} is taken by another program; trying ${port + 1}.`);
  const address = /Open (http:\/\/127\.0\.0\.1:\d+) /.exec(output)?.[1] ?? '';
  expect((await get({ origin: address })).body).toContain('Nonogram Designer');
  const left = new Promise((resolve) => program.on('exit', resolve));
  program.kill('SIGINT');
  expect(await left).toBe(0);
  expect(await connects('127.0.0.1', Number(new URL(address).port))).toBe(false);
  occupied.close();
}, 60_000);

test('npm start refuses what is no port', async () => {
  const program = spawn(process.execPath, ['run.mjs', 'local/start.ts', 'eighty']);
  let complaint = '';
  program.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  expect(await new Promise((resolve) => program.on('close', resolve))).toBe(1);
  expect(complaint).toContain('eighty is not a port.');
}, 60_000);
