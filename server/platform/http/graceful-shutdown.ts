import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Time (ms) for requests under way after the server stops accepting connections. Then connections are cut. */
const finishMs = 3000;
const pollMs = 50;

/** Adds `Connection: close` to every response from now on, so that keep-alive clients reconnect to another process. */
export function endConnections(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
}

/**
 * Closes a server with `close` and waits for the requests under way. Connections that become idle meanwhile are closed
 * at once. Node closes only those that are idle at the beginning, and would wait for ever for the next request of
 * others.
 */
export async function untilAnswered(server: Server, close: () => Promise<unknown>): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), pollMs);
  const closed = close();
  await Promise.race([closed, wait(finishMs, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}
