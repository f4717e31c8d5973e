import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config/config.ts';
import type { Bus } from './database/bus.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Keyring } from './security/keyring.ts';
import type { SecurityEvents } from './security/security-events.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/**
 * The dependencies that every domain shares. A domain's service is created from these and from the services it calls.
 */
export type Platform = {
  config: Config;
  pool: pg.Pool;
  db: Database;
  bus: Bus;
  jobs: Jobs;
  /** The clock. Domains read the time nowhere else. */
  now: () => Date;
  log: FastifyBaseLogger;
  /** Records the traces of work that is no request: jobs and events of sockets. */
  telemetry: Pick<Telemetry, 'run'>;
  /** The secrets that sign sessions, and that encrypt documents and bank accounts. */
  keyrings: { session: Keyring; data: Keyring };
  /** Security events: log lines and counters in `/metrics`, without personal data. */
  security: SecurityEvents;
};
