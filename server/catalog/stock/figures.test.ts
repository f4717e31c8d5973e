import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { transact } from '../../platform/database/database.ts';
import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

// Lists that are sorted by stored figures must be in the order of the rows, whether the figures are stored or due. 45 SKUs
// of 42 products are two pages.
let testShop: TestShop;
let admin: Person;
const products: Product[] = [];

beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  for (let n = 0; n < 42; n++) {
    const sizes = [
      { name: 'Short', price: 10, available: 3 },
      { name: 'Long', price: 10, available: n % 5 },
    ];
    const stock = n < 3 ? { variants: sizes } : { available: n % 7 };
    products.push(await createProduct(testShop, { name: `Bead ${String(n).padStart(2, '0')}`, ...stock }));
  }
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** Reads all pages of a list, forwards, and returns what `figure` says of each row. */
async function walk<T>(read: (after?: string) => Promise<{ rows: T[]; next: string | null }>): Promise<T[]> {
  const all: T[] = [];
  for (let after: string | undefined; ; ) {
    const { rows, next } = await read(after);
    all.push(...rows);
    if (next === null) return all;
    after = next;
  }
}

const bySales = (sort: 'sold30' | '-sold30', q?: string) =>
  walk(async (after) => {
    const { rows, pages } = await admin.api('GET /api/admin/stock', { query: { sort, after, q } });
    return { rows: rows.map(({ _id, sold30 }) => ({ _id, figure: sold30 })), next: pages.next };
  });
const byPieces = (sort: 'stock' | '-stock', q?: string) =>
  walk(async (after) => {
    const { products: rows, pages } = await admin.api('GET /api/admin/products', {
      query: { sort, after, q },
    });
    return {
      rows: rows.map(({ _id, skus }) => ({ _id, figure: skus.reduce((sum, { stock }) => sum + stock, 0) })),
      next: pages.next,
    };
  });

type Row = { _id: string; figure: number };
const rising = (rows: Row[]) => rows.toSorted((a, b) => a.figure - b.figure || (a._id < b._id ? -1 : 1));

/** Compares the lists with the rows of the tables, once while changes are due and once after they are stored. */
async function expectExact() {
  const { rows: sold } = await sql<Row>`
    select s.id as "_id", coalesce(sum(m.pieces), 0)::int as figure from skus s
      left join sku_sales m on m.sku_id = s.id and m.at >= ${new Date(testShop.clock.now().getTime() - 30 * 86_400_000)}
     where s.product_id in (select id from products where deleted_at is null) group by s.id`.execute(
    testShop.db,
  );
  const { rows: pieces } = await sql<Row>`
    select product_id as "_id", sum(available)::int as figure from skus
     where deleted_at is null and product_id in (select id from products where deleted_at is null) group by 1`.execute(
    testShop.db,
  );
  const compare = async () => {
    expect(await bySales('sold30')).toEqual(rising(sold));
    expect(await bySales('-sold30')).toEqual(rising(sold).toReversed());
    expect(await byPieces('stock')).toEqual(rising(pieces));
    expect(await byPieces('-stock')).toEqual(rising(pieces).toReversed());
    const found = new Set(products.filter(({ name }) => name.includes('1')).map(({ _id }) => _id));
    expect(await byPieces('stock', '1')).toEqual(rising(pieces).filter(({ _id }) => found.has(_id)));
  };
  await compare();
  testShop.clock.advance(1);
  await testShop.sweep();
  expect((await sql`select from stock_due`.execute(testShop.db)).rows).toEqual([]);
  await compare();
  await expectInvariants(testShop);
}

const order = async (buyer: Person, product: Product) =>
  (
    await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
    })
  ).order._id;

test('lists by stock and by sales say what the rows say, after sales, cancellations, corrections and a deleted product', async () => {
  await expectExact();
  const placed: string[] = [];
  for (const n of [4, 5, 6, 11, 12, 13, 40, 41, 6, 13])
    placed.push(await order(await testShop.customer(), products[n] as Product));
  await expectExact();
  for (const id of placed.slice(0, 3))
    await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: id, status: 'Cancelled' } });
  const { rows } = await admin.api('GET /api/admin/stock', { query: { q: 'Bead 20' } });
  const { _id, version, shelf, barcode, reorderLevel, available } = rows[0] as (typeof rows)[number];
  await admin.api('PATCH /api/admin/stock/{id}', {
    params: { id: _id },
    body: { version, shelf, barcode, reorderLevel, stock: { from: available, to: 50, reason: 'Found' } },
  });
  await expectExact();
  await admin.api('DELETE /api/auth/products/{id}', { params: { id: products[6]?._id ?? '' } });
  await expectExact();
  // The last sale leaves the window of thirty days.
  testShop.clock.advance(31 * 24 * 60);
  admin = await testShop.admin();
  await expectExact();
});

test('a change that commits while the figures are stored is in the lists, and stays due', async () => {
  const { rows } = await sql<{
    id: string;
  }>`select id from skus where product_id = ${products[30]?._id ?? ''}`.execute(testShop.db);
  const id = rows[0]?.id ?? '';
  await transact(testShop.db, async (tx) => {
    await sql`update skus set received = received + 500, available = available + 500 where id = ${id}`.execute(
      tx,
    );
    await sql`insert into stock_moves (sku_id, at, kind, quantity, reason) values (${id}, now(), 'adjust', 500, 'Found')`.execute(
      tx,
    );
    // The figures are stored on another connection, which does not see the change.
    testShop.clock.advance(1);
    await testShop.sweep();
  });
  const { rows: due } = await sql<{ id: string }>`select sku_id as id from stock_due`.execute(testShop.db);
  expect(due).toContainEqual({ id });
  await expectExact();
  expect((await byPieces('-stock'))[0]).toMatchObject({ _id: products[30]?._id });
});

test('two sizes of a product are sold at the same time without a wait', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from skus where product_id = ${products[2]?._id ?? ''} and available > 0 order by id`.execute(
    testShop.db,
  );
  const take = (id = '') => sql`update skus set available = available - 1, sold = sold + 1 where id = ${id}`;
  const outcome = await transact(testShop.db, async (tx) => {
    await take(rows[0]?.id).execute(tx);
    // Another buyer, while the first has not committed.
    await transact(testShop.db, async (other) => {
      await sql`set local lock_timeout = '1s'`.execute(other);
      await take(rows[1]?.id).execute(other);
      throw new Error('met nobody');
    }).catch((error: Error) => expect(error.message).toBe('met nobody'));
    throw new Error('undone');
  }).catch((error: Error) => error.message);
  expect(outcome).toBe('undone');
});

test('a search of the stock page finds names, codes and new names at once', async () => {
  const find = async (q: string) =>
    (await admin.api('GET /api/admin/stock', { query: { q } })).rows.map(({ name }) => name);
  expect(await find('bead 17')).toEqual(['Bead 17']);
  await sql`update products set name = 'Ärger bead' where id = ${products[17]?._id ?? ''}`.execute(
    testShop.db,
  );
  expect(await find('bead 17')).toEqual([]);
  expect(await find('arger')).toEqual(['Ärger bead']);
  await sql`update skus set code = 'QX-77' where product_id = ${products[18]?._id ?? ''}`.execute(
    testShop.db,
  );
  expect(await find('qx-7')).toEqual(['Bead 18']);
});
