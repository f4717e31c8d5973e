import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import { type Bus, createBus } from '../platform/database/bus.ts';
import { startDatabaseClock } from '../platform/database/clock.ts';
import { createDatabase, createPool, type OnSlow } from '../platform/database/database.ts';
import { createPoolSockets } from '../platform/database/pool-sockets.ts';
import { createDatabaseProbe } from '../platform/database/probe-database.ts';
import { createStandbyReader, type StandbyReader } from '../platform/database/standby-reader.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import { connectExternalServices, type ExternalServices } from '../platform/sandbox/external-services.ts';
import { keyringOf } from '../platform/security/keyring.ts';
import { createSecurityEvents } from '../platform/security/security-events.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { openObjects } from '../storage/open-objects.ts';
import { watchFiles } from '../storage/watch-files.ts';
import { type ConnectProviders, providerConnector } from './payment-providers.ts';
import type { ShopConfig } from './shop-config.ts';

/** Creates the bus. `databaseUrl` leads past any pooler. */
const connectBus = (databaseUrl: string, log: Platform['log']): Bus =>
  createBus(databaseUrl, (error) =>
    log.warn(
      { err: error },
      'LISTEN connection lost: cross-process cache invalidation is paused; it resumes when the database is back',
    ),
  );

/** Opens the read-only address, if there is one. */
function openStandby(app: FastifyInstance, config: Config, pool: pg.Pool): StandbyReader | null {
  const { url, maxLagMs } = config.databaseRead;
  if (url === null) return null;
  return createStandbyReader(pool, {
    url,
    maxLagMs,
    onChange: ({ lagMs, isUsed }) =>
      isUsed
        ? app.log.info({ lagMs }, 'read-only database used: reads that may be old go to it')
        : app.log.warn(
            { lagMs },
            'read-only database left out: it is away or too far behind; reads go to the primary',
          ),
  });
}

/** Opens the pool of this process, the connections that are reserved for what must always answer, and the probe. */
function openPools(app: FastifyInstance, { databaseUrl, databaseDirectUrl, slowQueryMs }: Config) {
  const report: OnSlow = (query) => app.log.warn(query, 'slow query');
  const pooled = databaseDirectUrl !== null;
  const sockets = createPoolSockets();
  const open = (size: number) => {
    const pool = createPool(databaseUrl, size, { pooled, sockets });
    return { pool, db: createDatabase(pool, slowQueryMs > 0 ? { ms: slowQueryMs, report } : undefined) };
  };
  const probe = createDatabaseProbe(databaseUrl, { pooled, sockets });
  return { ...open(10), reserved: open(4), probe };
}

/** Starts the clock of the shop, which shows PostgreSQL's time. */
const startClock = (app: FastifyInstance, pool: pg.Pool) =>
  startDatabaseClock(pool, {
    onWrong: (aheadMs) =>
      app.log.warn(
        { aheadMs },
        "clock differs from PostgreSQL's: the shop goes by that of PostgreSQL; set the clock of this machine (NTP)",
      ),
    onRight: () => app.log.info("clock agrees with PostgreSQL's again"),
  });

/** The options of a platform, which only tests set: the clock, by default PostgreSQL's. */
export type PlatformOptions = { now?: (() => Date) | undefined };

/** Connects to the database, starts the clock and the job queue, and connects the external services. Payment providers are connected later. */
export async function createPlatform(
  app: FastifyInstance,
  { config, telemetry, ...options }: { config: ShopConfig; telemetry: Telemetry } & PlatformOptions,
): Promise<{ platform: Platform; externalServices: ExternalServices; connectProviders: ConnectProviders }> {
  const direct = config.databaseDirectUrl ?? config.databaseUrl;
  const { pool, db, reserved, probe } = openPools(app, config);
  const { now, close: stopClock } = options.now
    ? { now: options.now, close: () => undefined }
    : await startClock(app, pool);
  const standby = openStandby(app, config, pool);
  const bus = connectBus(direct, app.log);
  const onJobError = (error: Error) =>
    app.log.error({ err: error }, 'job queue error: a failed job is retried; see /admin/jobs');
  const jobs = await createJobs({ url: config.databaseUrl, listenUrl: direct }, onJobError, telemetry);
  const externalServices = await connectExternalServices(app, config);
  const { gateway: accounts, ...shared } = config;
  const { sandboxPool } = externalServices;
  const connectProviders = providerConnector(app, accounts, { config: shared, now, sandboxPool });
  const keyrings = {
    session: keyringOf(config.sessionSecrets, { db, name: 'session', now }),
    data: keyringOf(config.dataSecrets, { db, name: 'data', now }),
  };
  const files = await openObjects(config);
  const filesWatch = watchFiles({ config, pool, files, log: app.log });
  if (files.kind === 'disk') await filesWatch.look();
  const platform: Platform = {
    config: { ...shared, smtpUrl: externalServices.smtpUrl },
    pool,
    db,
    reserved,
    isDatabaseAlive: probe.isAlive,
    reader: standby?.reader ?? db,
    standby,
    bus,
    jobs,
    now,
    log: app.log,
    telemetry,
    keyrings,
    closers: [
      async () => standby?.close(),
      async () => stopClock(),
      probe.close,
      () => reserved.db.destroy(),
    ],
    security: createSecurityEvents(app.log, async () => (await keyrings.data())[0].secret),
    files,
    filesWatch,
  };
  return { platform, externalServices, connectProviders };
}
