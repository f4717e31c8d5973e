import type { Order } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';

/** Returns the ids of the lines that the buyer has reviewed. Asks only if an order is delivered; empty if that fails. */
export async function reviewedLines(orders: readonly Order[]): Promise<ReadonlySet<string>> {
  if (!orders.some(({ orderStatus }) => orderStatus === 'Delivered')) return new Set();
  const { reviews } = await api('GET /api/auth/my-reviews').catch(() => ({ reviews: [] }));
  return new Set(reviews.map(({ orderItemId }) => orderItemId));
}

/** Returns whether a delivered order has a line without a review, of a product that is still sold. */
export const hasReviewLeft = ({ orderStatus, items }: Order, reviewed: ReadonlySet<string>): boolean =>
  orderStatus === 'Delivered' &&
  items.some(({ _id, product, snapshot }) => product !== null && !snapshot.service && !reviewed.has(_id));
