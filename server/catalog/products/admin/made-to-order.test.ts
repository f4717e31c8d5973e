import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { bodyFor } from '../../../testing/fixtures/checkout.ts';
import { productForm, somePicture } from '../../../testing/fixtures/products.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

/** The specified form, which has no field for "made to order". */
const add = async (category: string): Promise<Product> =>
  (
    await admin.api('POST /api/auth/add-product', {
      body: productForm({ name: `Pendant of ${category}`, category }, [{ bytes: await somePicture() }]),
    })
  ).product;
const edit = (product: Product, category: string) =>
  admin.api('PUT /api/auth/products/{id}', {
    params: { id: product._id },
    body: productForm({ name: product.name, category }),
  });

/** Places a cash order of a product. Returns the order, and the return options after delivery. */
async function buy(product: Product) {
  const buyer = await testShop.customer();
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status: 'Delivered' } });
  const { lines } = await buyer.api('GET /api/orders/{id}/returns', { params: { id: order._id } });
  return { order, line: lines[0] };
}

test('products of the category Customized have one hour to be cancelled and are not returned', async () => {
  const { order, line } = await buy(await add('Customized'));
  expect(order.cancellableUntil).toBe(new Date(Date.parse(order.createdAt) + 3_600_000).toISOString());
  expect(line).toMatchObject({ change: null, why: 'customised' });
});

test('products that move to the category Customized follow it, and so do products that leave it', async () => {
  const product = await add('Pendants');
  expect((await buy(product)).order.cancellableUntil).toBeNull();
  await edit(product, 'Customized');
  expect((await buy(product)).order.cancellableUntil).not.toBeNull();
  await edit(product, 'Pendants');
  const back = await buy(product);
  expect(back.order.cancellableUntil).toBeNull();
  expect(back.line?.why).not.toBe('customised');
});
