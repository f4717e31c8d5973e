import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { InputOf } from '#contract/core/client.ts';
import { errorMessages } from '#contract/core/error-messages.ts';
import { bodyFor, goodAddress, refusal } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

type Body = InputOf<'POST /api/coupon/create'>['body'];

let testShop: TestShop;
let admin: Person;
let bead: Product;
let ring: Product;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  bead = await createProduct(testShop, { name: 'Bead', price: 300, available: 500, category: 'Rudraksha' });
  ring = await createProduct(testShop, { name: 'Ring', price: 1000, available: 500, category: 'Rings' });
});
// An automatic coupon counts for every cart, so each test ends those that it made.
afterEach(async () => {
  await testShop.db.updateTable('coupons').set({ is_active: false }).where('way', '=', 'automatic').execute();
  await expectInvariants(testShop);
});
afterAll(() => testShop.close());

const create = async (body: Partial<Body>): Promise<string> => {
  const usual = { discountType: 'percentage', discountValue: 100 };
  const { coupon } = await admin.api('POST /api/coupon/create', { body: { ...usual, ...body } as Body });
  return coupon._id;
};
const items = (...lines: [Product, number][]) =>
  lines.map(([{ _id }, quantity]) => ({ product: _id, quantity, size: null, variantId: null }));
type Items = ReturnType<typeof items>;
const quote = (who: Person, lines: Items, couponCodes: string[] = []) =>
  who.api('POST /api/payment/quote', { body: { items: lines, couponCodes } });
const place = async (who: Person, lines: Items, codes: string[] = [], more: object = {}) => {
  const [couponCode = '', ...couponCodes] = codes;
  const { order } = await who.api('POST /api/auth/place-order', {
    body: {
      items: lines,
      couponCode,
      couponCodes,
      shippingAddress: goodAddress,
      paymentMethod: 'cod',
      ...more,
    },
  });
  return order;
};
const listed = async (who: Person, lines: Items) => {
  const cartItems = JSON.stringify(lines);
  return (await who.api('GET /api/coupon/getCoupon', { query: { cartItems } })).coupons;
};
const usesOf = async (id: string) =>
  (await admin.api('GET /api/admin/coupons/{id}', { params: { id } })).coupon.usageCount;

describe('free delivery', () => {
  test('takes the charge off the total, which a client of the specification reads as a flat discount', async () => {
    const buyer = await testShop.customer();
    await create({ code: 'FREEDEL', kind: 'delivery' });
    const one = items([bead, 1]);
    const [coupon] = (await listed(buyer, one)).filter(({ code }) => code === 'FREEDEL');
    expect(coupon).toMatchObject({ discountType: 'flat', discountValue: 100, discount: 100 });
    const order = await place(buyer, one, ['FREEDEL'], { deliveryCharges: 100, totalAmount: 300 });
    expect(order).toMatchObject({
      deliveryCharges: 100,
      discountAmount: 100,
      totalAmount: 300,
      couponCode: 'FREEDEL',
      discounts: [{ code: 'FREEDEL', kind: 'delivery', amount: 100 }],
    });
    expect(order.items[0]?.discount).toBe(0);
    // The tax is that of the bead alone: nothing is charged for the delivery.
    expect(order.taxes.filter(({ delivery }) => delivery)).toEqual([]);
    await admin.api('PUT /api/auth/admin/update-status', {
      body: { orderId: order._id, status: 'Shipped' },
    });
    const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
      params: { orderId: order._id },
    });
    expect(documents).toMatchObject([{ total: 300 }]);
  });

  test('is not offered for a cart whose delivery is free already', async () => {
    const buyer = await testShop.customer();
    expect((await listed(buyer, items([ring, 1]))).map(({ code }) => code)).not.toContain('FREEDEL');
    await expect(quote(buyer, items([ring, 1]), ['FREEDEL'])).rejects.toMatchObject({
      code: 'coupon_no_discount',
    });
  });
});

