import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '#contract/core/client.ts';
import { bodyFor, checkout, goodAddress, refusal, returnPage } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const place = (buyer: Awaited<ReturnType<TestShop['customer']>>, body: object) =>
  buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: body as never,
  });
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;

describe('a paid order', () => {
  test('sells the stock once, removes its lines from the cart and e-mails buyer and shop', async () => {
    const ruby = await createProduct(testShop, { name: 'Natural Ruby', price: 4200, available: 2 });
    const other = await createProduct(testShop, { name: 'Diya', price: 99, available: 9 });
    const buyer = await testShop.customer();
    for (const product of [ruby, other])
      await buyer.api('POST /api/auth/add-cart', {
        body: { product: product._id, quantity: 1, variant: null },
      });

    const opened = await checkout(buyer, ruby);
    expect(opened.customOrderId).toMatch(new RegExp(`^PREORDER_${buyer.userId}_\\d{13}$`));
    expect(await stockOf(ruby._id)).toBe(1);
    expect(await returnPage(buyer, opened.customOrderId)).toBe('ACTIVE');

    const paid = await gateway.pay(opened.customOrderId, { outcome: 'success' });
    expect(paid.webhooks.map((hook) => hook.status)).toEqual([200]);
    expect(await returnPage(buyer, opened.customOrderId)).toBe('PAID');

    const [order] = await buyer.api('GET /api/auth/user-orders');
    expect(order).toMatchObject({
      orderStatus: 'Pending',
      paymentStatus: 'Paid',
      totalAmount: 4200,
      subtotal: 4200,
      deliveryCharges: 0,
      // The shop of this test is not registered for GST (one-figure.test.ts has one that is).
      gstAmount: 0,
      payableUntil: null,
    });
    expect(order?.shippingAddress).toEqual(goodAddress);
    expect(order?.history.map((event) => [event.by, event.paymentStatus])).toEqual([
      ['buyer', 'Initiated'],
      ['gateway', 'Paid'],
    ]);
    expect(await stockOf(ruby._id)).toBe(1);
    const { items } = await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
    expect(items.map((item) => item.product.name)).toEqual(['Diya']);
  });

  test('is visible to nobody else', async () => {
    const product = await createProduct(testShop, { name: 'Panna', price: 600, available: 3 });
    const buyer = await testShop.customer();
    const stranger = await testShop.customer();
    const opened = await checkout(buyer, product);
    expect(await refusal(stranger.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } }))).toBe(
      'order_not_found',
    );
    expect(await refusal(returnPage(stranger, opened.customOrderId))).toBe('order_not_found');
    expect(await stranger.api('GET /api/auth/user-orders')).toEqual([]);
  });
});

describe('the server decides', () => {
  test('a price the buyer did not see returns the new amounts, and nothing is reserved', async () => {
    const product = await createProduct(testShop, { name: 'Moonga', price: 450, available: 1 });
    const buyer = await testShop.customer();
    for (const change of [
      { amount: 1 },
      { totalAmount: 450 },
      { deliveryCharges: 0 },
      { items: [{ product: product._id, quantity: 1, price: 1 }] },
    ]) {
      const error = await place(buyer, { ...bodyFor(product), ...change }).catch(
        (problem: ApiError) => problem,
      );
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        status: 409,
        code: 'price_changed',
        details: { amount: 450, deliveryCharges: 100, totalAmount: 550, gstAmount: 0 },
      });
    }
    expect(await stockOf(product._id)).toBe(1);
  });

  test('GST and absent amounts are not compared', async () => {
    const product = await createProduct(testShop, { name: 'Gomed', price: 450, available: 1 });
    const buyer = await testShop.customer();
    const {
      amount: _a,
      totalAmount: _t,
      deliveryCharges: _d,
      ...bare
    } = bodyFor(product) as Record<string, unknown>;
    expect(await refusal(place(buyer, { ...bare, gstAmount: 3 }))).toBe('accepted');
  });

  test('a phone and a PIN code are taken as people write them', async () => {
    const product = await createProduct(testShop, { name: 'Gomed', price: 450, available: 1 });
    const buyer = await testShop.customer();
    const shippingAddress = { ...goodAddress, phone: '+91 ९८४०० ५५६६७', pincode: '600\u2013001' };
    const body = { ...bodyFor(product), paymentMethod: 'cod', shippingAddress };
    const { order } = await buyer.api('POST /api/auth/place-order', { body });
    expect(order.shippingAddress).toMatchObject({ phone: '9840055667', pincode: '600001' });
  });

  test.each([
    [{ paymentMethod: undefined }, 'payment_method_required', 'Please select a payment method'],
    [{ items: [] }, 'cart_empty', 'Cart is empty'],
    [{ items: 'QUANTITY', quantity: 0 }, 'invalid_quantity', 'Cart item "Manik" has invalid quantity'],
    [{ items: 'QUANTITY', quantity: 1.5 }, 'invalid_quantity', 'Cart item "Manik" has invalid quantity'],
    [{ items: 'QUANTITY', quantity: 6 }, 'only_left', 'Only 5 left of "Manik"'],
    [{ shippingAddress: { ...goodAddress, city: ' ' } }, 'fill_in', 'Please fill in city'],
    [{ shippingAddress: { ...goodAddress, landmark: '' } }, 'fill_in', 'Please fill in landmark'],
    [
      { shippingAddress: { ...goodAddress, phone: '98400' } },
      'phone_digits',
      'Phone number must be 10 digits',
    ],
    [
      { shippingAddress: { ...goodAddress, pincode: '110001' } },
      'pincode_state',
      'This pincode does not belong to Tamil Nadu. Please check both.',
    ],
    [
      { shippingAddress: { ...goodAddress, state: 'ZZ' } },
      'state_unknown',
      'Please choose a state from the list.',
    ],
    [
      { shippingAddress: { ...goodAddress, country: 'US' } },
      'country_not_served',
      'We do not deliver to this country yet.',
    ],
  ])('%o is refused: %s', async (change, code, message) => {
    const product = await createProduct(testShop, { name: 'Manik', price: 700, available: 5 });
    const buyer = await testShop.customer();
    const { items, quantity, ...rest } = change as { items?: unknown; quantity?: number };
    const lines =
      items === 'QUANTITY'
        ? {
            items: [{ product: product._id, quantity }],
            amount: undefined,
            totalAmount: undefined,
            deliveryCharges: undefined,
          }
        : items
          ? { items }
          : {};
    const error = await place(buyer, { ...bodyFor(product), ...lines, ...rest }).catch(
      (problem: ApiError) => problem,
    );
    expect(error).toMatchObject({ code, message });
    expect(await stockOf(product._id)).toBe(5);
  });
});

