import pg from 'pg';
import { test } from './watched.ts';

/**
 * Tests that read figures of the settings (fees, thresholds) and tests that change them, kept apart: many read at the same
 * time, who changes is alone. The tests share one shop, whose database keeps the turns.
 */
export const testsThat = (how: 'read figures' | 'change figures') =>
  test.extend<{ turn: undefined }>({
    turn: [
      async ({ baseURL: _ }, use) => {
        const connectionString = process.env.E2E_DATABASE_URL;
        if (!connectionString) throw new Error('E2E_DATABASE_URL must name the database of the shop.');
        const client = new pg.Client({ connectionString });
        await client.connect();
        const lock = how === 'read figures' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock';
        await client.query(`select ${lock}(hashtext('figures of the settings'))`);
        await use(undefined);
        await client.end();
      },
      // A turn may be waited for longer than a test may take.
      { auto: true, timeout: 120_000 },
    ],
  });
