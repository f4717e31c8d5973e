import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { Coupons } from '../../schema/tables.gen.ts';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let ruby: Product;
let buyer: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  ruby = await createProduct(testShop, { name: 'Manik', price: 1000, available: 99 });
  buyer = await testShop.customer();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const quote = (person: Person, couponCode: string) =>
  person.api('POST /api/payment/quote', {
    body: { items: [{ product: ruby._id, quantity: 1 }], couponCode },
  });
const order = (person: Person, couponCode: string, totalAmount: number) =>
  person.api('POST /api/auth/place-order', {
    body: { ...bodyFor(ruby), paymentMethod: 'cod', couponCode, totalAmount },
  });
const couponsOf = async (person: Person, query: { explain?: 'true' } = {}) => {
  const cartItems = JSON.stringify([{ productId: ruby._id, quantity: 1 }]);
  const { coupons } = await person.api('GET /api/coupon/getCoupon', { query: { cartItems, ...query } });
  return coupons;
};
/** Lists coupons as our own pages do, with `explain`. */
const shownTo = async (person: Person): Promise<string[]> =>
  (await couponsOf(person, { explain: 'true' })).map((coupon) => coupon.code);

test('a client that knows the specification gets only coupons that it can apply', async () => {
  const person = await testShop.customer();
  const restricted = { restricted_to_users: [person.userId] };
  await issueCoupon(testShop, { code: 'USABLE', ...restricted });
  await issueCoupon(testShop, { code: 'TOOSMALL', min_cart_value: 112_000, ...restricted });
  const listed = await couponsOf(person);
  expect(listed.map(({ code }) => code)).toContain('USABLE');
  expect(listed.filter(({ isValid, discount }) => !isValid || discount <= 0)).toEqual([]);
  for (const { code, discount } of listed)
    expect((await quote(person, code)).totalAmount, code).toBe(1000 - discount);
  expect(await shownTo(person)).toEqual(expect.arrayContaining(['USABLE', 'TOOSMALL']));
});

test('without a code the full price counts; an unknown code is named in the error', async () => {
  expect((await quote(buyer, '  ')).totalAmount).toBe(1000);
  await expect(quote(buyer, 'nowhere')).rejects.toMatchObject({
    code: 'coupon_not_found',
    message: 'There is no coupon NOWHERE.',
  });
});

const day = 86_400_000;
const later = () => new Date(Date.UTC(testShop.clock.now().getUTCFullYear() + 2, 0, 15));
const refused: [string, () => Partial<Insertable<Coupons>>, string, string][] = [
  ['coupon_inactive', () => ({ is_active: false }), 'This coupon is not active.', 'यह कूपन चालू नहीं है।'],
  [
    'coupon_not_started',
    () => ({ starts_at: later() }),
    'This coupon starts on 15 January.',
    'यह कूपन 15 जनवरी से लगेगा।',
  ],
  [
    'coupon_expired',
    () => ({ starts_at: new Date(0), ends_at: new Date(day) }),
    'This coupon has expired.',
    'इस कूपन की अवधि समाप्त हो गई है।',
  ],
  [
    'coupon_min_cart',
    () => ({ min_cart_value: 112_000 }),
    'Add ₹120 more to use this coupon.',
    'यह कूपन लगाने के लिए ₹120 का और सामान जोड़ें।',
  ],
  [
    'coupon_max_cart',
    () => ({ max_cart_value: 99_900 }),
    'This coupon is for carts up to ₹999.',
    'यह कूपन ₹999 तक के कार्ट के लिए है।',
  ],
  [
    'coupon_product',
    () => ({ applicable_products: ['another'] }),
    'This coupon does not cover the items in your cart.',
    'यह कूपन आपके कार्ट की वस्तुओं के लिए नहीं है।',
  ],
  [
    'coupon_variant',
    () => ({ applicable_variants: ['another'] }),
    'This coupon is for another variant.',
    'यह कूपन किसी और विकल्प के लिए है।',
  ],
  [
    'coupon_excluded',
    () => ({ excluded_products: [ruby._id] }),
    'An item in your cart is excluded from this coupon.',
    'आपके कार्ट की एक वस्तु पर यह कूपन नहीं लगता।',
  ],
  [
    'coupon_category',
    () => ({ applicable_categories: ['Yantras'] }),
    'This coupon is for other categories.',
    'यह कूपन दूसरी श्रेणियों के लिए है।',
  ],
  [
    'coupon_other_user',
    () => ({ restricted_to_users: ['another'] }),
    'This coupon belongs to somebody else.',
    'यह कूपन किसी और का है।',
  ],
  [
    'coupon_no_discount',
    () => ({ discount_value: 0 }),
    'This coupon takes nothing off your cart.',
    'इस कार्ट पर यह कूपन कोई छूट नहीं देता।',
  ],
];

