import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { someProduct, someSku } from '../../../catalog/products/test-products.ts';
import { asPaise } from '../../../platform/core/money.ts';
import { transact } from '../../../platform/database/database.ts';
import { bodyFor } from '../../../testing/fixtures/checkout.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import { readPdf } from '../../../testing/fixtures/pdf.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** Creates a product with a variant whose words the shop knows, and with one that only its seller can say in Hindi. */
async function pearl() {
  const skus = ['Pack of five', 'Baroque drop'].map((name, i) =>
    someSku({ name, price: asPaise(118_000), code: `P-${i}`, isDefault: i === 0 }),
  );
  const hi = { name: 'मोती', choices: { 'Baroque drop': 'टेढ़ा मोती' } };
  const product = someProduct({
    name: 'Pearl',
    hasVariants: true,
    sizeType: null,
    skus,
    translations: { hi },
  });
  const ids = await transact(testShop.db, (tx) => testShop.shop.services.catalog.create(tx, [product]));
  if (ids instanceof Error) throw ids;
  return testShop.visitor('GET /api/auth/products/{id}', { params: { id: ids[0] as string } });
}

test('a variant has the same Hindi name in filter, cart, order, e-mail and invoice: the seller’s, or by rule', async () => {
  const product = await pearl();
  const { size } = await testShop.visitor('GET /api/auth/products/facets', { query: {} });
  expect(size).toEqual([
    { value: 'Pack of five', count: 1 },
    { value: 'Baroque drop', count: 1, hi: 'टेढ़ा मोती' },
  ]);
  const buyer = await testShop.customer('hi');
  const variant = product.variants[1];
  const { items } = await buyer.api('POST /api/auth/add-cart', {
    body: { product: product._id, quantity: 1, size: null, variantId: variant?._id ?? '' },
  });
  expect(items[0]?.choiceHi).toBe('टेढ़ा मोती');

  const lines = product.variants.map(({ _id, price }) => ({
    product: product._id,
    quantity: 1,
    price,
    size: null,
    variantId: _id,
  }));
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: {
      ...bodyFor(product),
      items: lines,
      amount: 2360,
      deliveryCharges: 0,
      totalAmount: 2360,
      paymentMethod: 'cod',
    },
  });
  expect(order.items.map(({ choiceHi }) => choiceHi)).toEqual([undefined, 'टेढ़ा मोती']);
  const written = async () =>
    (await mailsTo(testShop, buyer.email)).find(({ text }) => text.includes(order.orderNumber))?.text ?? '';
  await expect.poll(written, { timeout: 30_000 }).toContain('मोती (टेढ़ा मोती)');
  expect(await written()).toContain('मोती (पाँच का पैक)');

  const admin = await testShop.admin();
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status: 'Shipped' } });
  const answer = await fetch(`${testShop.base}/api/payment/invoice/${order._id}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).texts.join(' ');
  expect(text).not.toContain('Baroque');
  expect(text).not.toContain('Pack of five');
});
