import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/index.ts';
import { site } from '#contract/site.ts';
import { createAudit } from './audit/service.ts';
import type { Config } from './platform/config.ts';
import { createBus } from './platform/database/bus.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createApp } from './platform/http/app.ts';
import { mountDocuments } from './platform/http/documents.ts';
import { mountHealth, type Readiness } from './platform/http/health.ts';
import { createLocalApi } from './platform/http/local-api.ts';
import { type Registry, type ServeOptions, serve } from './platform/http/serve.ts';
import { createJobs } from './platform/jobs.ts';
import { createOnce } from './platform/once.ts';
import type { Platform } from './platform/platform.ts';
import { createSweeper } from './platform/sweeper.ts';
import { siteHandlers } from './settings/routes.ts';
import { createSettings } from './settings/service.ts';

/** A shop process: its HTTP server, and the pieces that start-up and tests reach for. */
export type Shop = Awaited<ReturnType<typeof createShop>>;

/** The composition root: the only place that knows every domain. Migrates, then wires; it does not listen yet. */
export async function createShop(config: Config, { now = () => new Date() }: { now?: () => Date } = {}) {
  await migrate(config.databaseUrl);
  const app: FastifyInstance = createApp(config);
  const pool = createPool(config.databaseUrl);
  const db = createDatabase(pool);
  const bus = await createBus(config.databaseUrl);
  const jobs = await createJobs(config.databaseUrl, (error) => app.log.error({ err: error }, 'jobs'));
  const platform: Platform = { config, pool, db, bus, jobs, now, log: app.log };
  const sweeper = createSweeper(app.log);
  const readiness: Readiness = { ready: false };

  const audit = createAudit();
  const settings = createSettings(platform, audit);

  const registry: Registry = new Map();
  const options: ServeOptions = {
    resolveSession: async () => null,
    limit: async () => null,
    once: createOnce(db),
    now,
    checkAnswers: !config.production,
  };
  mountHealth(app, { pool, readiness, metricsToken: config.metricsToken });
  mountDocuments(app, contract, () => config.publicUrl);
  serve(app, registry, site, siteHandlers(settings), options);

  return {
    app,
    platform,
    sweeper,
    readiness,
    api: createLocalApi(registry, now),
    services: { audit, settings },

    /** Opens the port and answers it; `/readyz` stays 503 until {@link Shop.ready}. */
    async listen(): Promise<number> {
      await app.listen({ host: config.host, port: config.port });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : config.port;
    },

    /** From here the shop serves: everything it needs is in the database. */
    ready(): void {
      readiness.ready = true;
      sweeper.start();
    },

    /** Drains requests, then closes what is behind them. */
    async close(): Promise<void> {
      readiness.ready = false;
      await sweeper.stop();
      await app.close();
      await jobs.close();
      await bus.close();
      await db.destroy();
    },
  };
}
