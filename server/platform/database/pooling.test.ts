import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase } from '../../commands/prepare.ts';
import { readShopConfig } from '../../composition/shop-config.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { hasPgbouncer, startPgbouncer } from '../../testing/pgbouncer.ts';
import { type Pooler, startSmallPooler } from '../../testing/small-pooler.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { notify } from './bus.ts';
import { createDatabase, createPool, transact } from './database.ts';
import { detectPooling, inspectWays } from './pooling.ts';

type Start = (url: string) => Promise<Pooler>;
const poolers: [string, Start, boolean][] = [
  ['a small pooler of the tests', startSmallPooler, true],
  [
    hasPgbouncer ? 'PgBouncer' : 'PgBouncer (skipped: there is no /usr/sbin/pgbouncer)',
    startPgbouncer,
    hasPgbouncer,
  ],
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('without a pooler none is found', async () => {
  expect(await detectPooling(database.url)).toBe('none');
  expect(await inspectWays({ databaseUrl: database.url, databaseDirectUrl: null })).toBeNull();
  const line = await inspectWays({ databaseUrl: database.url, databaseDirectUrl: database.url });
  expect(line).toMatch(/no pooler was found .* leave it out/);
});

test.each([2, 3, 4])(
  'a pooler with %i free connections is found, in whatever order it hands them out',
  async (size) => {
    const pooler = await startSmallPooler(database.url, size);
    try {
      expect(await detectPooling(pooler.url)).toBe('transaction');
    } finally {
      await pooler.close();
    }
  },
);

for (const [name, start, isThere] of poolers)
  describe.skipIf(!isThere)(`behind ${name} in transaction mode`, () => {
    let pooler: Pooler;
    let testShop: TestShop;
    beforeAll(async () => {
      pooler = await start(database.url);
      testShop = await startTestShop({
        databaseUrl: pooler.url,
        env: { DATABASE_DIRECT_URL: database.url },
      });
    });
    afterAll(async () => {
      await testShop?.close();
      await pooler?.close();
    });

    test('the start finds it, and says in one line what to do without a direct address', async () => {
      expect(await detectPooling(pooler.url)).toBe('transaction');
      const config = readShopConfig({ SHOP_ENV: 'test', DATABASE_URL: pooler.url });
      await expect(prepareDatabase(config)).rejects.toThrow(
        /^The shop does not start: DATABASE_URL leads through a pooler in transaction mode; set DATABASE_DIRECT_URL/,
      );
      const both = { databaseUrl: pooler.url, databaseDirectUrl: pooler.url };
      await expect(inspectWays(both)).rejects.toThrow(/DATABASE_DIRECT_URL leads through a pooler/);
      const owner = { databaseUrl: pooler.url, databaseDirectUrl: database.ownerUrl };
      await expect(inspectWays(owner)).rejects.toThrow(/different accounts/);
    });

    test('prepared statements would fail, and the shop sends none', async () => {
      const read = async (pooled: boolean) => {
        const db = createDatabase(createPool(pooler.url, 3, { pooled }));
        try {
          for (let n = 0; n < 20; n += 1)
            await Promise.all(
              [1, 2, 3].map(() => transact(db, (tx) => sql`select ${n}::int, ${name}::text`.execute(tx))),
            );
        } finally {
          await db.destroy();
        }
      };
      // PgBouncer may give each client the same server again; the small pooler never does.
      if (start === startSmallPooler) await expect(read(false)).rejects.toThrow(/prepared statement/);
      await read(true);
    });

    test('orders, jobs and messages between processes work, and each order is placed once', async () => {
      const buyer = await testShop.customer();
      const product = await createProduct(testShop, { name: 'Pooled bead', price: 600, available: 40 });
      const other = await startTestShop({ databaseUrl: database.url });
      try {
        const place = (key: string) =>
          buyer.api('POST /api/auth/place-order', {
            body: { ...bodyFor(product), paymentMethod: 'cod' },
            key,
          });
        const keys = Array.from({ length: 3 }, () => randomUUID());
        const placed = await Promise.allSettled([...keys, ...keys].map(place));
        const ids = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value.order._id] : []));
        expect(ids.length).toBeGreaterThan(0);
        const { rows } = await sql<{
          id: string;
        }>`select id from orders where user_id = ${buyer.userId}`.execute(other.db);
        expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
        // Jobs: the e-mail of the order.
        const mails = () =>
          sql`select from sandbox_mail.mails where recipients @> array[${buyer.email}] and subject ~ 'NR-'`
            .execute(other.db)
            .then((found) => found.rows.length);
        await expect.poll(mails).toBeGreaterThan(0);
        // Another process hears of it.
        const received: string[] = [];
        other.shop.platform.bus.subscribe('pooled', (payload) => received.push(payload));
        await expect
          .poll(async () => {
            await transact(testShop.db, (tx) => notify(tx, 'pooled', ['hello']));
            return received.length;
          })
          .toBeGreaterThan(0);
        expect(testShop.shop.platform.bus.holder()).not.toBeNull();
      } finally {
        await other.close();
      }
    });
  });
