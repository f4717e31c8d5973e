import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;

/**
 * Files that may use FOR UPDATE: only for a row whose key changes or that is deleted, and only as the first lock of a
 * transaction. An insert with a foreign key to the row waits for it, so two transactions that insert first and lock
 * later deadlock.
 */
const fullLocks = ['server/people/accounts/account-data-store.ts', 'server/selling/coupons/store.ts'];

test('rows are locked FOR NO KEY UPDATE, which does not conflict with foreign keys', () => {
  const sources = globSync('server/**/*.{ts,sql}', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const found = sources.filter((path) =>
    /\.forUpdate\(|\bfor update\b(?! execute)/i.test(
      readFileSync(root + path, 'utf8').replace(/^\s*(\/?\*|\/\/|--).*$/gm, ''),
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(found.sort()).toEqual(fullLocks);
});
