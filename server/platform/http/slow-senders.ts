import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Time limits for clients, in ms. Long polling and websockets are not affected: they send whole requests. */
export type Patience = {
  /** For the head of a request, and for a connection that sends nothing. */
  headMs: number;
  /** For a body that arrives slower than `bytesPerSecond`. */
  bodyMs: number;
  /** The minimum average rate of a body since its start: that of the slowest phone network. */
  bytesPerSecond: number;
  /** For a whole request at any rate. */
  wholeMs: number;
  /** For a connection without traffic in either direction. */
  silentMs: number;
  /** The interval of the checks. */
  lookMs: number;
};

/** The time limits of production: the largest upload (19 MB) needs 22 KB a second. */
export const usualPatience: Patience = {
  headMs: 20_000,
  bodyMs: 25_000,
  bytesPerSecond: 8192,
  wholeMs: 900_000,
  silentMs: 120_000,
  lookMs: 1000,
};

/** Returns the options for the limits that Node and Fastify enforce: heads, whole requests and idle connections. */
export const watchedByNode = ({ headMs, wholeMs, silentMs, lookMs }: Patience) => ({
  http: { headersTimeout: headMs, connectionsCheckingInterval: lookMs },
  requestTimeout: wholeMs,
  connectionTimeout: silentMs,
});

/**
 * Ends requests whose body arrives too slowly (slowloris), with 408 as Node does for a head. Node has only one limit
 * for whole requests: a value short enough against slowloris would cut every upload from a slow phone.
 */
export function endSlowSenders(app: FastifyInstance, { bodyMs, bytesPerSecond, lookMs }: Patience): void {
  const receiving = new Map<IncomingMessage, { since: number; before: number }>();
  function forget(this: IncomingMessage): void {
    receiving.delete(this);
  }
  app.server.on('request', (request) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && !(Number(length) > 0)) return;
    receiving.set(request, { since: performance.now(), before: request.socket.bytesRead });
    request.once('end', forget).once('close', forget);
  });
  const timer = setInterval(() => {
    for (const [{ socket }, { since, before }] of receiving) {
      const ms = performance.now() - since;
      if (ms < bodyMs || (socket.bytesRead - before) * 1000 >= bytesPerSecond * ms) continue;
      const slow = Object.assign(new Error('The body came too slowly.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      app.server.emit('clientError', slow, socket);
    }
  }, lookMs);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
