import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config/config.ts';
import type { Bus } from './database/bus.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { SecurityEvents } from './security/security-events.ts';

/** What every domain stands on. A domain's service is made from this and from the services it calls. */
export type Platform = {
  config: Config;
  pool: pg.Pool;
  db: Database;
  bus: Bus;
  jobs: Jobs;
  /** The clock. Nothing else in the house asks for the time. */
  now: () => Date;
  log: FastifyBaseLogger;
  /** Security events: lines in the log and counts in `/metrics`, without personal data. */
  security: SecurityEvents;
};
