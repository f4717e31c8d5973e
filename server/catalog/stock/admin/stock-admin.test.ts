import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StockAdminRow } from '#contract/catalog/stock/admin.ts';
import { suggestedQuantity } from '#contract/catalog/stock/rules.ts';
import type { ApiError } from '#contract/core/client.ts';
import { daysAfter, indiaDay, noonOf } from '#contract/core/india-time.ts';
import { newId } from '../../../platform/core/id.ts';
import { asPaise } from '../../../platform/core/money.ts';
import { transact } from '../../../platform/database/database.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { presentSku } from './present.ts';
import type { StockSku } from './store.ts';

let testShop: TestShop;
let meera: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
  await createProduct(testShop, {
    name: 'Ruby',
    variants: [
      { name: '3 ratti', price: 4000, available: 14 },
      { name: '5 ratti', price: 8000, available: 2 },
    ],
  });
  await createProduct(testShop, { name: 'Brass bell', price: 250, available: 40 });
  await testShop.db.updateTable('skus').set({ code: 'RUB-05' }).where('name', '=', '5 ratti').execute();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const list = (query: { q?: string; show?: 'order' | 'out' } = {}) =>
  meera.api('GET /api/admin/stock', { query });
const find = async (q: string): Promise<StockAdminRow> => (await list({ q })).rows[0] as StockAdminRow;
const moves = async (id: string) =>
  (await meera.api('GET /api/admin/stock/{id}/moves', { params: { id }, query: {} })).moves;
const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );
const change = (row: StockAdminRow, part: object) =>
  meera.api('PATCH /api/admin/stock/{id}', {
    params: { id: row._id },
    body: {
      version: row.version,
      reorderLevel: row.reorderLevel,
      shelf: row.shelf,
      barcode: row.barcode,
      ...part,
    },
  });
/** Sells pieces as a cash order does. */
const sell = (skuId: string, quantity: number) =>
  transact(testShop.db, (tx) =>
    testShop.shop.services.stock.take(tx, 'sell', [
      { skuId, quantity, orderItemId: newId(testShop.clock.now()) },
    ]),
  );

describe('the stock page', () => {
  it('lists every SKU with its stock and what sold, and finds it by name and code', async () => {
    const bell = await find('bell');
    await sell(bell._id, 6);
    expect(await find('bell')).toMatchObject({ stock: 34, available: 34, sold30: 6, sold90: 6, level: 3 });
    expect((await list()).total).toBe(3);
    expect(await find('rub-05')).toMatchObject({ name: 'Ruby', size: '5 ratti', available: 2 });
    expect((await list({ q: "%'; drop" })).total).toBe(0);
  });

  it('keeps reorder level, shelf, barcode and cost, with the margin', async () => {
    const ruby = await find('rub-05');
    const after = await change(ruby, { reorderLevel: 5, shelf: ' A 3 ', barcode: '8901234', cost: 6000 });
    expect(after).toMatchObject({ level: 5, shelf: 'A 3', barcode: '8901234', cost: 6000, margin: 25 });
    expect((await refusal(change(ruby, { shelf: 'B' }))).code).toBe('stock_changed');
    const other = (await list({ q: 'ruby' })).rows.find(({ size }) => size === '3 ratti') as StockAdminRow;
    expect((await refusal(change(other, { barcode: '8901234' }))).code).toBe('barcode_taken');
    const { codes } = await meera.api('GET /api/admin/stock/value');
    expect(codes).toEqual([
      { hsn: '7103', skus: 3, pieces: 50, cost: 12_000, unknown: 48, price: 14 * 4000 + 2 * 8000 + 34 * 250 },
    ]);
  });

  it('takes GST out of the price before the margin, because the cost has none', () => {
    const sku = {
      price: asPaise(1_180_00),
      cost: asPaise(750_00),
      available: 1,
      reserved: 0,
      reorderLevel: null,
    };
    const context = { stockLow: 3, costs: true, gst: 1800 };
    expect(presentSku(sku as StockSku, context).margin).toBe(25);
  });

  it('shows costs to nobody who packs, and lets them change none', async () => {
    const packer = await testShop.admin('packing');
    const { rows, costs } = await packer.api('GET /api/admin/stock', { query: { q: 'rub-05' } });
    expect({ costs, cost: rows[0]?.cost, margin: rows[0]?.margin }).toEqual({
      costs: false,
      cost: null,
      margin: null,
    });
    const row = rows[0] as StockAdminRow;
    const body = { version: row.version, reorderLevel: 5, shelf: 'A 4', barcode: '8901234' };
    const send = (cost?: number) =>
      packer.api('PATCH /api/admin/stock/{id}', {
        params: { id: row._id },
        body: { ...body, ...(cost !== undefined && { cost }) },
      });
    expect((await refusal(send(1))).code).toBe('not_allowed');
    expect(await send()).toMatchObject({ shelf: 'A 4', cost: null });
    expect((await find('rub-05')).cost).toBe(6000);
  });

  it('corrects by the difference, so that a sale in between counts, and names who and why', async () => {
    const bell = await find('bell');
    await sell(bell._id, 4);
    const stock = { from: bell.available, to: bell.available - 1, reason: 'One is cracked' };
    expect((await change(bell, { stock })).available).toBe(bell.available - 5);
    const [latest, sale] = await moves(bell._id);
    expect(latest).toMatchObject({ kind: 'adjust', quantity: -1, reason: 'One is cracked' });
    expect(latest?.by).toBeTruthy();
    expect(sale).toMatchObject({ kind: 'sell', quantity: -4, by: null });
    const row = await find('bell');
    const short = change(row, { stock: { from: 500, to: 0, reason: 'x' } });
    expect((await refusal(short)).code).toBe('product_stock_short');
  });

  it('lists what to order with a quantity that lasts thirty days', async () => {
    expect(suggestedQuantity({ available: 2, level: 5, sold30: 9, sold90: 60 })).toBe(23);
    expect(suggestedQuantity({ available: 3, level: 3, sold30: 0, sold90: -2 })).toBe(1);
    const { rows } = await list({ show: 'order' });
    expect(rows).toMatchObject([{ name: 'Ruby', size: '5 ratti', suggested: 3 }]);
    const answer = await fetch(`${testShop.base}/api/admin/stock/to-order`, {
      headers: { authorization: `Bearer ${meera.token}` },
    });
    expect(await answer.text()).toContain('Ruby,5 ratti,RUB-05,8901234,A 4,2,0,5,0,0,3');
  });
});

