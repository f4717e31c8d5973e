import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import type { Person, TestShop } from '../../testing/test-shop.ts';

/** Places a cash order of one product and delivers it. */
export async function placeDelivered(
  testShop: TestShop,
  buyer: Person,
  name: string,
): Promise<{ orderId: string; productId: string }> {
  const product = await createProduct(testShop, { name, price: 900, available: 3 });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  const admin = await testShop.admin();
  for (const status of ['Shipped', 'Delivered'] as const)
    await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status } });
  return { orderId: order._id, productId: product._id };
}
