import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../test-shop.ts';
import { requestRoles, runRequests } from './run.ts';

// 5,000 or 250,000 as each role: npm run drill -- fuzz.
const aRole = 375;

const buildDir = join(import.meta.dirname, '../../../build');
let testShop: TestShop;
beforeAll(async () => {
  if (!existsSync(join(buildDir, 'server'))) throw new Error('The pages are not built: run `npm run build`');
  testShop = await startTestShop({ pages: { buildDir }, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => testShop.close());

describe('generated requests', () => {
  for (const role of requestRoles)
    test(`${aRole} as ${role} cause no 5xx, no hung request and no leak of internals`, async () => {
      const { statuses, problems } = await runRequests(testShop, { role, seed: 15, from: 0, count: aRole });
      expect(problems).toEqual([]);
      // Some requests must succeed: a run that is refused everywhere would show nothing.
      expect(statuses[200]).toBeGreaterThan(20);
    }, 180_000);
});
