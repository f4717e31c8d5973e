import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deadlocksOf } from '../../../testing/deadlocks.ts';
import { bodyFor, refusal } from '../../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { holdAt, meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

const crowd = 8;

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

type Ordered = Parameters<typeof bodyFor>[0];
const withCode = (product: Ordered, code: string) => ({
  ...bodyFor(product),
  couponCode: code,
  totalAmount: 900,
});
const cash = (buyer: Person, product: Ordered, code: string) =>
  buyer.api('POST /api/auth/place-order', { body: { ...withCode(product, code), paymentMethod: 'cod' } });
const online = (buyer: Person, product: Ordered, code: string) =>
  buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: withCode(product, code),
  });
const usesOf = async (code: string) =>
  (
    await testShop.db
      .selectFrom('coupons')
      .select('usage_count')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).usage_count;

/** Creates new buyers, with a product for each. */
const everybody = (people = crowd) =>
  Promise.all(
    Array.from({ length: people }, async (_, i) => ({
      buyer: await testShop.customer(),
      product: await createProduct(testShop, { name: `Bead ${i}`, price: 1000, available: 5 }),
    })),
  );

describe('a crowd with one coupon', () => {
  for (const [how, place] of [
    ['cash', cash],
    ['online', online],
  ] as const)
    test(`${how}: everybody is served, without one deadlock`, async () => {
      const code = `CROWD${how.toUpperCase()}`;
      await issueCoupon(testShop, { code, usage_limit: 1000 });
      const pairs = await everybody();
      const deadlocks = await deadlocksOf(testShop);
      const apart = meetAt('stock.after', 2);
      const ends = await Promise.all(pairs.map(({ buyer, product }) => refusal(place(buyer, product, code))));
      apart();
      expect(ends).toEqual(Array(crowd).fill('accepted'));
      expect(await deadlocks()).toBe(0);
      expect(await usesOf(code)).toBe(crowd);
    });

  test('the limit holds: of eight buyers three get the three uses that are left', async () => {
    await issueCoupon(testShop, { code: 'THREELEFT', usage_limit: 3 });
    const pairs = await everybody();
    const apart = meetAt('stock.after', 2);
    const ends = await Promise.all(
      pairs.map(({ buyer, product }) => refusal(cash(buyer, product, 'THREELEFT'))),
    );
    apart();
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(3);
    expect(ends.filter((end) => end === 'coupon_used_up')).toHaveLength(crowd - 3);
    expect(await usesOf('THREELEFT')).toBe(3);
  });

  test('six concurrent orders of one person use a coupon limited to one use a person once', async () => {
    await issueCoupon(testShop, { code: 'ONEEACH', per_user_limit: 1 });
    const buyer = await testShop.customer();
    const products = await Promise.all(
      Array.from({ length: 2 }, (_, i) =>
        createProduct(testShop, { name: `Own ${i}`, price: 1000, available: 5 }),
      ),
    );
    const apart = meetAt('checkout.priced', 2);
    const ends = await Promise.all(products.map((product) => refusal(cash(buyer, product, 'ONEEACH'))));
    apart();
    expect(ends.sort()).toEqual(['accepted', 'coupon_used_by_you']);
  });

  test('a coupon that is paused while an order is being written is refused', async () => {
    const id = await issueCoupon(testShop, { code: 'PAUSED' });
    const admin = await testShop.admin();
    const [pair] = await everybody(1);
    if (!pair) throw new Error('nobody');
    const held = holdAt('stock.after');
    const placing = refusal(cash(pair.buyer, pair.product, 'PAUSED'));
    await held.reached;
    await admin.api('PUT /api/admin/coupons/{id}/active', { params: { id }, body: { isActive: false } });
    held.release();
    expect(await placing).toBe('coupon_inactive');
  });
});

describe('a crowd with several coupons', () => {
  test('an automatic one with three uses left: three get it, and the others hear that it has ended', async () => {
    const id = await issueCoupon(testShop, {
      code: 'AUTO-CROWD',
      way: 'automatic',
      title: 'First three',
      usage_limit: 3,
    });
    const pairs = await everybody();
    const apart = meetAt('stock.after', 2);
    const ends = await Promise.all(pairs.map(({ buyer, product }) => refusal(cash(buyer, product, ''))));
    apart();
    await testShop.db.updateTable('coupons').set({ is_active: false }).where('id', '=', id).execute();
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(3);
    // Who comes after the last use is shown the new price; who is being written hears it from the coupon.
    const others = ends.filter((end) => end !== 'accepted');
    expect(others.filter((end) => !['coupon_automatic_over', 'price_changed'].includes(end))).toEqual([]);
    expect(await usesOf('AUTO-CROWD')).toBe(3);
  });

  test('orders with the same two codes, and cancellations of such orders, never deadlock', async () => {
    const both = { combinable: true, discount_type: 'flat' as const, discount_value: 10_000 };
    await issueCoupon(testShop, { code: 'PAIRGOODS', ...both });
    await issueCoupon(testShop, { code: 'PAIRDEL', ...both, kind: 'delivery', discount_value: 0 });
    const pairs = await Promise.all(
      (await everybody(6)).map(async ({ buyer }, i) => ({
        buyer,
        product: await createProduct(testShop, { name: `Small bead ${i}`, price: 400, available: 5 }),
      })),
    );
    const place = ({ buyer, product }: (typeof pairs)[number], i: number) => {
      const codes = i % 2 === 0 ? ['PAIRGOODS', 'PAIRDEL'] : ['PAIRDEL', 'PAIRGOODS'];
      const [couponCode = '', ...couponCodes] = codes;
      const body = { ...bodyFor(product), couponCode, couponCodes, totalAmount: 300 };
      return buyer.api('POST /api/auth/place-order', { body: { ...body, paymentMethod: 'cod' } });
    };
    const earlier = await Promise.all(pairs.slice(0, 3).map(place));
    const deadlocks = await deadlocksOf(testShop);
    const apart = meetAt('stock.after', 2);
    const ends = await Promise.all([
      ...pairs.slice(3).map((pair, i) => refusal(place(pair, i))),
      ...earlier.map(({ order }, i) =>
        refusal(
          pairs[i]?.buyer.api('PUT /api/auth/cancel-order/{id}', {
            params: { id: order._id },
            body: {},
          }) ?? Promise.reject(new Error('nobody')),
        ),
      ),
    ]);
    apart();
    expect(ends).toEqual(Array(6).fill('accepted'));
    expect(await deadlocks()).toBe(0);
    expect([await usesOf('PAIRGOODS'), await usesOf('PAIRDEL')]).toEqual([3, 3]);
  });
});

test('an order and a cancellation with the same SKU and coupon never deadlock', async () => {
  await issueCoupon(testShop, { code: 'CROSSWISE' });
  const product = await createProduct(testShop, { name: 'Wanted and given back', price: 1000, available: 5 });
  const [first, second] = [await testShop.customer(), await testShop.customer()];
  const { order } = await cash(first, product, 'CROSSWISE');
  const deadlocks = await deadlocksOf(testShop);
  const apart = meetAt('stock.before', 2);
  const ends = await Promise.all([
    refusal(cash(second, product, 'CROSSWISE')),
    refusal(first.api('PUT /api/auth/cancel-order/{id}', { params: { id: order._id }, body: {} })),
  ]);
  apart();
  expect(ends).toEqual(['accepted', 'accepted']);
  expect(await deadlocks()).toBe(0);
  expect(await usesOf('CROSSWISE')).toBe(1);
});
