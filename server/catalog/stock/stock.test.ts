import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import {
  createDatabase,
  createPool,
  type Database,
  type Tx,
  transact,
} from '../../platform/database/database.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { holdAt, meetAt } from '../../testing/rendezvous.ts';
import { someProduct, someSku } from '../products/test-products.ts';
import { insertProducts } from '../products/write-store.ts';
import { createStock, type Moved, type StockLine } from './service.ts';

const now = () => new Date('2026-11-21T06:00:00Z');
const stock = createStock({ now });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool(database.url));
});
afterEach(async () => expect(await stock.check(db)).toEqual([]));
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const must = async <T>(work: (tx: Tx) => Promise<T | AppError>): Promise<T> => {
  const result = await transact(db, work);
  if (result instanceof AppError) throw new Error(`refused: ${result.code}`);
  return result;
};

/** Creates a product with this many pieces and returns its SKU. */
async function shelve(available: number, name = 'Ruby'): Promise<string> {
  const sku = { ...someSku(), id: newId(now()) };
  await must(async (tx) => {
    await insertProducts(tx, [{ ...someProduct({ name }), id: newId(now()), skus: [sku] }], now());
    await stock.receive(tx, [{ skuId: sku.id, quantity: available }]);
  });
  return sku.id;
}

const counters = (skuId: string) =>
  db
    .selectFrom('skus')
    .select(['received', 'available', 'reserved', 'sold'])
    .where('id', '=', skuId)
    .executeTakeFirstOrThrow();
const line = (skuId: string, quantity = 1): StockLine => ({ skuId, orderItemId: newId(now()), quantity });

describe('the movements of one line', () => {
  it('reserve, sell, restore: the counters follow and always add up', async () => {
    const sku = await shelve(3);
    const two = line(sku, 2);
    await must((tx) => stock.reserve(tx, [two]));
    expect(await counters(sku)).toEqual({ received: 3, available: 1, reserved: 2, sold: 0 });
    await must((tx) => stock.sell(tx, [two]));
    expect(await counters(sku)).toEqual({ received: 3, available: 1, reserved: 0, sold: 2 });
    await must((tx) => stock.restore(tx, [two]));
    expect(await counters(sku)).toEqual({ received: 3, available: 3, reserved: 0, sold: 0 });
  });

  it('a sale without a reservation takes available stock, also after a release', async () => {
    const sku = await shelve(1);
    const one = line(sku);
    await must((tx) => stock.reserve(tx, [one]));
    await must((tx) => stock.release(tx, [one]));
    await must((tx) => stock.sell(tx, [one]));
    expect(await counters(sku)).toEqual({ received: 1, available: 0, reserved: 0, sold: 1 });
  });

  it('a second release, sale or restore of the same line is skipped', async () => {
    const sku = await shelve(5);
    const sold = line(sku);
    const freed = line(sku);
    await must((tx) => stock.reserve(tx, [sold, freed]));
    for (const repeat of [0, 1]) {
      const expected = (lines: StockLine[]) =>
        repeat ? { moved: [], skipped: lines } : { moved: lines, skipped: [] };
      expect(await must((tx) => stock.release(tx, [freed]))).toMatchObject(expected([freed]));
      expect(await must((tx) => stock.sell(tx, [sold]))).toMatchObject(expected([sold]));
      expect(await must((tx) => stock.restore(tx, [sold]))).toMatchObject(expected([sold]));
    }
    expect(await must((tx) => stock.release(tx, [sold]))).toMatchObject({ moved: [], skipped: [sold] });
    expect(await counters(sku)).toEqual({ received: 5, available: 5, reserved: 0, sold: 0 });
  });

  it('restoring a line that was never sold does nothing', async () => {
    const sku = await shelve(1);
    expect(await must((tx) => stock.restore(tx, [line(sku)]))).toMatchObject({ moved: [] });
  });
});

