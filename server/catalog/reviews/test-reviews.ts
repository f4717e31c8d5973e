import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { OrderStatus } from '#contract/selling/orders/statuses.ts';
import { bodyFor, goodAddress } from '../../testing/fixtures/checkout.ts';
import type { Person, TestShop } from '../../testing/test-shop.ts';

let orders = 0;

/** Places a cash order of a product, to an address of its own. Returns its id. */
export async function order(buyer: Person, product: Product): Promise<string> {
  orders += 1;
  const shippingAddress = { ...goodAddress, landmark: `House ${orders}` };
  const placed = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), shippingAddress, paymentMethod: 'cod' },
  });
  return placed.order._id;
}
/** Sets an order's status. */
export const deliver = (testShop: TestShop, id: string, status: OrderStatus = 'Delivered') =>
  testShop.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
/** Creates a delivered order of a product. Returns its id. */
export async function delivered(testShop: TestShop, buyer: Person, product: Product): Promise<string> {
  const id = await order(buyer, product);
  await deliver(testShop, id);
  return id;
}
/** Writes a review, with five stars by default. */
export const write = (buyer: Person, product: Product, more: object = {}) =>
  buyer.api('POST /api/auth/products/{productId}/reviews', {
    params: { productId: product._id },
    body: { rating: 5, text: 'Even in colour.', ...more },
  });
const at = (product: Product, reviewId: string) => ({ params: { productId: product._id, reviewId } });
/** Updates a review, with two stars by default. */
export const edit = (buyer: Person, product: Product, reviewId: string, body: object = {}) =>
  buyer.api('PUT /api/auth/products/{productId}/reviews/{reviewId}', {
    ...at(product, reviewId),
    body: { rating: 2, text: 'On second thoughts.', ...body },
  });
/** Deletes a review. */
export const remove = (buyer: Person, product: Product, reviewId: string) =>
  buyer.api('DELETE /api/auth/products/{productId}/reviews/{reviewId}', at(product, reviewId));
