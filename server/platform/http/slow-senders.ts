import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long callers may take, in ms. Long polling and websockets are not concerned: they send whole requests or none. */
export type Patience = {
  /** For the head of a request; a connection that never says anything ends then, too. */
  headMs: number;
  /** For a body that comes slower than `bytesPerSecond`. */
  bodyMs: number;
  /** The least that keeps a body going, on the average since it began: what the slowest phone network carries. */
  bytesPerSecond: number;
  /** For a whole request, however fast it comes. */
  wholeMs: number;
  /** For a connection on which nothing moves in either direction. */
  silentMs: number;
  /** How often all this is looked at. */
  lookMs: number;
};

/** The patience of a shop: the largest upload, 19 MB, needs 22 KB a second. */
export const usualPatience: Patience = {
  headMs: 20_000,
  bodyMs: 25_000,
  bytesPerSecond: 8192,
  wholeMs: 900_000,
  silentMs: 120_000,
  lookMs: 1000,
};

/** The options of Node's server and of Fastify's for what they watch themselves: heads, whole requests, silence. */
export const watchedByNode = ({ headMs, wholeMs, silentMs, lookMs }: Patience) => ({
  http: { headersTimeout: headMs, connectionsCheckingInterval: lookMs },
  requestTimeout: wholeMs,
  connectionTimeout: silentMs,
});

/**
 * Ends requests whose body comes too slowly, with 408 as Node does it for a head. Node's own limit for a whole request is
 * one for all: short enough against callers who send byte by byte, it would cut every upload from a slow phone.
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
