import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BulkChange } from '#contract/catalog/products/admin.ts';
import type { AdminRow } from '#contract/catalog/products/admin-products.ts';
import type { ApiError, InputOf } from '#contract/core/client.ts';
import { asPaise } from '../../../platform/core/money.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { holdAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { changedPrice } from './bulk.ts';

let testShop: TestShop;
let meera: Person;
let ids: Record<string, string>;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
  const ruby = await createProduct(testShop, {
    name: 'Ruby, Manik',
    variants: [
      { name: '3 ratti', price: 4200, available: 14 },
      { name: '5 ratti', price: 7900, available: 3 },
    ],
  });
  const bell = await createProduct(testShop, {
    name: 'Brass bell',
    price: 250,
    available: 40,
    category: 'Puja Samagri',
  });
  const mala = await createProduct(testShop, {
    name: 'Mala',
    price: 899,
    available: 0,
    category: 'Rudraksha',
  });
  ids = { ruby: ruby._id, bell: bell._id, mala: mala._id };
  await testShop.db.updateTable('skus').set({ code: 'RUB_05' }).where('name', '=', '5 ratti').execute();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const list = (query: InputOf<'GET /api/admin/products'>['query'] = {}) =>
  meera.api('GET /api/admin/products', { query });
const names = async (query: InputOf<'GET /api/admin/products'>['query']) =>
  (await list(query)).products.map((one) => one.name);
const row = async (id = ''): Promise<AdminRow> =>
  (await list({ limit: 100 })).products.find((one) => one._id === id) as AdminRow;
const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );
const lastLog = async (id = '') => (await testShop.shop.services.audit.of(testShop.db, 'product', id))[0];

describe('the table', () => {
  it('finds by both names, brand and part of a SKU code, and takes wildcards literally', async () => {
    expect(await names({ q: 'manik' })).toEqual(['Ruby, Manik']);
    expect((await list({ q: 'manik' })).products[0]?.nameHi).toBeNull();
    expect(await names({ q: 'himveda bell' })).toEqual(['Brass bell']);
    expect(await names({ q: 'rub_0' })).toEqual(['Ruby, Manik']);
    expect(await names({ q: 'rubX05' })).toEqual([]);
    expect(await names({ q: "%'; drop table" })).toEqual([]);
  });

  it('filters by category and stock, with the counts and the threshold', async () => {
    expect(await list({ stock: 'low' })).toMatchObject({ total: 2, low: 2, out: 1, stockLow: 3 });
    expect(await names({ stock: 'out' })).toEqual(['Mala']);
    expect(await names({ category: 'Puja Samagri' })).toEqual(['Brass bell']);
  });

  it('sorts and pages', async () => {
    expect(await names({ sort: 'stock' })).toEqual(['Mala', 'Ruby, Manik', 'Brass bell']);
    expect(await names({ sort: '-price' })).toEqual(['Ruby, Manik', 'Mala', 'Brass bell']);
    const sorts = [
      'newest',
      'changed',
      '-changed',
      'name',
      '-name',
      'price',
      '-price',
      'stock',
      '-stock',
    ] as const;
    for (const sort of sorts) {
      const whole = await names({ sort });
      const first = await list({ sort, limit: 1 });
      const second = await list({ sort, limit: 1, after: first.pages.next ?? '' });
      const last = await list({ sort, limit: 1, before: 'end' });
      expect([first, second, last].flatMap(({ products }) => products.map(({ name }) => name))).toEqual(
        whole,
      );
      expect(await list({ sort, limit: 1, before: second.pages.previous ?? '' })).toEqual(first);
    }
  });
});

describe('inline edits', () => {
  const edit = (id = '', skus: InputOf<'PATCH /api/admin/products/{id}/skus'>['body']['skus']) =>
    meera.api('PATCH /api/admin/products/{id}/skus', { params: { id }, body: { skus } });

  it('change price and stock of a variant, in the shop and in the audit log', async () => {
    const before = await row(ids.ruby);
    const [three, five] = before.skus;
    const after = await edit(ids.ruby, [
      { _id: five?._id ?? '', price: { from: 7900, to: 8100.5 }, stock: { from: 3, to: 5 } },
    ]);
    expect(after).toMatchObject({
      maxPrice: 8100.5,
      totalStock: 19,
      skus: [three, { price: 8100.5, stock: 5 }],
    });
    const shown = await testShop.visitor('GET /api/auth/products/{id}', { params: { id: ids.ruby ?? '' } });
    expect(shown.variants[1]).toMatchObject({ price: 8100.5, stock: 5 });
    expect(await lastLog(ids.ruby)).toMatchObject({
      actorId: meera.userId,
      before: { skus: [{}, { price: 7900, stock: 3 }] },
      after: { skus: [{}, { price: 8100.5, stock: 5 }] },
    });
  });

  it('report a conflict instead of overwriting a changed price', async () => {
    const [sku] = (await row(ids.bell)).skus;
    const refused = await refusal(edit(ids.bell, [{ _id: sku?._id ?? '', price: { from: 240, to: 260 } }]));
    expect(refused).toMatchObject({ status: 409, code: 'product_changed' });
    expect((await row(ids.bell)).minPrice).toBe(250);
  });

  it('can take stock to zero but not below', async () => {
    const [sku] = (await row(ids.bell)).skus;
    const _id = sku?._id ?? '';
    expect(await edit(ids.bell, [{ _id, stock: { from: 40, to: 0 } }])).toMatchObject({ totalStock: 0 });
    expect(await refusal(edit(ids.bell, [{ _id, stock: { from: 40, to: 30 } }]))).toMatchObject({
      code: 'product_stock_short',
    });
    await edit(ids.bell, [{ _id, stock: { from: 0, to: 40 } }]);
  });
});

