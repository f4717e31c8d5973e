/**
 * Benchmark of the admin pages with many orders: `npm run bench dashboard`. It creates 50,000 orders of the last 400
 * days in all statuses. The dashboard is promised in under 150 ms. The order list, a search in it and the audit log
 * are measured too. `ORDERS` overrides the number.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { liftTimeLimits, type Tx, transact } from '#server/platform/database/database.ts';
import { bodyFor } from '#server/testing/checkout.ts';
import { createProduct } from '#server/testing/create-product.ts';
import { startTestShop } from '#server/testing/test-shop.ts';
import { dataFolder } from '../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../scripts/postgres/throwaway.ts';

const count = Number(process.env.ORDERS ?? 50_000);
const postgres = await startThrowawayPostgres(join(dataFolder, 'bench-dashboard'));
process.env.TEST_DATABASE_URL = postgres.ownerUrl;
const world = await startTestShop({ env: { LOG_LEVEL: 'fatal' } });
const [admin, buyer] = [await world.admin(), await world.customer()];
const product = await createProduct(world, { name: 'Measured ruby', price: 900, available: 9 });
await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });

/** Copies one order, about one per minute. Older ones are delivered and paid, some cancelled. */
async function fill(tx: Tx): Promise<void> {
  await liftTimeLimits(tx);
  await sql`
    insert into orders
    select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
        'id', lpad(n::text, 16, '0'), 'number', 1000000 + n, 'request_key', null, 'subtotal', 90000 + n, 'total', 90000 + n,
        'created_at', at, 'shipping', o.shipping || jsonb_build_object('phone', (9800000000 + n)::text), 'updated_at', at,
        'status', case when n % 19 = 0 then 'Cancelled' when age < 1 then 'Processing' when age < 4 then 'Shipped' else 'Delivered' end,
        'payment_status', case when n % 19 = 0 or age < 4 then 'Pending' else 'Paid' end,
        'paid_at', case when n % 19 > 0 and age >= 4 then at + interval '3 days' end))).*
      from (select * from orders limit 1) o,
           lateral (select n, now() - age * interval '1 day' as at, age
                      from generate_series(1, ${count}::int) n, lateral (select 400.0 * n / ${count}::int as age) a) a`.execute(
    tx,
  );
  await sql`
    insert into order_items
    select (jsonb_populate_record(null::order_items, to_jsonb(i) || jsonb_build_object('id', 'i' || lpad(n::text, 15, '0'), 'order_id', lpad(n::text, 16, '0')))).*
      from (select * from order_items limit 1) i, generate_series(1, ${count}::int) n`.execute(tx);
}

/** Measures a hundred sequential requests: median and maximum in milliseconds. */
async function time(what: string, wanted: number | null, ask: () => Promise<unknown>) {
  for (let i = 0; i < 10; i++) await ask();
  const took: number[] = [];
  for (let i = 0; i < 100; i++) {
    const begin = performance.now();
    await ask();
    took.push(performance.now() - begin);
  }
  took.sort((a, b) => a - b);
  const slowest = took.at(-1) ?? 0;
  return {
    what,
    'middle ms': (took[50] ?? 0).toFixed(1),
    'slowest ms': slowest.toFixed(1),
    wanted: wanted === null ? '' : `${wanted} ms`,
    '': wanted === null ? '' : slowest < wanted ? 'ok' : 'MISSED',
  };
}

try {
  await transact(world.db, fill);
  await sql`analyze`.execute(world.db);
  const { api } = admin;
  console.log(`${count.toLocaleString('en-IN')} orders`);
  console.table([
    await time('dashboard', 150, () => api('GET /api/auth/admin/dashboard')),
    await time('orders, first page', null, () => api('GET /api/admin/orders', { query: {} })),
    await time('orders by phone', null, () => api('GET /api/admin/orders', { query: { q: '9800012345' } })),
    await time('orders, longest waiting', null, () =>
      api('GET /api/admin/orders', { query: { sort: 'waiting' } }),
    ),
    await time('orders, highest total', null, () =>
      api('GET /api/admin/orders', { query: { sort: 'highest' } }),
    ),
    await time('orders of one day', null, () =>
      api('GET /api/admin/orders', { query: { from: '2026-06-01', to: '2026-06-01' } }),
    ),
    await time('orders by tracking number', null, () =>
      api('GET /api/admin/orders', { query: { tracking: 'BW1' } }),
    ),
    await time('orders by product, all of them', null, () =>
      api('GET /api/admin/orders', { query: { item: 'measured ruby' } }),
    ),
    await time('log of changes', null, () => api('GET /api/auth/admin/audit', { query: {} })),
  ]);
} finally {
  await world.close();
  await postgres.stop();
}
