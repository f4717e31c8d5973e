import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How long (ms) requests under way may take once no new connection is taken; what is left then is cut. */
const finishMs = 3000;
const lookMs = 50;

/** From now on every answer ends its connection, so that a caller who keeps connections comes back to another process. */
export function endConnections(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
}

/**
 * Waits until a server that `close` closes has answered what is under way. A connection that becomes idle meanwhile ends
 * at once: Node ends only those that are idle at the beginning, and would wait for the others' next request for ever.
 */
export async function untilAnswered(server: Server, close: () => Promise<unknown>): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), lookMs);
  const closed = close();
  await Promise.race([closed, wait(finishMs, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}