describe('deleting', () => {
  it('removes the product from the shop and can be undone; both are audited', async () => {
    const id = ids.mala ?? '';
    const said = await meera.api('DELETE /api/auth/products/{id}', { params: { id } });
    expect(said).toEqual({ message: 'Product deleted.' });
    expect(await refusal(testShop.visitor('GET /api/auth/products/{id}', { params: { id } }))).toMatchObject({
      status: 404,
    });
    expect(await names({ state: 'deleted' })).toEqual(['Mala']);
    expect(await names({})).not.toContain('Mala');
    const again = meera.api('DELETE /api/auth/products/{id}', { params: { id } });
    expect(await refusal(again)).toMatchObject({ status: 404, message: 'Product not found.' });
    await meera.api('POST /api/admin/products/{id}/restore', { params: { id } });
    expect((await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).name).toBe('Mala');
    expect(await names({ state: 'deleted' })).toEqual([]);
    expect(await testShop.shop.services.audit.of(testShop.db, 'product', id)).toMatchObject([
      { action: 'product.restore' },
      { action: 'product.delete' },
    ]);
  });
});

describe('bulk changes', () => {
  const send = (change: object, digest?: string, of = [ids.ruby ?? '', ids.mala ?? '']) =>
    meera.api('POST /api/admin/products/bulk', {
      body: { ids: of, change: change as BulkChange, ...(digest && { digest }) },
    });
  const tenMore = { kind: 'price', by: 'percent', value: 10, roundTo: 10 };

  it('are previewed without effect, then applied exactly as previewed, with an audit row per product', async () => {
    const preview = await send(tenMore);
    expect(preview).toMatchObject({ applied: false, problems: 0 });
    expect(preview.lines.map(({ sku, before, after }) => [sku, before, after])).toEqual([
      ['3 ratti', 4200, 4620],
      ['5 ratti', 8100.5, 8910],
      ['', 899, 990],
    ]);
    expect((await row(ids.mala)).minPrice).toBe(899);
    expect(await send(tenMore, preview.digest)).toMatchObject({ applied: true });
    expect((await row(ids.mala)).minPrice).toBe(990);
    expect(await lastLog(ids.mala)).toMatchObject({
      action: 'product.bulk',
      after: { skus: [{ price: 990 }] },
    });
  });

  it('are not applied when a price changed after the preview, and return a new preview', async () => {
    const preview = await send(tenMore);
    const held = holdAt('product.bulk');
    const applying = refusal(send(tenMore, preview.digest));
    await held.reached;
    const [sku] = (await row(ids.mala)).skus;
    await meera.api('PATCH /api/admin/products/{id}/skus', {
      params: { id: ids.mala ?? '' },
      body: { skus: [{ _id: sku?._id ?? '', price: { from: 990, to: 1000 } }] },
    });
    held.release();
    const refused = await applying;
    expect(refused).toMatchObject({ status: 409, code: 'bulk_changed' });
    expect((refused.details as typeof preview).lines[2]).toMatchObject({ before: 1000, after: 1100 });
    expect((await row(ids.ruby)).minPrice).toBe(4620);
  });

  it('are all or nothing: one impossible line stops all and has a reason', async () => {
    const less = { kind: 'stock', by: 'add', value: -5 };
    const preview = await send(less);
    expect(preview).toMatchObject({ problems: 1, lines: [{}, {}, { problem: 'Only 0 are in stock.' }] });
    expect(await refusal(send(less, preview.digest))).toMatchObject({ status: 409, code: 'bulk_refused' });
    expect((await row(ids.ruby)).totalStock).toBe(19);
    const set = { kind: 'stock', by: 'set', value: 7 };
    await send(set, (await send(set)).digest);
    expect([(await row(ids.ruby)).totalStock, (await row(ids.mala)).totalStock]).toEqual([14, 7]);
  });

  it.each([
    [19_999, { by: 'percent', value: 10, roundTo: 1 }, 22_000],
    [50, { by: 'percent', value: -50, roundTo: 0.01 }, 25],
    [101, { by: 'percent', value: 0.5, roundTo: 0.01 }, 102],
    [420_000, { by: 'rupees', value: -200.5, roundTo: 0.01 }, 399_950],
    [420_000, { by: 'rupees', value: 24, roundTo: 50 }, 420_000],
  ] as const)('%i paise by %o are %i', (before, change, after) => {
    expect(changedPrice(asPaise(before), { kind: 'price', ...change })).toBe(after);
  });
});
