import type { reviews } from '#contract/reviews.ts';
import type { CatalogService } from '../catalog/service.ts';
import { fault } from '../platform/fault.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { ReviewsService } from './service.ts';

/** The calls that read reviews. */
export const reviewHandlers = (
  written: ReviewsService,
  catalog: Pick<CatalogService, 'byIds'>,
): Handlers<typeof reviews> => ({
  'GET /api/auth/products/{productId}/reviews': async ({ params: { productId } }) => {
    const [product] = await catalog.byIds([productId]);
    return product ? { reviews: await written.ofProduct(productId) } : fault('product_not_found');
  },
  'GET /api/reviews/latest': async ({ query }) => {
    const latest = await written.latest(query.limit);
    const products = new Map(
      (await catalog.byIds(latest.map((review) => review.productId))).map((product) => [
        product._id,
        product,
      ]),
    );
    return {
      reviews: latest.flatMap((review) => {
        const product = products.get(review.productId);
        return product ? [{ ...review, productName: product.name }] : [];
      }),
    };
  },
});
