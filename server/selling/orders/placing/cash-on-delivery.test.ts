import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyFor, checkout, refusal } from '../../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

type Body = Parameters<typeof bodyFor>[0];
const place = (buyer: Person, product: Body, change: object = {}) =>
  buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod', ...change } });
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;

describe('cash on delivery', () => {
  test('sells at placement, clears the cart and e-mails buyer and shop', async () => {
    const product = await createProduct(testShop, { name: 'Tulsi mala', price: 450, available: 3 });
    const buyer = await testShop.customer();
    await buyer.api('POST /api/auth/add-cart', { body: { product: product._id, quantity: 1 } });
    const { order } = await place(buyer, product);
    expect(order).toMatchObject({
      orderStatus: 'Pending',
      paymentStatus: 'Pending',
      paymentMethod: 'cod',
      totalAmount: 550,
      customOrderId: null,
    });
    // Read by itself, an order also says when it arrives.
    const { arrives, ...read } = await buyer.api('GET /api/auth/order/{id}', { params: { id: order._id } });
    expect(read).toEqual(order);
    expect(arrives?.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await stockOf(product._id)).toBe(2);
    expect(
      (await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } })).items,
    ).toEqual([]);
    expect((await buyer.api('GET /api/auth/check-status', { query: { order_id: order._id } })).status).toBe(
      'Pending',
    );
    await expect
      .poll(() => subjectsTo(testShop, buyer.email))
      .toContain(`Order Confirmation: ${order.orderNumber}`);
  });

  test('is refused above its limit, with the limit', async () => {
    const product = await createProduct(testShop, { name: 'Diamond', price: 25_000.01, available: 1 });
    await expect(place(await testShop.customer(), product)).rejects.toMatchObject({
      code: 'cod_too_much',
      message: 'Cash on delivery is offered up to ₹25,000. Please pay online.',
    });
  });

  test('a retry with the same key after a lost response is the same order', async () => {
    const product = await createProduct(testShop, { name: 'Once only', price: 900, available: 5 });
    const buyer = await testShop.customer();
    const send = () =>
      buyer.api('POST /api/auth/place-order', {
        body: { ...bodyFor(product), paymentMethod: 'cod' },
        key: 'the-same-key',
      });
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    expect(await buyer.api('GET /api/auth/user-orders')).toHaveLength(1);
    expect(await stockOf(product._id)).toBe(4);
  });

  test('replaces the buyer’s open online order', async () => {
    const product = await createProduct(testShop, { name: 'The last one', price: 900, available: 1 });
    const buyer = await testShop.customer();
    const online = await checkout(buyer, product);
    await place(buyer, product);
    expect((await gateway.state(online.customOrderId)).order.order_status).toBe('TERMINATED');
    expect((await buyer.api('GET /api/auth/user-orders')).map((order) => order.orderStatus)).toEqual([
      'Pending',
      'Cancelled',
    ]);
  });
});

describe('coupons at the checkout', () => {
  test('count in the price, in the 409, and are taken with the stock', async () => {
    await issueCoupon(testShop, { code: 'TENTH' });
    const product = await createProduct(testShop, { name: 'Sphatik', price: 1000, available: 5 });
    const buyer = await testShop.customer();
    await expect(place(buyer, product, { couponCode: 'tenth ' })).rejects.toMatchObject({
      code: 'price_changed',
      details: { discountAmount: 100, totalAmount: 900 },
    });
    const { order } = await place(buyer, product, { couponCode: 'TENTH', totalAmount: 900 });
    expect(order).toMatchObject({ subtotal: 1000, discountAmount: 100, totalAmount: 900, gstAmount: 0 });
    const coupon = await testShop.db
      .selectFrom('coupons')
      .select('usage_count')
      .where('code', '=', 'TENTH')
      .executeTakeFirst();
    expect(coupon?.usage_count).toBe(1);
  });

  test('the last use goes to one of two buyers', async () => {
    await issueCoupon(testShop, { code: 'LASTUSE', usage_limit: 1 });
    const product = await createProduct(testShop, { name: 'Kuber coin', price: 1000, available: 9 });
    const buyers = [await testShop.customer(), await testShop.customer()];
    const apart = meetAt('coupon.take', 2);
    const ends = await Promise.all(
      buyers.map((buyer) => refusal(place(buyer, product, { couponCode: 'LASTUSE', totalAmount: 900 }))),
    );
    apart();
    expect(ends.sort()).toEqual(['accepted', 'coupon_used_up']);
    expect(await stockOf(product._id)).toBe(8);
  });

  test('an open order keeps its coupon when it is opened again, and releases it when it expires', async () => {
    await issueCoupon(testShop, { code: 'ONCEONLY', usage_limit: 1, per_user_limit: 1 });
    const product = await createProduct(testShop, { name: 'Gauri Shankar', price: 1000, available: 2 });
    const buyer = await testShop.customer();
    const open = () =>
      buyer.api('POST /api/payment/{provider}/create-order', {
        params: { provider: 'cashfree' },
        body: { ...bodyFor(product), couponCode: 'ONCEONLY', totalAmount: 900 },
      });
    expect(await open()).toEqual(await open());
    testShop.clock.advance(31);
    await testShop.sweep();
    const coupon = await testShop.db
      .selectFrom('coupons')
      .select('usage_count')
      .where('code', '=', 'ONCEONLY')
      .executeTakeFirst();
    expect(coupon?.usage_count).toBe(0);
  });

  test('the list shows the best first, then those the cart is too small for, with the missing amount', async () => {
    await issueCoupon(testShop, {
      code: 'BIGGER',
      discount_type: 'flat',
      discount_value: 50_000,
      min_cart_value: 140_100,
    });
    const product = await createProduct(testShop, { name: 'Ekmukhi', price: 1000, available: 5 });
    const buyer = await testShop.customer();
    const cartItems = JSON.stringify([
      { productId: product._id, categoryId: 'Gemstones', quantity: 1, price: 1, size: null },
    ]);
    const { coupons } = await buyer.api('GET /api/coupon/getCoupon', {
      query: { cartValue: '1000', cartItems, explain: 'true' },
    });
    expect(coupons.find((coupon) => coupon.code === 'TENTH')).toMatchObject({
      isValid: true,
      discount: 100,
      discountValue: 10,
    });
    expect(coupons.find((coupon) => coupon.code === 'BIGGER')).toMatchObject({
      isValid: false,
      discount: 0,
      shortBy: 401,
      reason: 'Add ₹401 more to use this coupon.',
    });
    expect(coupons.findIndex((coupon) => !coupon.isValid)).toBeGreaterThan(
      coupons.findIndex((coupon) => coupon.isValid),
    );
  });
});
