import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { InputOf } from '#contract/core/client.ts';
import { bodyFor } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

type Body = InputOf<'POST /api/coupon/create'>['body'];

let testShop: TestShop;
let admin: Person;
let ruby: Product;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  ruby = await createProduct(testShop, { name: 'Manik', price: 1000, available: 99 });
});
afterAll(async () => {
  await expectInvariants(testShop);
  await testShop.close();
});

let made = 0;
const create = (more: Partial<Body> = {}) => {
  made += 1;
  const usual = { code: `MADE${made}`, discountType: 'flat', discountValue: 100 };
  return admin.api('POST /api/coupon/create', { body: { ...usual, ...more } as Body });
};
const quote = (person: Person, couponCode: string) =>
  person.api('POST /api/payment/quote', {
    body: { items: [{ product: ruby._id, quantity: 1 }], couponCode },
  });
const order = (person: Person, couponCode: string) =>
  person.api('POST /api/auth/place-order', {
    body: { ...bodyFor(ruby), paymentMethod: 'cod', couponCode, totalAmount: 900 },
  });

test('the form of an older client creates a coupon that is valid at once', async () => {
  const today = new Date(testShop.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const { success, message, coupon } = await create({
    code: ' deepam ',
    description: 'Ten off',
    type: 'general',
    discountType: 'percentage',
    discountValue: 12.5,
    currency: 'INR',
    minCartValue: 0,
    maxCartValue: null,
    maxDiscount: 80.5,
    startDate: null,
    endDate: '',
    usageLimit: null,
    perUserLimit: null,
    applicableProducts: [''],
    excludedProducts: [''],
    applicableCategories: [''],
    restrictedToUsers: [''],
    metadata: {},
  });
  expect({ success, message }).toEqual({ success: true, message: 'Coupon created successfully!' });
  expect(coupon).toMatchObject({
    code: 'DEEPAM',
    startDate: today,
    endDate: null,
    applicableProducts: [],
    isActive: true,
    state: 'running',
    usageCount: 0,
    deletable: true,
  });
  expect((await quote(await testShop.customer(), 'deepam')).discountAmount).toBe(80.5);
});

const refusals: [string, Partial<Record<keyof Body, unknown>>, number, string][] = [
  ['no code', { code: '' }, 400, 'Please enter a code of at most 20 letters and digits, without spaces.'],
  [
    'a long code',
    { code: 'A'.repeat(21) },
    400,
    'Please enter a code of at most 20 letters and digits, without spaces.',
  ],
  [
    'three decimals',
    { discountValue: 1.005 },
    400,
    'Please enter the value of the discount: 0 or more, with at most two decimals.',
  ],
  [
    'more than everything',
    { discountType: 'percentage', discountValue: 101 },
    400,
    'A percentage cannot be more than 100.',
  ],
  [
    'a negative smallest cart',
    { minCartValue: -1 },
    400,
    'Please enter amounts of 0 or more, with at most two decimals.',
  ],
  [
    'a range upside down',
    { minCartValue: 500, maxCartValue: 400 },
    400,
    'The maximum cart value must not be below the minimum.',
  ],
  [
    'a limit of nothing',
    { usageLimit: 0 },
    400,
    'Limits are whole numbers, at least 1; leave one empty for no limit.',
  ],
  [
    'an end before the start',
    { startDate: '2027-02-01', endDate: '2027-01-31' },
    400,
    'The last day must not be before the first.',
  ],
  ['a day that is none', { startDate: '31.01.2027' }, 400, 'Please enter dates as year-month-day.'],
  [
    'products without one',
    { type: 'product_specific' },
    400,
    'A coupon for products needs at least one product.',
  ],
  [
    'categories without one',
    { type: 'category_specific' },
    400,
    'A coupon for categories needs at least one category.',
  ],
  [
    'a cart value of nothing',
    { type: 'cart_value' },
    400,
    'A coupon by cart value needs a minimum cart value.',
  ],
  ['a list for metadata', { metadata: [1] }, 400, 'Metadata must be a JSON object.'],
  [
    'products that are not there',
    { applicableProducts: ['nosuchproduct'] },
    400,
    'The shop does not have: nosuchproduct. Please check the list.',
  ],
  [
    'people that are not there',
    { restrictedToUsers: ['nobody'] },
    400,
    'The shop does not have: nobody. Please check the list.',
  ],
];
test.each(refusals)('%s is refused with a helpful message', async (_, more, status, message) => {
  await expect(create(more as Partial<Body>)).rejects.toMatchObject({ status, message });
});

test('of two concurrent creations of one code, one is refused as taken', async () => {
  const tries = await Promise.allSettled([create({ code: 'TWICE' }), create({ code: 'twice' })]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    status: 409,
    message: 'Coupon TWICE already exists. Please choose another code.',
  });
});

test('start and end are days in IST, both included', async () => {
  const year = testShop.clock.now().getUTCFullYear() + 2;
  const { coupon } = await create({ startDate: `${year}-01-10`, endDate: `${year}-01-10` });
  expect(coupon.state).toBe('scheduled');
  const row = await testShop.db
    .selectFrom('coupons')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', coupon._id)
    .executeTakeFirstOrThrow();
  expect(row.starts_at.toISOString()).toBe(`${year}-01-09T18:30:00.000Z`);
  expect(row.ends_at?.toISOString()).toBe(`${year}-01-10T18:29:59.999Z`);
});

