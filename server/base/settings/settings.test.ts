import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let world: TestShop;
let other: TestShop;
beforeAll(async () => {
  world = await startTestShop();
  other = await startTestShop({ databaseUrl: world.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

test('defaults apply until a row overrides them', async () => {
  const shown = await world.visitor('GET /api/settings/public');
  expect(shown.delivery).toEqual({ charge: 100, freeAbove: 499 });
  expect(shown.prices).toEqual({ kundli: 599, matching: 999, panchang: 299 });
});

test('a change is audited, and visible to every process', async () => {
  await other.visitor('GET /api/settings/public');
  await transact(world.db, (tx) =>
    world.shop.services.settings.set(tx, {
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
    await world.db.selectFrom('audit').select(['action', 'entity_id', 'before', 'after']).execute(),
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
  await expect(world.db.updateTable('audit').set({ action: 'nothing' }).execute()).rejects.toThrow(refused);
  await expect(world.db.deleteFrom('audit').execute()).rejects.toThrow(refused);
});
