import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { troubleOf } from '../platform/database/trouble.ts';
import { endConnections } from '../platform/http/graceful-shutdown.ts';
import type { Readiness } from '../platform/http/health.ts';
import type { Sweeper } from '../platform/jobs/sweeper.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import type { Services } from './services.ts';

/** The parts of a shop process. */
export type ShopParts = {
  app: FastifyInstance;
  config: Config;
  platform: Platform;
  externalServices: ExternalServices;
  services: Services;
  telemetry: Telemetry;
};

/** Time (ms) for sockets to reconnect to another process before this one takes no new connection. */
const partingMs = 1000;

const stoppedWithout =
  'stopped while the database was away: jobs under way are run again, and people show as present for up to half a minute';

/** Closes everything behind the requests. */
async function closeRest(
  { app, platform, externalServices, services, telemetry }: ShopParts,
  workDone: Promise<unknown>,
): Promise<void> {
  const { bus, db, jobs } = platform;
  await services.sockets.close();
  services.alerts.close();
  await services.pdfs.close();
  await app.close();
  await workDone;
  await jobs.close();
  services.mail.close();
  await externalServices.close();
  await Promise.all(platform.closers.map((close) => close()));
  await telemetry.close();
  await bus.close();
  await db.destroy();
}

/**
 * Shuts down in three steps:
 * 1. `/readyz` returns 503 while all requests are still served (`DRAIN_MS`). Each response closes its connection, so
 *    that none is idle in a proxy when this process stops accepting.
 * 2. Sockets are closed, so that clients reconnect to another process. New ones are refused with a 503.
 * 3. Requests under way are answered, then everything behind them is closed. While the database is away it is not waited for.
 *
 * No new job is taken from the first step on.
 */
export async function closeShop(
  parts: ShopParts,
  { readiness, sweeper }: { readiness: Readiness; sweeper: Sweeper },
): Promise<void> {
  const { app, config, platform, services, telemetry } = parts;
  const drainMs = readiness.ready ? config.drainMs : 0;
  readiness.ready = false;
  readiness.ending = true;
  const finished = platform.jobs.finish();
  endConnections(app.server);
  await wait(drainMs);
  services.sockets.leave();
  const isAlive = platform.isDatabaseAlive();
  const workDone = Promise.all([finished, sweeper.stop()]);
  await wait(drainMs > 0 ? partingMs : 0);
  await services.sockets.untilAnswered();
  if (!(await isAlive)) {
    app.log.warn(stoppedWithout);
    return telemetry.close();
  }
  await closeRest(parts, workDone).catch((error: unknown) => {
    if (troubleOf(error) !== 'away') throw error;
    app.log.warn({ err: error }, stoppedWithout);
  });
}