describe('buy some, get some', () => {
  test('the cheapest pieces are free, and a return refunds what was paid for its line', async () => {
    const buyer = await testShop.customer();
    await create({ code: 'THIRDFREE', kind: 'buy_get', buyCount: 2, getCount: 1 });
    const lines = items([bead, 2], [ring, 1]);
    const [coupon] = (await listed(buyer, lines)).filter(({ code }) => code === 'THIRDFREE');
    expect(coupon).toMatchObject({ discountType: 'flat', discountValue: 300, discount: 300 });
    const order = await place(buyer, lines, ['THIRDFREE']);
    expect(order.items.map(({ discount }) => discount)).toEqual([300, 0]);
    expect(order.totalAmount).toBe(1300);
    const status = (next: 'Shipped' | 'Delivered') =>
      admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status: next } });
    await status('Shipped');
    await status('Delivered');
    await admin.api('PUT /api/auth/admin/orders/{id}', {
      params: { id: order._id },
      body: { paymentStatus: 'Paid' },
    });
    const form = new FormData();
    const told = { itemId: order.items[0]?._id ?? '', reason: 'damaged', text: 'Cracked.', quantity: '2' };
    for (const [name, value] of Object.entries(told)) form.set(name, value);
    const asked = await buyer.api('POST /api/orders/{id}/returns', {
      params: { id: order._id },
      body: form,
    });
    const id = asked.return._id;
    await admin.api('POST /api/admin/returns/{id}/accept', {
      params: { id },
      body: { as: 'credit', restock: true },
    });
    const { returns } = await buyer.api('GET /api/orders/{id}/returns', { params: { id: order._id } });
    expect(returns[0]).toMatchObject({ given: 300 });
  });

  test('another set is got at a percentage; with too few pieces it says what is needed', async () => {
    const buyer = await testShop.customer();
    await create({
      code: 'BEADHALF',
      kind: 'buy_get',
      buyCount: 1,
      getCount: 2,
      discountValue: 50,
      applicableProducts: [ring._id],
      getProducts: [bead._id],
    });
    const priced = await quote(buyer, items([ring, 1], [bead, 3]), ['BEADHALF']);
    expect(priced.items.map(({ discount }) => discount)).toEqual([0, 300]);
    await expect(quote(buyer, items([ring, 1], [bead, 1]), ['BEADHALF'])).rejects.toMatchObject({
      code: 'coupon_needs_pieces',
      message: 'This coupon needs 3 pieces in the cart: 1 to buy and 2 to get.',
    });
  });

  test('needs its pieces and a percentage', async () => {
    for (const [body, code] of [
      [{ buyCount: 2 }, 'coupon_pieces_wrong'],
      [{ buyCount: 2, getCount: 0 }, 'coupon_pieces_wrong'],
      [{ buyCount: 2, getCount: 1, discountType: 'flat' }, 'coupon_percent_wrong'],
    ] as const)
      await expect(create({ code: 'NOPIECES', kind: 'buy_get', ...body })).rejects.toMatchObject({
        message: errorMessages.en[code],
      });
  });
});

