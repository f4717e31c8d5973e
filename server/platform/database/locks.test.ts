import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;

/**
 * The full lock is for a row whose key changes or goes, and as the first lock of its transaction: an insert whose foreign
 * key names the row waits for it, so two transactions that insert first and lock then wait for each other.
 */
const fullLocks = ['server/coupons/store.ts', 'server/personal-data/store.ts'];

test('rows are locked without their key, which foreign keys share', () => {
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
