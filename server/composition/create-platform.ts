import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { createBus } from '../platform/database/bus.ts';
import { createDatabase, createPool, type OnSlow } from '../platform/database/database.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import { connectExternalServices, type ExternalServices } from '../platform/sandbox/external-services.ts';
import { keyringOf } from '../platform/security/keyring.ts';
import { createSecurityEvents } from '../platform/security/security-events.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';

/** Connects to the database, starts the job queue, and connects the external services. */
export async function createPlatform(
  app: FastifyInstance,
  { config, telemetry, now }: { config: Config; telemetry: Telemetry; now: () => Date },
): Promise<{ platform: Platform; externalServices: ExternalServices }> {
  const pool = createPool(config.databaseUrl);
  const logSlow: OnSlow = (query) => app.log.warn(query, 'slow query');
  const db = createDatabase(
    pool,
    config.slowQueryMs > 0 ? { ms: config.slowQueryMs, report: logSlow } : undefined,
  );
  const bus = createBus(config.databaseUrl, (error) =>
    app.log.warn(
      { err: error },
      'LISTEN connection lost: cross-process cache invalidation is paused; it resumes when the database is back',
    ),
  );
  const onJobError = (error: Error) =>
    app.log.error({ err: error }, 'job queue error: a failed job is retried; see /admin/jobs');
  const jobs = await createJobs(config.databaseUrl, onJobError, telemetry);
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
    telemetry,
    keyrings,
    security: createSecurityEvents(app.log, async () => (await keyrings.data())[0].secret),
  };
  return { platform, externalServices };
}
