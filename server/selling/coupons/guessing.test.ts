import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { ApiError } from '#contract/core/client.ts';
import { bodyFor, goodAddress, refusal } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let product: Product;
beforeAll(async () => {
  testShop = await startTestShop({ env: { RATE_LIMIT_FACTOR: '1' } });
  product = await createProduct(testShop, { name: 'Lamp', price: 1500, available: 50 });
  await issueCoupon(testShop, { code: 'REALCODE' });
});
afterAll(() => testShop.close());

const quoteWith = (who: Person, codes: readonly string[]) =>
  who.api('POST /api/payment/quote', {
    body: { items: [{ product: product._id, quantity: 1 }], couponCodes: [...codes] },
  });
const calls: ((who: Person, code: string) => Promise<unknown>)[] = [
  (who, code) => quoteWith(who, [code]),
  (who, code) =>
    who.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), couponCode: code, paymentMethod: 'cod' },
    }),
  (who, code) =>
    who.api('POST /api/payment/{provider}/create-order', {
      params: { provider: 'cashfree' },
      body: { ...bodyFor(product), couponCode: code, paymentMethod: 'online' },
    }),
];
const tally = (codes: readonly string[]) => Object.groupBy(codes, (code) => code);

test('wrong codes of an account are counted over all calls at once, and then every code waits', async () => {
  const guesser = await testShop.customer();
  const tries = await Promise.all(
    Array.from({ length: 45 }, (_, n) => {
      const call = calls[n % calls.length] as (typeof calls)[number];
      return refusal(call(guesser, `GUESS${n}`));
    }),
  );
  const { coupon_not_found: told, too_many_requests: waits } = tally(tries);
  expect([told?.length, waits?.length]).toEqual([30, 15]);
  for (const call of calls) expect(await refusal(call(guesser, 'REALCODE'))).toBe('too_many_requests');
  const refused: unknown = await quoteWith(guesser, ['REALCODE']).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect((refused as ApiError).status).toBe(429);
  // Without a code the shop sells as before.
  expect(await refusal(quoteWith(guesser, []))).toBe('accepted');
  // Another account has its own count.
  expect(await refusal(quoteWith(await testShop.customer(), ['REALCODE']))).toBe('accepted');
});

test('right codes, and codes that do not count for a cart, are never counted', async () => {
  const buyer = await testShop.customer();
  await issueCoupon(testShop, { code: 'BIGCARTS', min_cart_value: 9_000_000 });
  for (let n = 0; n < 35; n += 1) {
    expect(await refusal(quoteWith(buyer, ['REALCODE']))).toBe('accepted');
    expect(await refusal(quoteWith(buyer, ['BIGCARTS']))).toBe('coupon_min_cart');
  }
});

test('a code of somebody else counts as a guess', async () => {
  const [owner, guesser] = [await testShop.customer(), await testShop.customer()];
  await issueCoupon(testShop, { code: 'OWNERSALONE', restricted_to_users: [owner.userId] });
  const tries: string[] = [];
  for (let n = 0; n < 32; n += 1) tries.push(await refusal(quoteWith(guesser, ['OWNERSALONE'])));
  expect(tries.at(29)).toBe('coupon_other_user');
  expect(tries.at(30)).toBe('too_many_requests');
});

test('the accounts of one address are counted together', async () => {
  const strict = await startTestShop({
    databaseUrl: testShop.databaseUrl,
    env: { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' },
  });
  const guess = async (person: Person, address: string) => {
    const answer = await fetch(`${strict.base}/api/payment/quote`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ items: [{ product: product._id, quantity: 1 }], couponCode: 'NOSUCHCODE' }),
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const person = await testShop.customer();
    for (let one = 0; one < 3; one += 1) statuses.push(await guess(person, '203.0.113.9'));
  }
  expect(statuses).toEqual([...Array(12).fill(400), ...Array(3).fill(429)]);
  expect(await guess(await testShop.customer(), '203.0.113.10')).toBe(400);
  await strict.close();
});

test('staff who write orders are counted by themselves, not as the buyer', async () => {
  const [care, buyer] = [await testShop.admin('care'), await testShop.customer()];
  const body = { buyerId: buyer.userId, items: [{ product: product._id, quantity: 1 }] };
  const quote = (couponCode: string) =>
    refusal(care.api('POST /api/admin/order-quotes', { body: { ...body, couponCode } }));
  for (let n = 0; n < 30; n += 1) expect(await quote(`GUESS${n}`)).toBe('coupon_not_found');
  expect(await quote('REALCODE')).toBe('too_many_requests');
  const order = { ...body, couponCode: 'REALCODE', totalAmount: 1, shippingAddress: goodAddress };
  expect(await refusal(care.api('POST /api/admin/orders', { body: { ...order, payment: 'cod' } }))).toBe(
    'too_many_requests',
  );
  expect(await refusal(quoteWith(buyer, ['REALCODE']))).toBe('accepted');
});

test('staff who guess at the secrets of customers are counted, and over the limit a right guess tells nothing', async () => {
  const [care, buyer] = [await testShop.admin('care'), await testShop.customer()];
  await issueCoupon(testShop, { code: 'SECRETOFONE', restricted_to_users: [buyer.userId] });
  const body = { buyerId: buyer.userId, items: [{ product: product._id, quantity: 1 }] };
  const tryBoth = async (couponCode: string) => {
    const order = {
      ...body,
      couponCode,
      totalAmount: 1,
      shippingAddress: goodAddress,
      payment: 'cod' as const,
    };
    return [
      await refusal(care.api('POST /api/admin/order-quotes', { body: { ...body, couponCode } })),
      await refusal(care.api('POST /api/admin/orders', { body: order })),
    ];
  };
  // Right codes of everybody are not counted, secrets are.
  for (let n = 0; n < 20; n += 1) expect((await tryBoth('REALCODE'))[0]).toBe('accepted');
  for (let n = 0; n < 15; n += 1)
    expect(await tryBoth('SECRETOFONE')).toEqual(['coupon_by_buyer', 'coupon_by_buyer']);
  const waits = ['too_many_requests', 'too_many_requests'];
  for (const code of ['SECRETOFONE', ' secretofone ', 'NOSUCHCODE'])
    expect(await tryBoth(code)).toEqual(waits);
});

test('a coupon for a first order is for one use a person, unless staff give a number', async () => {
  await issueCoupon(testShop, { code: 'FIRSTORDER', type: 'new_user' });
  await issueCoupon(testShop, { code: 'FIRSTFLAG', new_users_only: true });
  await issueCoupon(testShop, { code: 'FIRSTTHREE', new_users_only: true, per_user_limit: 3 });
  const buy = (who: Person, couponCode: string, address: string) =>
    refusal(
      who.api('POST /api/auth/place-order', {
        body: {
          items: [{ product: product._id, quantity: 1 }],
          shippingAddress: { ...goodAddress, address },
          couponCode,
          paymentMethod: 'cod',
        },
      }),
    );
  for (const code of ['FIRSTORDER', 'FIRSTFLAG']) {
    const buyer = await testShop.customer();
    expect(await buy(buyer, code, '1 Lamp Street')).toBe('accepted');
    expect(await buy(buyer, code, '2 Lamp Street')).toBe('coupon_used_by_you');
  }
  const buyer = await testShop.customer();
  expect(await buy(buyer, 'FIRSTTHREE', '1 Lamp Street')).toBe('accepted');
  expect(await buy(buyer, 'FIRSTTHREE', '2 Lamp Street')).toBe('accepted');
});