describe('a coupon that is used', () => {
  test('lists buyers, orders and discounts; a cancelled order releases its use', async () => {
    const { coupon } = await create({ code: 'FIGURES' });
    const [first, second] = [await testShop.customer(), await testShop.customer()];
    await order(first, 'FIGURES');
    const { order: cancelled } = await order(second, 'FIGURES');
    const params = { id: coupon._id };
    const seen = async () => (await admin.api('GET /api/admin/coupons/{id}', { params })).coupon;
    expect(await seen()).toMatchObject({ usageCount: 2, discountGiven: 200, ordersTotal: 1800 });
    await second.api('PUT /api/auth/cancel-order/{id}', { params: { id: cancelled._id }, body: {} });
    expect(await seen()).toMatchObject({ usageCount: 1, discountGiven: 100, ordersTotal: 900 });
    const { uses, total } = await admin.api('GET /api/admin/coupons/{id}/uses', { params });
    expect(total).toBe(2);
    expect(uses.find(({ user }) => user._id === first.userId)).toMatchObject({
      discount: 100,
      total: 900,
      givenBack: false,
      user: { email: first.email },
    });
    expect(uses.find(({ user }) => user._id === second.userId)?.givenBack).toBe(true);
  });

  test('keeps its code, takes no limit below its uses, cannot be deleted, and stops when paused', async () => {
    const { coupon } = await create({ code: 'KEEPS' });
    const params = { id: coupon._id };
    await order(await testShop.customer(), 'KEEPS');
    await order(await testShop.customer(), 'KEEPS');
    const change = (more: Partial<Body>) =>
      admin.api('PUT /api/admin/coupons/{id}', {
        params,
        body: {
          code: 'KEEPS',
          discountType: 'flat',
          discountValue: 100,
          version: coupon.version,
          ...more,
        } as InputOf<'PUT /api/admin/coupons/{id}'>['body'],
      });
    await expect(change({ code: 'OTHER' })).rejects.toMatchObject({
      message: 'The code of a coupon that has been used or has codes stays as it is.',
    });
    await expect(change({ usageLimit: 1 })).rejects.toMatchObject({
      message: 'It has been used 2 times already; the limit cannot be lower.',
    });
    await expect(admin.api('DELETE /api/admin/coupons/{id}', { params })).rejects.toMatchObject({
      status: 409,
      message: 'This coupon has been used or has codes. It can be paused, but not deleted.',
    });
    const active = (isActive: boolean) =>
      admin.api('PUT /api/admin/coupons/{id}/active', { params, body: { isActive } });
    const buyer = await testShop.customer();
    expect((await active(false)).coupon.state).toBe('paused');
    await expect(quote(buyer, 'KEEPS')).rejects.toMatchObject({ code: 'coupon_inactive' });
    await active(true);
    expect((await quote(buyer, 'KEEPS')).discountAmount).toBe(100);
  });
});

test('of two editors the second is refused; the audit log has both versions', async () => {
  const { coupon } = await create({ code: 'EDITED', combinable: true });
  const colleague = await testShop.admin();
  const body = { code: 'EDITED', discountType: 'flat', version: coupon.version } as const;
  const params = { id: coupon._id };
  const { coupon: after } = await admin.api('PUT /api/admin/coupons/{id}', {
    params,
    body: { ...body, discountValue: 150, combinable: true },
  });
  expect(after).toMatchObject({ discountValue: 150, combinable: true, version: coupon.version + 1 });
  await expect(
    colleague.api('PUT /api/admin/coupons/{id}', { params, body: { ...body, discountValue: 10 } }),
  ).rejects.toMatchObject({ status: 409, code: 'coupon_changed' });
  const log = await testShop.db
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('entity_id', '=', coupon._id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['coupon.create', 'coupon.change']);
  expect(log[1]).toMatchObject({ before: { discountValue: 100 }, after: { discountValue: 150 } });
});

test('an unused coupon can be deleted; the list searches by code, words and state', async () => {
  const found = async (query: object) =>
    (await admin.api('GET /api/admin/coupons', { query })).coupons.map(({ code }) => code);
  const { coupon } = await create({ code: 'FIND_ME', description: 'For 100% of rudraksha' });
  await create({ code: 'LATER', startDate: `${testShop.clock.now().getUTCFullYear() + 2}-01-01` });
  await create({ code: 'PAUSED', isActive: false });
  const gift = await create({ code: '', way: 'automatic', title: 'Monsoon gift', isActive: false });
  expect(await found({ q: 'monsoon' })).toEqual([gift.coupon.code]);
  expect(await found({ q: 'find_' })).toEqual(['FIND_ME']);
  expect(await found({ q: '100% of' })).toEqual(['FIND_ME']);
  expect(await found({ state: 'scheduled', q: 'LATER' })).toEqual(['LATER']);
  expect(await found({ state: 'paused', q: 'PAUSED' })).toEqual(['PAUSED']);
  expect(await found({ state: 'running', q: 'LATER' })).toEqual([]);
  expect(await found({ state: 'ended' })).toEqual([]);
  const { message } = await admin.api('DELETE /api/admin/coupons/{id}', { params: { id: coupon._id } });
  expect(message).toBe('Coupon deleted.');
  expect(await found({ q: 'FIND_ME' })).toEqual([]);
});