describe('one open order a buyer', () => {
  test('the same cart again returns the same session', async () => {
    const product = await createProduct(testShop, { name: 'Lehsuniya', price: 800, available: 1 });
    const buyer = await testShop.customer();
    const [first, second] = [await checkout(buyer, product), await checkout(buyer, product)];
    expect(second).toEqual(first);
    expect(await buyer.api('GET /api/auth/user-orders')).toHaveLength(1);
  });

  test('a changed cart ends the earlier order at the gateway and releases its stock', async () => {
    const product = await createProduct(testShop, { name: 'Heera', price: 900, available: 3 });
    const buyer = await testShop.customer();
    const first = await checkout(buyer, product, 3);
    const second = await checkout(buyer, product, 2);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await stockOf(product._id)).toBe(1);
    expect((await gateway.state(first.customOrderId)).order.order_status).toBe('TERMINATED');
    const orders = await buyer.api('GET /api/auth/user-orders');
    expect(orders.map((order) => [order._id, order.orderStatus])).toEqual([
      [second.orderId, 'Pending'],
      [first.orderId, 'Cancelled'],
    ]);
  });

  test('stock reserved by the open order can be bought by its buyer only', async () => {
    const product = await createProduct(testShop, { name: 'Pukhraj', price: 900, available: 1 });
    const buyer = await testShop.customer();
    await buyer.api('POST /api/auth/add-cart', {
      body: { product: product._id, quantity: 1, variant: null },
    });
    await checkout(buyer, product);
    const { items } = await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
    expect(items[0]?.availableStock).toBe(1);
    expect(await refusal(checkout(await testShop.customer(), product))).toBe('out_of_stock');
  });

  test('the same Idempotency-Key returns the first response; with another body it is refused', async () => {
    const product = await createProduct(testShop, { name: 'Neelam', price: 900, available: 4 });
    const buyer = await testShop.customer();
    const send = async (quantity: number) => {
      const answer = await fetch(`${testShop.base}/api/payment/cashfree/create-order`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${buyer.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'pay-1',
        },
        body: JSON.stringify(bodyFor(product, quantity)),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as { customOrderId?: string; code?: string },
      };
    };
    const first = await send(1);
    expect((await send(1)).body).toEqual(first.body);
    expect(await send(2)).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  });
});

describe('expiry', () => {
  test('releases the stock only after the gateway ended the order', async () => {
    const product = await createProduct(testShop, { name: 'Moti', price: 650, available: 1 });
    const buyer = await testShop.customer();
    const opened = await checkout(buyer, product);
    testShop.clock.advance(31);
    await testShop.sweep();
    expect(await stockOf(product._id)).toBe(1);
    const [order] = await buyer.api('GET /api/auth/user-orders');
    expect(order).toMatchObject({ _id: opened.orderId, orderStatus: 'Cancelled', paymentStatus: 'Failed' });
    expect(['EXPIRED', 'TERMINATED']).toContain(await returnPage(buyer, opened.customOrderId));
  });

  test('keeps the stock reserved while the gateway is unreachable', async () => {
    const product = await createProduct(testShop, { name: 'Firoza', price: 650, available: 1 });
    const opened = await checkout(await testShop.customer(), product);
    testShop.clock.advance(31);
    await gateway.failNext('500', `/pg/orders/${opened.customOrderId}`, 1);
    await testShop.sweep();
    expect(await stockOf(product._id)).toBe(0);
    testShop.clock.advance(5);
    await testShop.sweep();
    expect(await stockOf(product._id)).toBe(1);
  });
});

describe('the gateway fails', () => {
  test('an order it did not open is refused; pressing Pay again opens it', async () => {
    const product = await createProduct(testShop, { name: 'Topaz', price: 650, available: 1 });
    const buyer = await testShop.customer();
    await gateway.failNext('500', '/pg/orders', 2);
    expect(await refusal(checkout(buyer, product))).toBe('gateway_unavailable');
    expect((await checkout(buyer, product)).payment_session_id).toMatch(/^session_/);
  });

  test('an order whose response was lost is found again, not opened twice', async () => {
    const product = await createProduct(testShop, { name: 'Citrine', price: 650, available: 1 });
    const buyer = await testShop.customer();
    await gateway.failNext('reset', '/pg/orders', 1);
    const opened = await checkout(buyer, product);
    await gateway.pay(opened.customOrderId, { outcome: 'success' });
    expect(await returnPage(buyer, opened.customOrderId)).toBe('PAID');
  });
});
