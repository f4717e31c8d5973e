import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { appError, errorBody } from '../core/app-error.ts';
import type { ObjectStore } from '../core/object-store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createMetrics, type MetricSources } from './metrics.ts';
import { labelsOf } from './request-labels.ts';
import { requestLang } from './serve.ts';

/**
 * `ready`: this process takes requests (migrated, seeded, not ending). `ending`: it drains, and still serves requests.
 */
export type Readiness = { ready: boolean; ending: boolean };

/** How long (ms) a request waits for a process that is starting. The database is filled long before, except at first. */
const startPatienceMs = 3000;
const pollMs = 20;

/** Resolves when this process takes requests, or after {@link startPatienceMs}. */
async function untilReady(readiness: Readiness): Promise<void> {
  for (const end = performance.now() + startPatienceMs; !readiness.ready && performance.now() < end; )
    await wait(pollMs);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
// timingSafeEqual needs equal lengths. Comparing digests also hides the length of the secret.
const sameSecret = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

/**
 * Mounts `/healthz` (alive), `/readyz` (ready, and the database responds), and with the token `/metrics` and
 * `/metrics/slow` (the newest slow requests of this process).
 */
export function mountHealth(
  app: FastifyInstance,
  options: {
    pool: pg.Pool;
    /** Returns whether the database answers; it never waits for long. */
    isDatabaseAlive: () => Promise<boolean>;
    readiness: Readiness;
    files: Pick<ObjectStore, 'traffic'>;
    /** Returns whether the store of files was away when it was last asked. */
    areFilesAway: () => boolean;
    metricsToken: string | undefined;
    sources: Omit<MetricSources, 'pool' | 'files'>;
    telemetry: Telemetry;
  },
): void {
  const { pool, isDatabaseAlive, readiness, metricsToken, files, areFilesAway, telemetry } = options;
  app.decorateRequest('pagePattern', null);

  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.ready || readiness.ending || request.url === '/healthz' || request.url === '/readyz')
      return done();
    // A proxy without health checks sends requests as soon as the port is open, and does not repeat a POST.
    void untilReady(readiness).then(() => (readiness.ready ? done() : refuse(reply, request)));
  });
  const refuse = (reply: FastifyReply, request: FastifyRequest) =>
    reply
      .code(503)
      .header('retry-after', '2')
      .send(errorBody(appError('unavailable'), requestLang(request.headers)));
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = readiness.ready && (await isDatabaseAlive());
    const isAway = areFilesAway() || (files.traffic()?.isAway ?? false);
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      // A shop sells without its files, so no process is taken out of service for it.
      files: isAway ? 'away' : 'ready',
    });
  });
  if (metricsToken || telemetry.sendsMetrics) {
    const metrics = createMetrics({ pool, files, ...options.sources });
    telemetry.attachMetrics(metrics);
    app.addHook('onResponse', (request, reply, done) => {
      metrics.observe({
        ...labelsOf(request),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
      done();
    });
    if (!metricsToken) return;
    const isAllowed = ({ headers }: FastifyRequest): boolean =>
      sameSecret(headers.authorization?.replace(/^Bearer /, '') ?? '', metricsToken);
    const refuse = (reply: FastifyReply) =>
      reply.code(401).send(errorBody(appError('not_authenticated'), 'en'));
    app.get('/metrics', async (request, reply) =>
      isAllowed(request)
        ? reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
        : refuse(reply),
    );
    app.get('/metrics/slow', async (request, reply) =>
      isAllowed(request) ? reply.send(telemetry.slowRequests()) : refuse(reply),
    );
  }
}
