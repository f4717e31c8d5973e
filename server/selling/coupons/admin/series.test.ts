import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { bodyFor, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let bead: Product;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  bead = await createProduct(testShop, { name: 'Bead', price: 1000, available: 500 });
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const params = (id: string) => ({ params: { id } });
const series = async (code: string): Promise<string> => {
  const { coupon } = await admin.api('POST /api/coupon/create', {
    body: { code, way: 'series', discountType: 'flat', discountValue: 100 },
  });
  return coupon._id;
};
const make = (id: string, count: number, prefix?: string) =>
  admin.api('POST /api/admin/coupons/{id}/codes', { ...params(id), body: { count, prefix } });
/** Returns the file. The typed client reads JSON only. */
const csv = async (id: string): Promise<string> => {
  const answer = await fetch(`${testShop.base}/api/admin/coupons/${id}/codes/export`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  return answer.text();
};
const codesOf = async (id: string) =>
  (await csv(id))
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((row) => row.split(',')[0] ?? '');
const figures = (id: string) => admin.api('GET /api/admin/coupons/{id}/codes', params(id));
const place = (who: Person, couponCode: string) =>
  who.api('POST /api/auth/place-order', {
    body: { ...bodyFor(bead), couponCode, totalAmount: 900, paymentMethod: 'cod' },
  });

test('a series has as many different, unguessable codes as were asked for, at most 10,000', async () => {
  const id = await series('DIWALI-2026');
  await make(id, 9_990);
  const codes = await codesOf(id);
  expect(new Set(codes).size).toBe(9_990);
  expect(codes.filter((code) => !/^DIWALI-[A-HJ-NP-Z2-9]{10}$/.test(code))).toEqual([]);
  // Every place of the random part takes every letter: no counter, no clock.
  for (let place = 7; place < 17; place += 1) expect(new Set(codes.map((code) => code[place])).size).toBe(32);
  const { coupon } = await admin.api('GET /api/admin/coupons/{id}', params(id));
  expect(coupon.deletable).toBe(false);
  await expect(admin.api('DELETE /api/admin/coupons/{id}', params(id))).rejects.toMatchObject({
    code: 'coupon_is_used',
  });
  await expect(make(id, 11)).rejects.toMatchObject({
    code: 'coupon_series_full',
    message: 'A series has at most 10000 codes. This one has 9990.',
  });
  await make(id, 10, 'gift');
  expect(await figures(id)).toEqual({ made: 10_000, used: 0, left: 0 });
  expect((await codesOf(id)).filter((code) => code.startsWith('GIFT-'))).toHaveLength(10);
});

test('each code is for one use; a cancelled order gives it back; the file says who used it', async () => {
  const id = await series('GIFTCARD');
  await make(id, 3);
  const [first = '', second = ''] = await codesOf(id);
  const [one, two] = [await testShop.customer(), await testShop.customer()];
  await expect(place(one, 'GIFTCARD')).rejects.toMatchObject({ code: 'coupon_not_found' });
  const { order } = await place(one, first.toLowerCase());
  expect(order.couponCode).toBe(first);
  await expect(place(two, first)).rejects.toMatchObject({
    code: 'coupon_code_used',
    message: 'This code has been used.',
  });
  // An equal order within ten minutes is the same order (decision 131).
  testShop.clock.advance(11);
  await place(one, second);
  expect(await figures(id)).toMatchObject({ made: 3, used: 2 });
  const row = (await csv(id)).split(/\r?\n/).find((line) => line.startsWith(first));
  for (const part of ['used', order.orderNumber, one.email]) expect(row).toContain(part);
  const { uses } = await admin.api('GET /api/admin/coupons/{id}/uses', { ...params(id), query: {} });
  expect(uses.map(({ seriesCode }) => seriesCode).sort()).toEqual([first, second].sort());
  await one.api('PUT /api/auth/cancel-order/{id}', { ...params(order._id), body: {} });
  await place(two, first);
  expect(await figures(id)).toMatchObject({ used: 2 });
});

test('of eight buyers with one code at the same moment one gets it', async () => {
  const id = await series('RACE');
  await make(id, 1);
  const [code = ''] = await codesOf(id);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => testShop.customer()));
  const apart = meetAt('coupon.take', 2);
  const ends = await Promise.all(buyers.map((buyer) => refusal(place(buyer, code))));
  apart();
  expect(ends.filter((end) => end === 'accepted')).toHaveLength(1);
  expect(ends.filter((end) => end === 'coupon_code_used')).toHaveLength(7);
});

test('codes are made and exported by those who may, on the record', async () => {
  const id = await series('RECORDED');
  await make(id, 2);
  await csv(id);
  const log = await testShop.db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('entity_id', '=', id)
    .where('action', 'like', 'coupon.codes%')
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    { action: 'coupon.codes', after: { code: 'RECORDED', rows: 2 } },
    { action: 'coupon.codes-export', after: { code: 'RECORDED', rows: 2 } },
  ]);
  const { coupon } = await admin.api('POST /api/coupon/create', {
    body: { code: 'PLAIN', discountType: 'flat', discountValue: 5 },
  });
  await expect(make(coupon._id, 1)).rejects.toMatchObject({ code: 'coupon_no_series' });
  const [printed = ''] = await codesOf(id);
  await expect(
    admin.api('POST /api/coupon/create', {
      body: { code: printed, discountType: 'flat', discountValue: 5 },
    }),
  ).rejects.toMatchObject({ code: 'coupon_code_taken' });
});
