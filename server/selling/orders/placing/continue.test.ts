import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bodyFor, checkout, refusal, returnPage } from '../../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { gatewayOf, payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const resume = (buyer: Person, orderId: string) =>
  buyer.api('POST /api/payment/{provider}/continue-order', {
    params: { provider: 'cashfree' },
    body: { orderId },
  });

test('an open order with a coupon is paid at the placed price, even if coupon and price changed', async () => {
  const product = await createProduct(testShop, { name: 'Held at its price', price: 1000, available: 1 });
  const buyer = await testShop.customer();
  const couponId = await issueCoupon(testShop, { code: 'ONCE10', usage_limit: 1 });
  const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: { ...bodyFor(product), couponCode: 'ONCE10', totalAmount: 900 },
  });
  await testShop.db.updateTable('coupons').set({ is_active: false }).where('id', '=', couponId).execute();
  await testShop.db
    .updateTable('skus')
    .set({ price: 500_000 })
    .where('product_id', '=', product._id)
    .execute();

  expect(await resume(buyer, opened.orderId)).toEqual({
    payment_session_id: opened.payment_session_id,
    customOrderId: opened.customOrderId,
  });
  expect(await buyer.api('GET /api/auth/user-orders')).toHaveLength(1);
  await payAndSettle(testShop, opened.customOrderId);
  expect(await buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } })).toMatchObject({
    paymentStatus: 'Paid',
    totalAmount: 900,
  });
});

test('another buyer’s order is not found; a paid or expired one cannot be paid', async () => {
  const product = await createProduct(testShop, { name: 'Two orders', price: 900, available: 2 });
  const [buyer, other] = [await testShop.customer(), await testShop.customer()];
  const paid = await checkout(buyer, product);
  expect(await refusal(resume(other, paid.orderId))).toBe('order_not_found');
  await gateway.pay(paid.customOrderId, { outcome: 'success' });
  expect(await returnPage(buyer, paid.customOrderId)).toBe('PAID');
  expect(await refusal(resume(buyer, paid.orderId))).toBe('order_not_payable');

  const late = await checkout(buyer, product);
  testShop.clock.advance(31);
  expect(await refusal(resume(buyer, late.orderId))).toBe('order_not_payable');
  await testShop.sweep();
  expect(await refusal(resume(buyer, late.orderId))).toBe('order_not_payable');
});

test('stock reserved by the open order counts in its buyer’s quote, and in nobody else’s', async () => {
  const product = await createProduct(testShop, { name: 'Held for one', price: 900, available: 3 });
  const [buyer, other] = [await testShop.customer(), await testShop.customer()];
  await checkout(buyer, product, 2);
  const left = async (person: Person) => {
    const { items } = await person.api('POST /api/payment/quote', {
      body: { items: [{ product: product._id, quantity: 2 }] },
    });
    return items.map((line) => line.availableStock);
  };
  expect([await left(buyer), await left(other)]).toEqual([[3], [1]]);
});