describe('a count with a scanner', () => {
  it('finds by code and by barcode and becomes one correction with its reason', async () => {
    const scan = async (code: string) =>
      (await meera.api('GET /api/admin/stock/scan', { query: { code } })).rows;
    const [byCode] = await scan('rub-05');
    expect((await scan('8901234')).map(({ _id }) => _id)).toEqual([byCode?._id]);
    expect(await scan('rub-0')).toEqual([]);
    const bell = await find('bell');
    const body = {
      reason: 'Count of November',
      lines: [
        { skuId: byCode?._id ?? '', expected: 2, counted: 3 },
        { skuId: bell._id, expected: bell.available, counted: bell.available },
      ],
    };
    expect(await meera.api('POST /api/admin/stock/counts', { body })).toEqual({ changed: 1 });
    expect((await moves(byCode?._id ?? ''))[0]).toMatchObject({ quantity: 1, reason: 'Count of November' });
    const [entry] = await testShop.shop.services.audit.of(testShop.db, 'stock', 'all');
    expect(entry).toMatchObject({ action: 'stock.count', actorId: meera.userId });
  });

  it('changes nothing when one line is impossible', async () => {
    const bell = await find('bell');
    const ruby = await find('rub-05');
    const lines = [
      { skuId: bell._id, expected: bell.available, counted: bell.available + 5 },
      { skuId: ruby._id, expected: 900, counted: 0 },
    ];
    const refused = await refusal(
      meera.api('POST /api/admin/stock/counts', { body: { reason: 'Count', lines } }),
    );
    expect(refused.code).toBe('product_stock_short');
    expect((await find('bell')).available).toBe(bell.available);
  });
});

describe('the e-mail about low stock', () => {
  const lowMails = async () =>
    (await mailsTo(testShop, 'orders@navaratna.test')).filter(({ subject }) =>
      subject.startsWith('Low stock'),
    );
  /** Runs what is due at noon of the next day in India. */
  const nextDay = async () => {
    const now = testShop.clock.now();
    const noon = noonOf(daysAfter(indiaDay(now), 1));
    testShop.clock.advance((noon.getTime() - now.getTime()) / 60_000);
    await testShop.sweep();
  };

  it('comes once for a SKU until it is refilled, at most once a day', async () => {
    await nextDay();
    await expect.poll(lowMails).toHaveLength(1);
    expect((await lowMails())[0]?.text).toContain('RUB-05');
    const bell = await find('bell');
    await sell(bell._id, bell.available - 1);
    testShop.clock.advance(60);
    await testShop.sweep();
    expect(await lowMails()).toHaveLength(1);
    await nextDay();
    await expect.poll(lowMails).toHaveLength(2);
    expect((await lowMails())[0]?.text).toContain('Brass bell');
    expect((await lowMails())[0]?.text).not.toContain('RUB-05');
    await nextDay();
    expect(await lowMails()).toHaveLength(2);
    const row = await find('bell');
    await change(row, { stock: { from: row.available, to: 30, reason: 'Delivery' } });
    await nextDay();
    await sell(row._id, 29);
    await nextDay();
    await expect.poll(lowMails).toHaveLength(3);
  });
});

it('values a stock that is worth more than any single price may be', async () => {
  await createProduct(testShop, { name: 'Vault of diamonds', price: 5_000_000, available: 1000 });
  const { codes } = await meera.api('GET /api/admin/stock/value');
  expect(codes.reduce((sum, { price }) => sum + price, 0)).toBeGreaterThan(5_000_000_000 - 1);
});
