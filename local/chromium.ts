/** Finds and starts a Chromium or Chrome of this machine. */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Where the browser is usually installed. */
const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * No sandbox, so that it starts as root in a container; nothing that talks to the network by itself; and no optimizing
 * of WebAssembly, which takes longer than the pages here are open.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--js-flags=--liftoff-only',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path in the variable CHROMIUM_PATH, or else the first usual one where a browser is; null when there is none. */
export function chromiumPath(): string | null {
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : USUAL_PATHS;
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** Starts the browser that `chromiumPath` finds. The caller closes it. */
export async function launchChromium(executablePath: string): Promise<Browser> {
  // Loaded only where there is a browser for it.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: FLAGS });
}