describe('missing stock', () => {
  it('is refused with product and remaining pieces, and nothing of the order is reserved', async () => {
    const [full, short] = [await shelve(5, 'Pearl'), await shelve(1, 'Ruby')];
    const refused = await transact(db, (tx) => stock.reserve(tx, [line(full), line(short, 2)]));
    expect(refused).toMatchObject({
      code: 'only_left',
      values: { n: 1, product: 'Ruby' },
      details: { skuId: short, available: 1 },
    });
    expect(await counters(full)).toMatchObject({ available: 5, reserved: 0 });
  });

  it('is out of stock when nothing is left, counting two lines of one SKU together', async () => {
    const sku = await shelve(2);
    const refused = await transact(db, (tx) => stock.reserve(tx, [line(sku, 2), line(sku, 1)]));
    expect(refused).toMatchObject({ code: 'out_of_stock', values: { product: 'Ruby' } });
  });

  it('of a deleted product is not sold, except what was reserved before', async () => {
    const sku = await shelve(2);
    const held = line(sku);
    await must((tx) => stock.reserve(tx, [held]));
    await db
      .updateTable('products')
      .set({ deleted_at: now() })
      .where('id', '=', db.selectFrom('skus').select('product_id').where('id', '=', sku))
      .execute();
    expect(await transact(db, (tx) => stock.sell(tx, [line(sku)]))).toMatchObject({
      code: 'item_unavailable',
    });
    expect(await must((tx) => stock.sell(tx, [held]))).toMatchObject({ moved: [held] });
  });
});

describe('a stocktake', () => {
  it('changes received by the difference and leaves reserved and sold', async () => {
    const sku = await shelve(5);
    await must((tx) => stock.reserve(tx, [line(sku)]));
    await must((tx) => stock.setAvailable(tx, [{ skuId: sku, available: 1 }], { reason: 'counted' }));
    expect(await counters(sku)).toEqual({ received: 2, available: 1, reserved: 1, sold: 0 });
  });
});

describe('races, both paused at the same point', () => {
  it('the last piece goes to one of two buyers, the other is told that it is gone', async () => {
    const sku = await shelve(1);
    const open = meetAt('stock.before', 2);
    const results = await Promise.all(
      [line(sku), line(sku)].map((one) => transact(db, (tx) => stock.reserve(tx, [one]))),
    );
    open();
    expect(results.filter((result) => !(result instanceof AppError))).toHaveLength(1);
    expect(results.find((result) => result instanceof AppError)).toMatchObject({ code: 'out_of_stock' });
  });

  it('one line is sold once by a concurrent webhook, return page and reconciler', async () => {
    const sku = await shelve(3);
    const one = line(sku);
    await must((tx) => stock.reserve(tx, [one]));
    const open = meetAt('stock.before', 3);
    const results = await Promise.all([1, 2, 3].map(() => must((tx) => stock.sell(tx, [one]))));
    open();
    expect(results.flatMap((result: Moved) => result.moved)).toEqual([one]);
    expect(await counters(sku)).toEqual({ received: 3, available: 2, reserved: 0, sold: 1 });
  });

  it('a sale and the release of the same line end in exactly one of both', async () => {
    const sku = await shelve(1);
    const one = line(sku);
    await must((tx) => stock.reserve(tx, [one]));
    const open = meetAt('stock.before', 2);
    await Promise.all([must((tx) => stock.sell(tx, [one])), must((tx) => stock.release(tx, [one]))]);
    open();
    const { available, reserved, sold } = await counters(sku);
    // After a release the sale takes available stock, so the piece is sold exactly once either way.
    expect({ available, reserved, sold }).toEqual({ available: 0, reserved: 0, sold: 1 });
  });

  it('two orders whose lines already reference the same SKU do not deadlock', async () => {
    const sku = await shelve(2);
    const open = meetAt('stock.before', 2);
    let runs = 0;
    const order = async (tx: Tx) => {
      runs += 1;
      // The lock that the foreign key of an order item takes.
      await sql`select 1 from skus where id = ${sku} for key share`.execute(tx);
      return stock.reserve(tx, [line(sku)]);
    };
    await Promise.all([must(order), must(order)]);
    open();
    expect(runs).toBe(2);
    expect(await counters(sku)).toMatchObject({ available: 0, reserved: 2 });
  });

  it('orders of the same SKUs in opposite order do not deadlock', async () => {
    const [a, b] = [await shelve(50), await shelve(50)];
    const orders = Array.from({ length: 8 }, (_, i) => (i % 2 ? [line(a), line(b)] : [line(b), line(a)]));
    const open = meetAt('stock.before', 8);
    await Promise.all(orders.map((lines) => must((tx) => stock.reserve(tx, lines))));
    open();
    expect([await counters(a), await counters(b)]).toMatchObject([{ reserved: 8 }, { reserved: 8 }]);
  });
});

