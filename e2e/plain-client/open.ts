import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** An answer as the plain client keeps it: the status and the parsed body; null where the body is no JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a client without our types reads whatever comes.
export type PlainAnswer = { status: number; body: any };

type Call = (method: string, path: string, body?: unknown) => Promise<PlainAnswer>;
type Socket = {
  connected: boolean;
  id?: string;
  on(event: string, listener: (data: unknown) => void): void;
  emit(event: string, data?: unknown): void;
};

declare global {
  interface Window {
    /** Makes a call of the specification with the bearer token in the client's storage. */
    plainCall: Call;
    /** Opens the client's socket as the specification says: to the origin, with no token of its own. */
    plainSocket: () => Socket;
    /** The socket that `plainSocket` has opened. */
    socket: Socket;
    /** Every event the socket has received, with its data, in order. */
    heard: [event: string, data: unknown][];
  }
}

/** Runs in the page. It knows the specification only: no code, header or storage key of our pages. */
const client = `
  window.heard = [];
  window.plainCall = async (method, path, body) => {
    const token = localStorage.getItem('plain-token');
    const form = body instanceof FormData;
    const answer = await fetch(path, {
      method,
      headers: {
        ...(token && { Authorization: 'Bearer ' + token }),
        ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : form ? body : JSON.stringify(body),
    });
    const read = await answer.json().catch(() => null);
    if (path === '/api/auth/login' && answer.status === 200) localStorage.setItem('plain-token', read.token);
    return { status: answer.status, body: read };
  };
  window.plainSocket = () => {
    window.socket = io(location.origin);
    window.socket.onAny((event, data) => window.heard.push([event, data]));
    return window.socket;
  };
`;

const socketClient = () =>
  readFileSync(fileURLToPath(import.meta.resolve('socket.io-client/dist/socket.io.js')), 'utf8');

/**
 * Opens a page of another client of the API on the shop's origin. The page exists only in the test: the browser gets it
 * in place of the origin's answer, without our scripts, styles or policy. Its calls and its socket reach the real shop.
 */
export async function openPlainClient(page: Page): Promise<void> {
  // The browser does not know from which network a page of the test came; a socket to this machine needs this.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/plain-client', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Plain client</title><link rel="icon" href="data:,">
        <main></main><script>${socketClient()}</script><script>${client}</script></html>`,
    }),
  );
  await page.goto('/plain-client');
}

/** Makes a call from the page, as the page's script does. */
export const plainCall = (page: Page, method: string, path: string, body?: unknown): Promise<PlainAnswer> =>
  page.evaluate(([m, p, b]) => window.plainCall(m, p, b), [method, path, body] as const);

/** Logs in from the page; the page keeps the token, the browser keeps the cookie. */
export async function plainLogin(page: Page, email: string, password: string): Promise<PlainAnswer> {
  const answer = await plainCall(page, 'POST', '/api/auth/login', { email, password });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return answer;
}

/** The width of the picture at an address as an `<img>` of the page shows it; 0 when it shows none. */
export const shownWidth = (page: Page, address: string): Promise<number> =>
  page.evaluate(
    (src) =>
      new Promise<number>((resolve) => {
        const img = new Image();
        img.onload = () => resolve(img.naturalWidth);
        img.onerror = () => resolve(0);
        img.src = src;
        document.querySelector('main')?.append(img);
      }),
    address,
  );