describe('an automatic coupon', () => {
  const automatic = (body: Partial<Body> = {}) =>
    create({
      way: 'automatic',
      title: 'Festival gift',
      titleHi: 'त्योहार का उपहार',
      discountValue: 10,
      ...body,
    });

  test('counts by itself, is named in the price, and is not listed as a code', async () => {
    const buyer = await testShop.customer();
    const id = await automatic({ minCartValue: 1000 });
    expect((await quote(buyer, items([bead, 1]))).discounts).toEqual([]);
    const priced = await quote(buyer, items([ring, 1]));
    expect(priced).toMatchObject({
      totalAmount: 900,
      discounts: [{ code: null, name: 'Festival gift', nameHi: 'त्योहार का उपहार', amount: 100 }],
    });
    expect((await listed(buyer, items([ring, 1]))).map((coupon) => coupon._id)).not.toContain(id);
    const { coupon } = await admin.api('GET /api/admin/coupons/{id}', { params: { id } });
    await expect(quote(buyer, items([ring, 1]), [coupon.code])).rejects.toMatchObject({
      code: 'coupon_not_found',
    });
    const order = await place(buyer, items([ring, 1]));
    expect(order).toMatchObject({ coupon: null, couponCode: null, discountAmount: 100, totalAmount: 900 });
    expect(await usesOf(id)).toBe(1);
    await buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: order._id }, body: {} });
    expect(await usesOf(id)).toBe(0);
  });

  test('a client that computes the total of the specification itself is served, and pays less than it showed', async () => {
    const buyer = await testShop.customer();
    await automatic();
    const order = await place(buyer, items([ring, 1]), [], { totalAmount: 1000 });
    expect(order.totalAmount).toBe(900);
    const other = await testShop.customer();
    expect(await refusal(place(other, items([ring, 1]), [], { totalAmount: 899 }))).toBe('price_changed');
  });

  test('goes with a code and with free delivery if all of them allow it', async () => {
    const buyer = await testShop.customer();
    const lines = items([bead, 1]);
    await automatic({ combinable: true });
    await create({ code: 'WITHALL', discountType: 'flat', discountValue: 50, combinable: true });
    await create({ code: 'DELWITHALL', kind: 'delivery', combinable: true });
    const priced = await quote(buyer, lines, ['WITHALL', 'DELWITHALL']);
    expect(priced.discounts.map(({ code, amount }) => [code, amount])).toEqual([
      ['WITHALL', 50],
      ['DELWITHALL', 100],
      [null, 30],
    ]);
    expect(priced).toMatchObject({ discountAmount: 180, deliveryDiscount: 100, totalAmount: 220 });
    const order = await place(buyer, lines, ['WITHALL', 'DELWITHALL'], { totalAmount: 220 });
    expect(order).toMatchObject({ couponCode: 'WITHALL', discountAmount: 180, totalAmount: 220 });
  });

  test('a code for itself alone counts if it takes more, and says so if it does not', async () => {
    const buyer = await testShop.customer();
    await automatic({ combinable: true });
    await create({ code: 'ALONEMORE', discountType: 'flat', discountValue: 150 });
    await create({ code: 'ALONELESS', discountType: 'flat', discountValue: 50 });
    const lines = items([ring, 1]);
    expect((await quote(buyer, lines, ['ALONEMORE'])).discounts).toMatchObject([{ code: 'ALONEMORE' }]);
    await expect(quote(buyer, lines, ['ALONELESS'])).rejects.toMatchObject({
      code: 'coupon_other_is_better',
      message: 'Your cart already has a better discount: Festival gift.',
    });
    const codes = (await listed(buyer, lines)).map(({ code }) => code);
    expect(codes).toContain('ALONEMORE');
    expect(codes).not.toContain('ALONELESS');
  });

  test('one that ends between the price and the order is not taken silently', async () => {
    const buyer = await testShop.customer();
    const id = await automatic({ usageLimit: 1 });
    const other = await testShop.customer();
    expect((await quote(buyer, items([ring, 1]))).totalAmount).toBe(900);
    await place(other, items([ring, 1]));
    expect(await refusal(place(buyer, items([ring, 1]), [], { totalAmount: 900 }))).toBe('price_changed');
    expect(await usesOf(id)).toBe(1);
  });
});

test('two codes: one for products and one for the delivery, never two of a kind', async () => {
  const buyer = await testShop.customer();
  const flat = { discountType: 'flat', discountValue: 20 } as const;
  await create({ code: 'ONEKIND', ...flat, combinable: true });
  await create({ code: 'SAMEKIND', ...flat, combinable: true });
  await create({ code: 'LONELY', ...flat });
  await create({ code: 'DELPAIR', kind: 'delivery', combinable: true });
  const lines = items([bead, 1]);
  expect((await quote(buyer, lines, ['DELPAIR', 'ONEKIND'])).discountAmount).toBe(120);
  for (const pair of [
    ['ONEKIND', 'SAMEKIND'],
    ['LONELY', 'DELPAIR'],
  ])
    await expect(quote(buyer, lines, pair)).rejects.toMatchObject({
      code: 'coupon_not_together',
      message: `${pair[1]} cannot be used together with your other code.`,
    });
});

test('an order that is paid online counts both of its coupons once', async () => {
  const buyer = await testShop.customer();
  const code = await create({ code: 'PAIDGOODS', discountType: 'flat', discountValue: 50, combinable: true });
  const delivery = await create({ code: 'PAIDDEL', kind: 'delivery', combinable: true });
  const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: { ...bodyFor(bead), couponCode: 'PAIDGOODS', couponCodes: ['PAIDDEL'], totalAmount: 250 },
  });
  expect([await usesOf(code), await usesOf(delivery)]).toEqual([1, 1]);
  await payAndSettle(testShop, opened.customOrderId);
  expect([await usesOf(code), await usesOf(delivery)]).toEqual([1, 1]);
});

test('a credit note is used together with the discount of the shop', async () => {
  const buyer = await testShop.customer();
  await issueCoupon(testShop, {
    code: 'NOTE',
    discount_type: 'flat',
    discount_value: 20_000,
    combinable: true,
    restricted_to_users: [buyer.userId],
  });
  await create({ way: 'automatic', title: 'Gift', discountValue: 50, combinable: true });
  expect((await quote(buyer, items([ring, 1]), ['NOTE'])).totalAmount).toBe(300);
});
