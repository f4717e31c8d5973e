import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let other: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
  other = await startTestShop({ databaseUrl: testShop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await testShop.close();
});

test('defaults apply until a row overrides them', async () => {
  const shown = await testShop.visitor('GET /api/settings/public');
  expect(shown.delivery).toEqual({ charge: 100, freeAbove: 499 });
  expect(shown.prices).toEqual({ kundli: 599, matching: 999, panchang: 299 });
});

test('a change is audited, and visible to every process', async () => {
  await other.visitor('GET /api/settings/public');
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, {
      key: 'delivery',
      value: { charge: 80, freeAbove: 999 },
      by: 'an-admin',
    }),
  );
  // Another process hears of it by a notification, moments later.
  await expect
    .poll(async () => (await other.visitor('GET /api/settings/public')).delivery)
    .toEqual({ charge: 80, freeAbove: 999 });
  expect(
    await testShop.db.selectFrom('audit').select(['action', 'entity_id', 'before', 'after']).execute(),
  ).toEqual([
    {
      action: 'setting.change',
      entity_id: 'delivery',
      before: { charge: 100, freeAbove: 499 },
      after: { charge: 80, freeAbove: 999 },
    },
  ]);
});

test('audit rows cannot be changed or removed, even by the shop itself', async () => {
  const refused = 'permission denied for table audit';
  await expect(testShop.db.updateTable('audit').set({ action: 'nothing' }).execute()).rejects.toThrow(
    refused,
  );
  await expect(testShop.db.deleteFrom('audit').execute()).rejects.toThrow(refused);
});
