import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { fault, faultBody } from '../fault.ts';
import { requestLang } from './serve.ts';

/** Whether this process serves: migrated, seeded, not draining. */
export type Readiness = { ready: boolean };

function sameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `/healthz` (alive), `/readyz` (migrated, seeded, serving, database answers) and `/metrics` (with the token). */
export function mountHealth(
  app: FastifyInstance,
  options: { pool: pg.Pool; readiness: Readiness; metricsToken: string | undefined },
): void {
  const { pool, readiness, metricsToken } = options;
  const metrics = new Registry();
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [metrics],
  });
  if (metricsToken) collectDefaultMetrics({ register: metrics });

  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.ready || request.url === '/healthz' || request.url === '/readyz') return done();
    reply
      .code(503)
      .header('retry-after', '2')
      .send(faultBody(fault('unavailable'), requestLang(request.headers)));
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const answers =
      readiness.ready &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ));
    return reply.code(answers ? 200 : 503).send({ status: answers ? 'ready' : 'not ready' });
  });
  if (metricsToken) {
    app.get('/metrics', async (request, reply) => {
      const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (!sameSecret(given, metricsToken))
        return reply.code(401).send(faultBody(fault('not_authenticated'), 'en'));
      return reply.type(metrics.contentType).send(await metrics.metrics());
    });
  }
}