test.each(refused)(
  '%s: says so in both languages, and only a nearly reached one is shown',
  async (code, ...row) => {
    const [change, en, hi] = row;
    const coupon = code.slice('coupon_'.length).toUpperCase().slice(0, 20);
    await issueCoupon(testShop, { code: coupon, ...change() });
    await expect(quote(buyer, coupon)).rejects.toMatchObject({ code, message: en });
    const inHindi = { ...buyer, api: testShop.as(buyer.token, 'hi') };
    await expect(quote(inHindi, coupon)).rejects.toMatchObject({ code, message: hi });
    expect(await refusal(order(buyer, coupon, 900))).toBe(code);
    expect((await shownTo(buyer)).includes(coupon)).toBe(code === 'coupon_min_cart');
  },
);

test('a coupon for new users, by its flag or its type, is valid until the first purchase', async () => {
  await issueCoupon(testShop, { code: 'FLAG', new_users_only: true });
  await issueCoupon(testShop, { code: 'TYPE', type: 'new_user' });
  const newcomer = await testShop.customer();
  for (const code of ['FLAG', 'TYPE']) expect((await quote(newcomer, code)).discountAmount).toBe(100);
  const placed = await order(newcomer, '', 1000);
  // An unpaid cash order is not a purchase yet.
  expect((await quote(newcomer, 'FLAG')).discountAmount).toBe(100);
  const admin = await testShop.admin();
  await admin.api('PUT /api/auth/admin/orders/{id}', {
    params: { id: placed.order._id },
    body: { paymentStatus: 'Paid' },
  });
  for (const code of ['FLAG', 'TYPE']) {
    await expect(quote(newcomer, code)).rejects.toMatchObject({
      code: 'coupon_new_user',
      message: 'This coupon is for a first order.',
    });
  }
});

test('total uses and uses a person are counted separately, and a cancelled order releases both', async () => {
  await issueCoupon(testShop, { code: 'TWICE', usage_limit: 2, per_user_limit: 1 });
  const [one, two, three] = [await testShop.customer(), await testShop.customer(), await testShop.customer()];
  const first = await order(one, 'TWICE', 900);
  await expect(quote(one, 'TWICE')).rejects.toMatchObject({
    code: 'coupon_used_by_you',
    message: 'You have already used this coupon.',
  });
  await order(two, 'TWICE', 900);
  await expect(quote(three, 'TWICE')).rejects.toMatchObject({
    code: 'coupon_used_up',
    message: 'This coupon has been used up.',
  });
  expect(await shownTo(three)).not.toContain('TWICE');
  await one.api('PUT /api/auth/cancel-order/{id}', { params: { id: first.order._id }, body: {} });
  expect((await order(three, 'TWICE', 900)).order.discountAmount).toBe(100);
});

test.each(['{"length":{"valueOf":1,"toString":1}}', '[{"quantity":{"length":{"valueOf":1}}}]', '5', '{'])(
  'a cart that cannot be read is refused in words: %s',
  async (cartItems) => {
    const person = await testShop.customer();
    await expect(person.api('GET /api/coupon/getCoupon', { query: { cartItems } })).rejects.toMatchObject({
      status: 400,
      code: 'field_invalid',
    });
  },
);
