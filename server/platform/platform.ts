import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config/config.ts';
import type { FilesWatch, ObjectStore } from './core/object-store.ts';
import type { Bus } from './database/bus.ts';
import type { Database } from './database/database.ts';
import type { StandbyReader } from './database/standby-reader.ts';
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
  /**
   * A few connections more, for sessions, log-in, limits, settings and payments alone. They answer whatever holds the
   * pool: locked rows, an import, a crowd.
   */
  reserved: { pool: pg.Pool; db: Database };
  /** Returns whether PostgreSQL answers, within two seconds, on a connection of its own. */
  isDatabaseAlive: () => Promise<boolean>;
  /**
   * For reads that may be a moment old: lists, dashboards, exports and reports of the admin. It leads to a standby when
   * there is one, else it is `db`. `npm run check` names the domains that may use it; money, stock and carts may not.
   */
  reader: Database;
  /** The read-only address behind `reader`; null when none is configured. */
  standby: StandbyReader | null;
  bus: Bus;
  jobs: Jobs;
  /** The clock. Domains read the time nowhere else. */
  now: () => Date;
  log: FastifyBaseLogger;
  /** Records the traces of work that is no request: jobs and events of sockets. */
  telemetry: Pick<Telemetry, 'run'>;
  /** The secrets that sign sessions, and that encrypt documents and bank accounts. */
  keyrings: { session: Keyring; data: Keyring };
  /** What ends with the process, before its connections are closed. */
  closers: readonly (() => Promise<void>)[];
  /** Security events: log lines and counters in `/metrics`, without personal data. */
  security: SecurityEvents;
  /** The store of files: a folder, or a bucket. Public files are read and written by `Storage`, which is built on it. */
  files: ObjectStore;
  /** Whether the store of files is there. */
  filesWatch: FilesWatch;
};
