import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { type Bus, createBus } from '../platform/database/bus.ts';
import { createDatabase, createPool, type OnSlow } from '../platform/database/database.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import { connectExternalServices, type ExternalServices } from '../platform/sandbox/external-services.ts';
import { keyringOf } from '../platform/security/keyring.ts';
import { createSecurityEvents } from '../platform/security/security-events.ts';
import { openObjects } from '../platform/storage/open-objects.ts';

/** Creates the bus of `EVENTS_URL`, else one over PostgreSQL. */
async function connectBus({ databaseUrl, eventsUrl }: Config, log: Platform['log']): Promise<Bus> {
  if (!eventsUrl)
    return createBus(databaseUrl, (error) =>
      log.warn(
        { err: error },
        'LISTEN connection lost: cross-process cache invalidation is paused; it resumes when the database is back',
      ),
    );
  // Loaded only when it is used: it has four hundred modules.
  const { createRedisBus } = await import('../platform/database/redis-bus.ts');
  return createRedisBus({ databaseUrl, eventsUrl }, (error) =>
    log.warn(
      { err: error },
      'event connection lost: cross-process cache invalidation is paused; it resumes when Redis and the database are back',
    ),
  );
}

/** Connects to the database, starts the job queue, and connects the external services. */
export async function createPlatform(
  app: FastifyInstance,
  config: Config,
  now: () => Date,
): Promise<{ platform: Platform; externalServices: ExternalServices }> {
  const pool = createPool(config.databaseUrl);
  const logSlow: OnSlow = (query) => app.log.warn(query, 'slow query');
  const db = createDatabase(
    pool,
    config.slowQueryMs > 0 ? { ms: config.slowQueryMs, report: logSlow } : undefined,
  );
  const bus = await connectBus(config, app.log);
  const jobs = await createJobs(config.databaseUrl, (error) =>
    app.log.error({ err: error }, 'job queue error: a failed job is retried; see /admin/jobs'),
  );
  const externalServices = await connectExternalServices(app, config, now);
  const keyrings = {
    session: keyringOf(config.sessionSecrets, { db, name: 'session', now }),
    data: keyringOf(config.dataSecrets, { db, name: 'data', now }),
  };
  const platform: Platform = {
    config: { ...config, smtpUrl: externalServices.smtpUrl },
    pool,
    db,
    bus,
    jobs,
    now,
    log: app.log,
    keyrings,
    security: createSecurityEvents(app.log, async () => (await keyrings.data())[0].secret),
    files: await openObjects(config),
  };
  return { platform, externalServices };
}