describe('taking for new lines, in one statement', () => {
  it('moves and counts as reserving and selling do', async () => {
    const [a, b] = [await shelve(5), await shelve(3)];
    const lines = [line(a, 2), line(b), line(a)];
    await must((tx) => stock.take(tx, 'sell', lines));
    await must((tx) => stock.take(tx, 'reserve', [line(a), line(b, 2)]));
    expect(await counters(a)).toEqual({ received: 5, available: 1, reserved: 1, sold: 3 });
    expect(await counters(b)).toEqual({ received: 3, available: 0, reserved: 2, sold: 1 });
    await must((tx) => stock.restore(tx, lines));
    expect(await counters(a)).toMatchObject({ available: 4, sold: 0 });
    expect(await stock.check(db)).toEqual([]);
  });

  it('takes nothing when one of many pieces is short, and says which', async () => {
    const [a, b] = [await shelve(5), await shelve(1)];
    const short = await transact(db, (tx) => stock.take(tx, 'sell', [line(a), line(b), line(b)]));
    expect(short).toMatchObject({ code: 'out_of_stock', details: { skuId: b } });
    expect([await counters(a), await counters(b)]).toMatchObject([{ available: 5 }, { available: 1 }]);
    await expect(transact(db, (tx) => stock.take(tx, 'sell', [line('nobody')]))).rejects.toThrow();
  });

  it('the last piece goes to one of two buyers, the other is told that it is gone', async () => {
    const sku = await shelve(1);
    const open = meetAt('stock.before', 2);
    const results = await Promise.all(
      [line(sku), line(sku)].map((one) => transact(db, (tx) => stock.take(tx, 'sell', [one]))),
    );
    open();
    expect(results.find((result) => result instanceof AppError)).toMatchObject({ code: 'out_of_stock' });
    expect(await counters(sku)).toEqual({ received: 1, available: 0, reserved: 0, sold: 1 });
  });

  it('an order that waited for another sees the stock that is left', async () => {
    const sku = await shelve(3);
    const first = holdAt('stock.after');
    const one = must((tx) => stock.take(tx, 'sell', [line(sku, 2)]));
    await first.reached;
    const two = transact(db, (tx) => stock.take(tx, 'sell', [line(sku, 2)]));
    first.release();
    await one;
    expect(await two).toMatchObject({ code: 'only_left', values: { n: 1 } });
    await must((tx) => stock.take(tx, 'reserve', [line(sku)]));
    expect(await counters(sku)).toEqual({ received: 3, available: 0, reserved: 1, sold: 2 });
  });

  it('orders of the same SKUs in opposite order do not deadlock', async () => {
    const [a, b] = [await shelve(50), await shelve(50)];
    const orders = Array.from({ length: 8 }, (_, i) => (i % 2 ? [line(a), line(b)] : [line(b), line(a)]));
    const open = meetAt('stock.before', 8);
    let runs = 0;
    await Promise.all(
      orders.map((lines) =>
        must((tx) => {
          runs += 1;
          return stock.take(tx, 'sell', lines);
        }),
      ),
    );
    open();
    expect(runs).toBe(8);
    expect([await counters(a), await counters(b)]).toMatchObject([{ sold: 8 }, { sold: 8 }]);
  });
});

it('any history of moves keeps the counters equal to the sums of the moves', async () => {
  const kind = fc.constantFrom('reserve' as const, 'release' as const, 'sell' as const, 'restore' as const);
  const step = fc.record({ kind, line: fc.nat(3), count: fc.option(fc.nat(6)) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const sku = await shelve(4);
      const lines = [1, 2, 1, 3].map((quantity) => line(sku, quantity));
      for (const { kind, line: at, count } of steps) {
        if (count !== null)
          await must((tx) =>
            stock.setAvailable(tx, [{ skuId: sku, available: count }], { reason: 'counted' }),
          );
        else await transact(db, (tx) => stock[kind](tx, [lines[at] as StockLine]));
      }
      expect(await stock.check(db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('the check finds a counter that was changed by hand', async () => {
  const sku = await shelve(1);
  await sql`update skus set available = 2, received = 2 where id = ${sku}`.execute(db);
  expect(await stock.check(db)).toEqual([expect.stringContaining(sku)]);
  await sql`update skus set available = 1, received = 1 where id = ${sku}`.execute(db);
});
