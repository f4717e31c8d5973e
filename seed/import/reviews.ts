import type { SeedCustomer, SeedReview } from '../types.ts';
import type { DemoOrder, DemoProduct, DemoReview } from './demo-shop.ts';
import { demoId, demoNumber } from './ids.ts';
import { personId } from './people.ts';
import { reviewedSku } from './products.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Returns the reviews, each with its order of one piece. It was delivered some hours to three days before the review,
 * and ordered three to six days before that. Throws when a review refers to a person or product outside the demo.
 */
export function demoReviews(
  reviews: readonly SeedReview[],
  {
    customers,
    products,
    now,
  }: { customers: readonly SeedCustomer[]; products: readonly DemoProduct[]; now: Date },
): { order: DemoOrder; review: DemoReview }[] {
  const buyers = new Map(customers.map((customer) => [customer.email, customer]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return reviews.map((review, i) => {
    const buyer = buyers.get(review.customer);
    const product = bySlug.get(review.product);
    if (!buyer || !product)
      throw new Error(`Seed: a review of ${review.product} by ${review.customer}, one of whom is not there`);
    const sku = reviewedSku(review, product.skus);
    const key = `${review.customer}\n${review.product}\n${sku.name}\n${i}`;
    const written = now.getTime() - review.daysAgo * day - hour - demoNumber('written', key, 12 * hour);
    const delivered = written - 5 * hour - demoNumber('delivered', key, 3 * day);
    const ordered = delivered - 3 * day - demoNumber('ordered', key, 3 * day);
    const orderItemId = demoId('line', key);
    const order: DemoOrder = {
      id: demoId('order', key),
      itemId: orderItemId,
      userId: personId(review.customer),
      language: buyer.language,
      buyer: { name: `${buyer.firstName} ${buyer.lastName}`, phone: buyer.phone, address: buyer.address },
      product,
      sku,
      steps: {
        Pending: new Date(ordered),
        Processing: new Date(ordered + 3 * hour),
        Shipped: new Date(ordered + day),
        'Out-for-delivery': new Date(delivered - 4 * hour),
        Delivered: new Date(delivered),
      },
    };
    const { firstName, lastName, address } = buyer;
    return {
      order,
      review: {
        id: demoId('review', key),
        productId: product.id,
        userId: order.userId,
        orderItemId,
        author: { firstName, lastName },
        city: address.city,
        rating: review.rating,
        text: review.text,
        variantName: review.variantName ?? null,
        at: new Date(written),
      },
    };
  });
}
