import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** A response in the plain client: status and parsed body, null where the body is not JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a client without our types accepts any body.
export type PlainResponse = { status: number; body: any };

type Call = (method: string, path: string, body?: unknown) => Promise<PlainResponse>;
type Socket = {
  connected: boolean;
  id?: string;
  on(event: string, listener: (data: unknown) => void): void;
  emit(event: string, data?: unknown): void;
};

declare global {
  interface Window {
    /** Calls an endpoint of the specification with the bearer token in the client's storage. */
    plainCall: Call;
    /** Opens the client's socket as the specification says: to the origin, without a token. */
    plainSocket: () => Socket;
    /** The socket that `plainSocket` opened. */
    socket: Socket;
    /** Every event the socket received, with its data, in order. */
    heard: [event: string, data: unknown][];
  }
}

/** Runs in the page. It uses the specification only: no code, header or storage key of our pages. */
const client = `
  window.heard = [];
  window.plainCall = async (method, path, body) => {
    const token = localStorage.getItem('plain-token');
    const form = body instanceof FormData;
    const response = await fetch(path, {
      method,
      headers: {
        ...(token && { Authorization: 'Bearer ' + token }),
        ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : form ? body : JSON.stringify(body),
    });
    const read = await response.json().catch(() => null);
    if (path === '/api/auth/login' && response.status === 200) localStorage.setItem('plain-token', read.token);
    return { status: response.status, body: read };
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
 * Opens a page of another API client on the shop's origin. The page exists only in the test: it replaces the origin's
 * response and has none of our scripts, styles or CSP. Its requests and its socket reach the real shop.
 */
export async function openPlainClient(page: Page): Promise<void> {
  // The browser cannot tell which network a mocked page came from, so a socket to this machine needs this permission.
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

/** Calls an endpoint from the page, as the page's script does. */
export const plainCall = (page: Page, method: string, path: string, body?: unknown): Promise<PlainResponse> =>
  page.evaluate(([m, p, b]) => window.plainCall(m, p, b), [method, path, body] as const);

/** Logs in from the page. The page stores the token, the browser the cookie. */
export async function plainLogin(page: Page, email: string, password: string): Promise<PlainResponse> {
  const response = await plainCall(page, 'POST', '/api/auth/login', { email, password });
  if (response.status !== 200) throw new Error(`login returned ${response.status}`);
  return response;
}

/** Returns the width of an image as an `<img>` of the page shows it; 0 when it does not load. */
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
