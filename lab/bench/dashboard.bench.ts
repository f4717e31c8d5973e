/**
 * Benchmark of the admin pages with many orders: `npm run bench dashboard`. It creates 50,000 orders of the last 400
 * days in all statuses, 100,000 products and 50,000 people. The dashboard is promised in under 150 ms, the search of the
 * admin in under 50 ms. The order list, a search in it, the news, the counts and the audit log are measured too. `ORDERS`
 * and `PRODUCTS` override the numbers.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { daysAfter, indiaDay } from '../../contract/core/india-time.ts';
import { periodBefore, type SalesGrouping } from '../../contract/office/sales/rules.ts';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../scripts/postgres/throwaway.ts';
import { bodyFor } from '../../server/testing/fixtures/checkout.ts';
import { createProduct } from '../../server/testing/fixtures/create-product.ts';
import { startTestShop } from '../../server/testing/test-shop.ts';

const count = Number(process.env.ORDERS ?? 50_000);
const products = Number(process.env.PRODUCTS ?? 100_000);
const postgres = await startThrowawayPostgres(join(dataFolder, 'bench-dashboard'));
process.env.TEST_DATABASE_URL = postgres.ownerUrl;
const testShop = await startTestShop({ env: { LOG_LEVEL: 'fatal' } });
const [admin, buyer] = [await testShop.admin(), await testShop.customer()];
const product = await createProduct(testShop, { name: 'Measured ruby', price: 900, available: 9 });
await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });

/** Returns the SQL of a name by a number: fifty first names, a quarter of the people called Kumar. */
function personName(n: string) {
  return sql.raw(
    `((array['Asha','Meera','Ravi','Kiran','Tara'])[1 + ${n} % 5] || (array['n','l','d','j','v','s','m','k','r','t'])[1 + ${n} % 10] ||
      ' ' || case when ${n} % 4 = 0 then 'Kumar' else 'Rao' || ${n} % 997 end)`,
  );
}

type Batch = { from: number; to: number };

/** Copies one order, about one per minute. Older ones are delivered and paid, some cancelled. */
async function fillOrders({ from, to }: Batch): Promise<void> {
  await sql`
    insert into orders
    select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
        'id', lpad(n::text, 16, '0'), 'user_id', 'u' || lpad(n::text, 15, '0'), 'request_key', null, 'subtotal', 90000 + n, 'total', 90000 + n,
        'created_at', at, 'number', 100000 + n, 'tracking_number', 'BW' || (7000000 + n), 'shipping', o.shipping || jsonb_build_object(
          'phone', (9800000000 + n)::text, 'name', ${personName('n')}), 'updated_at', at,
        'status', case when n % 19 = 0 then 'Cancelled' when age < 1 then 'Processing' when age < 4 then 'Shipped' else 'Delivered' end,
        'payment_status', case when n % 19 = 0 or age < 4 then 'Pending' else 'Paid' end,
        'paid_at', case when n % 19 > 0 and age >= 4 then at + interval '3 days' end))).*
      from (select * from orders limit 1) o,
           lateral (select n, now() - age * interval '1 day' as at, age
                      from generate_series(${from}::int, ${to}::int) n, lateral (select 400.0 * n / ${count}::int as age) a) a`.execute(
    testShop.db,
  );
  await sql`
    insert into order_items
    select (jsonb_populate_record(null::order_items, to_jsonb(i) || jsonb_build_object('id', 'i' || lpad(n::text, 15, '0'), 'order_id', lpad(n::text, 16, '0')))).*
      from (select * from order_items limit 1) i, generate_series(${from}::int, ${to}::int) n`.execute(
    testShop.db,
  );
}

/** Copies one product. */
async function fillProducts({ from, to }: Batch): Promise<void> {
  await sql`
    insert into products overriding system value
    select (jsonb_populate_record(null::products, to_jsonb(p) || jsonb_build_object(
        'id', 'p' || lpad(n::text, 15, '0'), 'product_number', 1000 + n, 'slug', null,
        'name', (array['Ruby', 'Pearl', 'Coral', 'Emerald', 'Mala', 'Yantra', 'Diya', 'Conch'])[1 + n % 8] || ' number ' || n))).*
      from (select * from products limit 1) p, generate_series(${from}::int, ${to}::int) n`.execute(
    testShop.db,
  );
  await sql`
    insert into skus
    select (jsonb_populate_record(null::skus, to_jsonb(s) || jsonb_build_object(
        'id', 's' || lpad(n::text, 15, '0'), 'product_id', 'p' || lpad(n::text, 15, '0'), 'code', 'NRX-' || n,
        'received', n % 40, 'available', n % 40, 'reserved', 0, 'sold', 0))).*
      from (select * from skus limit 1) s, generate_series(${from}::int, ${to}::int) n`.execute(testShop.db);
}

/** Copies one person. One name in four is the same. */
async function fillPeople({ from, to }: Batch): Promise<void> {
  await sql`
    insert into users
    select (jsonb_populate_record(null::users, to_jsonb(u) || jsonb_build_object(
        'id', 'u' || lpad(n::text, 15, '0'), 'first_name', ${personName('n')}, 'last_name', '', 'email', 'person' || n || '@example.test',
        'phone', (7000000000 + n)::text))).*
      from (select * from users where id = ${buyer.userId}) u, generate_series(${from}::int, ${to}::int) n`.execute(
    testShop.db,
  );
}

/** Fills the shop, in batches that end before the time limit of statements. */
async function fill(): Promise<void> {
  const size = 2500;
  const inBatches = async (all: number, write: (batch: Batch) => Promise<void>) => {
    for (let from = 1; from <= all; from += size) await write({ from, to: Math.min(from + size - 1, all) });
  };
  await inBatches(count, fillPeople);
  await inBatches(count, fillOrders);
  await inBatches(products, fillProducts);
  await sql`analyze`.execute(testShop.db);
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

/** Measures the search of the admin: by number, phone, names that few and that thousands have, codes, and nothing found. */
async function timeSearches() {
  const all = [];
  for (const q of [
    'NR-112345',
    '1123',
    '98000 12345',
    'meeral rao77',
    'kumar',
    'bw7012345',
    'nrx-77',
    'ruby',
    'number',
    'person4711@',
    'zzzz',
  ])
    all.push(await time(`search: ${q}`, 50, () => admin.api('GET /api/admin/desk/search', { query: { q } })));
  return all;
}

try {
  await fill();
  const { api } = admin;
  const today = indiaDay(new Date());
  const sales = (by: SalesGrouping, days: number) => {
    const period = { from: daysAfter(today, -days), to: today };
    const { from: againstFrom, to: againstTo } = periodBefore(period);
    return api('GET /api/admin/sales', { query: { ...period, againstFrom, againstTo, by } });
  };
  console.log(`${count.toLocaleString('en-IN')} orders`);
  console.table([
    await time('dashboard', 150, () => api('GET /api/auth/admin/dashboard')),
    await time('orders, first page', null, () => api('GET /api/admin/orders', { query: {} })),
    await time('orders by phone', null, () => api('GET /api/admin/orders', { query: { q: '9800012345' } })),
    await time('sales of 30 days by state', 100, () => sales('state', 29)),
    await time('sales of a year by product, compared', null, () => sales('product', 364)),
    await time('counts of the menu', null, () => api('GET /api/auth/admin/waiting')),
    await time('news', null, () => api('GET /api/admin/desk/news', {})),
    ...(await timeSearches()),
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
  await testShop.close();
  await postgres.stop();
}
