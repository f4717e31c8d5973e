import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { ApiError } from '#contract/core/client.ts';
import { bodyFor } from '../../../testing/fixtures/checkout.ts';
import { createProduct, type TestProduct } from '../../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const hour = 60;
const day = 24 * hour;
const pass = async (minutes: number) => {
  testShop.clock.advance(minutes);
  await testShop.sweep();
  // Sessions of staff end after some hours.
  meera = await testShop.admin();
};
const later = (minutes: number) => new Date(testShop.clock.now().getTime() + minutes * 60_000).toISOString();
const read = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
const adminView = (id: string) => meera.api('GET /api/admin/products/{id}', { params: { id } });
const card = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/some', { query: { ids: id } }))[0];
/** Plans a sale of all SKUs. Times are minutes from now. */
async function plan(id: string, price: number, from: number, to: number | null) {
  const { skus } = await adminView(id);
  return meera.api('PUT /api/admin/products/{id}/sale', {
    params: { id },
    body: {
      prices: skus.map(({ _id }) => ({ _id, price })),
      from: later(from),
      to: to === null ? null : later(to),
    },
  });
}
const reprice = async (id: string, from: number, to: number) => {
  const { skus } = await adminView(id);
  await meera.api('PATCH /api/admin/products/{id}/skus', {
    params: { id },
    body: { skus: [{ _id: skus[0]?._id ?? '', price: { from, to } }] },
  });
};
/** A product that has been asked for at 1,000 rupees for ten days. */
async function seasoned(input: Partial<TestProduct> = {}): Promise<Product> {
  const product = await createProduct(testShop, { name: 'Ruby', price: 1000, available: 9, ...input });
  await pass(10 * day);
  return product;
}
const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

describe('a sale', () => {
  it('begins and ends by itself, for page, card, cart and order', async () => {
    const { _id } = await seasoned();
    const buyer = await testShop.customer();
    await buyer.api('POST /api/auth/add-cart', {
      body: { product: _id, quantity: 1, size: null, variantId: null },
    });
    const inCart = async () =>
      (await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } })).items[0]?.product
        .price;
    await plan(_id, 800, hour, 3 * hour);
    expect(await read(_id)).toMatchObject({ price: 1000 });
    await pass(hour + 1);
    const running = await read(_id);
    expect(running).toMatchObject({ price: 800, wasPrice: 1000, priceRange: { min: 800, max: 800 } });
    expect(running.saleEnds).toBeDefined();
    expect(await card(_id)).toMatchObject({ priceRange: { max: 800 }, wasPrice: 1000 });
    expect(await inCart()).toBe(800);
    const body = { ...bodyFor(running), totalAmount: 800, paymentMethod: 'cod' as const };
    const { order } = await buyer.api('POST /api/auth/place-order', { body });
    const stored = await buyer.api('GET /api/auth/order/{id}', { params: { id: order._id } });
    expect(stored).toMatchObject({ totalAmount: 800 });
    await pass(3 * hour);
    const over = await read(_id);
    expect(over).toMatchObject({ price: 1000 });
    expect(over.wasPrice).toBeUndefined();
    expect((await adminView(_id)).skus[0]?.sale).toBeUndefined();
  });

  it('leaves the regular price to the form: a change of it holds after the sale', async () => {
    const { _id } = await seasoned();
    await plan(_id, 800, 0, null);
    expect((await adminView(_id)).skus[0]).toMatchObject({ price: 1000, sale: { price: 800, runs: true } });
    await reprice(_id, 1000, 1200);
    expect(await read(_id)).toMatchObject({ price: 800, wasPrice: 1000 });
    await plan(_id, 800, 0, null);
    await meera.api('PUT /api/admin/products/{id}/sale', {
      params: { id: _id },
      body: { prices: [], from: later(0), to: null },
    });
    expect(await read(_id)).toMatchObject({ price: 1200 });
  });

  it('is refused above the regular price, with an end in the past, and with two prices for sizes', async () => {
    const { _id } = await seasoned();
    expect((await refusal(plan(_id, 1000, 0, null))).code).toBe('sale_price_high');
    expect((await refusal(plan(_id, 900, 0, -hour))).code).toBe('sale_times');
    expect((await refusal(plan(_id, 900, 2 * hour, hour))).code).toBe('sale_times');
  });

  it('of one variant leaves the others alone', async () => {
    const { _id } = await seasoned({
      variants: [
        { name: '3 ratti', price: 1000, available: 2 },
        { name: '5 ratti', price: 2000, available: 2 },
      ],
    });
    const { skus } = await adminView(_id);
    await meera.api('PUT /api/admin/products/{id}/sale', {
      params: { id: _id },
      body: { prices: [{ _id: skus[1]?._id ?? '', price: 1500 }], from: later(0), to: later(day) },
    });
    const { variants, priceRange, wasPrice } = await read(_id);
    expect(variants.map((one) => [one.price, one.wasPrice])).toEqual([
      [1000, undefined],
      [1500, 2000],
    ]);
    expect({ ...priceRange, wasPrice }).toMatchObject({ min: 1000, max: 1500, wasPrice: undefined });
  });
});

describe('the price before', () => {
  it('is the lowest of the thirty days before, however the price was raised for the sale', async () => {
    const { _id } = await seasoned();
    await reprice(_id, 1000, 1500);
    await pass(day);
    await plan(_id, 900, 0, null);
    expect(await read(_id)).toMatchObject({ price: 900, wasPrice: 1000 });
  });

  it('is not shown for products that are new, or that were hidden', async () => {
    const fresh = await createProduct(testShop, { name: 'New bell', price: 1000 });
    await pass(2 * day);
    await plan(fresh._id, 800, 0, null);
    expect((await read(fresh._id)).wasPrice).toBeUndefined();

    const hidden = await createProduct(testShop, { name: 'Hidden bell', price: 1000 });
    const setState = (state: 'hidden' | 'published') =>
      meera.api('PUT /api/admin/products/{id}/state', { params: { id: hidden._id }, body: { state } });
    await setState('hidden');
    await pass(20 * day);
    await setState('published');
    await plan(hidden._id, 800, 0, null);
    expect(await read(hidden._id)).toMatchObject({ price: 800 });
    expect((await read(hidden._id)).wasPrice).toBeUndefined();
  });

  it('is that of an earlier sale when two follow each other', async () => {
    const { _id } = await seasoned();
    await plan(_id, 700, 0, day);
    await pass(5 * day);
    await plan(_id, 650, 0, null);
    expect(await read(_id)).toMatchObject({ price: 650, wasPrice: 700 });
    await plan(_id, 700, 0, null);
    expect((await read(_id)).wasPrice).toBeUndefined();
  });
});
