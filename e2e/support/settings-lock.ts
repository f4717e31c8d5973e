import pg from 'pg';
import { test } from './watched.ts';

// By what they do: the advisory lock of a turn, and its name.
const turns = {
  'read figures': ['pg_advisory_lock_shared', 'figures of the settings'],
  'change figures': ['pg_advisory_lock', 'figures of the settings'],
  'change the home page': ['pg_advisory_lock', 'home page'],
} as const;

/**
 * Returns the test function for tests that read settings' figures (fees, thresholds) or change them, or save the home
 * page as a whole. It is a read-write lock: many readers at a time, one writer alone. All tests share one shop, so the
 * lock is in its database (advisory lock).
 */
export const testsThat = (how: keyof typeof turns) =>
  test.extend<{ turn: undefined }>({
    turn: [
      async ({ baseURL: _ }, use) => {
        const connectionString = process.env.E2E_DATABASE_URL;
        if (!connectionString) throw new Error('E2E_DATABASE_URL must name the database of the shop.');
        const client = new pg.Client({ connectionString });
        await client.connect();
        // The database's own limits are for the shop's statements. A turn is waited for.
        await client.query('set lock_timeout = 0; set statement_timeout = 0');
        const [lock, name] = turns[how];
        await client.query(`select ${lock}(hashtext($1))`, [name]);
        await use(undefined);
        await client.end();
      },
      // Waiting for the lock may take longer than a test's own timeout.
      { auto: true, timeout: 600_000 },
    ],
  });
