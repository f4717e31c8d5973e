import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyFor, checkout } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

test('the list shows which orders are invoiced: paid ones, and cash orders once they ship', async () => {
  const product = await createProduct(testShop, { name: 'Billed piece', price: 1500, available: 5 });
  const buyer = await testShop.customer();
  const { order: cash } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  const paid = await checkout(buyer, product);
  await payAndSettle(testShop, paid.customOrderId);
  const invoiced = async (q: string) =>
    (await admin.api('GET /api/admin/orders', { query: { q } })).orders[0]?.invoiced;
  expect(await invoiced(cash._id)).toBe(false);
  await expect.poll(() => invoiced(paid.orderId)).toBe(true);
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: cash._id, status: 'Shipped' } });
  expect(await invoiced(cash._id)).toBe(true);
});
