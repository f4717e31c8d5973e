import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { appError, errorBody } from '../core/app-error.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createMetrics, type MetricSources } from './metrics.ts';
import { labelsOf } from './request-labels.ts';
import { requestLang } from './serve.ts';

/**
 * `ready`: this process takes requests (migrated, seeded, not ending). `ending`: it drains, and still serves requests.
 */
export type Readiness = { ready: boolean; ending: boolean };

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
    readiness: Readiness;
    metricsToken: string | undefined;
    sources: Omit<MetricSources, 'pool'>;
    telemetry: Telemetry;
  },
): void {
  const { pool, readiness, metricsToken, telemetry } = options;
  app.decorateRequest('pagePattern', null);

  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.ready || readiness.ending || request.url === '/healthz' || request.url === '/readyz')
      return done();
    reply
      .code(503)
      .header('retry-after', '2')
      .send(errorBody(appError('unavailable'), requestLang(request.headers)));
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      readiness.ready &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  if (metricsToken || telemetry.sendsMetrics) {
    const metrics = createMetrics({ pool, ...options.sources });
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
