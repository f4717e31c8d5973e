import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';

/** The page size of `/product/{id}/reviews`. */
export const REVIEWS_A_PAGE = 10;

/** A delivered item without a review from its buyer: the subject of a new review. */
export type OpenLine = { orderId: string; variantId: string | null };

/** Returns the delivered items of a product without a review, the newest order first. */
export function openLines(
  orders: readonly Order[],
  productId: string,
  written: readonly OwnReview[],
): OpenLine[] {
  const reviewed = new Set(written.map((review) => review.orderItemId));
  return orders
    .filter((order) => order.orderStatus === 'Delivered')
    .flatMap((order) =>
      order.items
        .filter((item) => item.product?._id === productId && !reviewed.has(item._id))
        .map((item) => ({ orderId: order._id, variantId: item.variantId })),
    );
}

/**
 * Loads a product with its reviews, the reader's own reviews, and the items they can still review. Throws as the API
 * does.
 */
export async function loadReviewsPage(productId: string) {
  const [product, mine, orders] = await Promise.all([
    api('GET /api/auth/products/{id}', { params: { id: productId } }),
    api('GET /api/auth/my-reviews', { query: {} }),
    api('GET /api/auth/user-orders'),
  ]);
  const own = mine.reviews.filter((review) => review.productId === productId);
  return { product, own, open: openLines(orders, productId, own) };
}
