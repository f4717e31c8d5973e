import type { reviews } from '#contract/reviews/endpoints.ts';
import type { CatalogService } from '../catalog/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { OwnReviewsService } from './own-reviews.ts';
import type { ReviewsService } from './service.ts';

const pageSize = 30;
const messages = {
  written: { en: 'Review submitted successfully!', hi: 'समीक्षा भेज दी गई!' },
  edited: { en: 'Review updated.', hi: 'समीक्षा बदल दी गई।' },
  deleted: { en: 'Review deleted successfully!', hi: 'समीक्षा हटा दी गई!' },
} as const;

/** Returns the handlers of public reviews and of an author's reviews. */
export const reviewHandlers = (
  written: ReviewsService,
  own: OwnReviewsService,
  catalog: Pick<CatalogService, 'byIds'>,
): Handlers<typeof reviews> => ({
  'GET /api/auth/products/{productId}/reviews': async ({ params: { productId } }) => {
    const [product] = await catalog.byIds([productId]);
    return product ? { reviews: await written.ofProduct(productId) } : appError('product_not_found');
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
        if (!product) return [];
        const productNameHi = product.translations.hi?.name ?? null;
        return [{ ...review, productName: product.name, productNameHi }];
      }),
    };
  },

  'GET /api/auth/admin/reviews': ({ query: { page, ...filter } }) =>
    written.adminPage(filter, { limit: pageSize, offset: (page - 1) * pageSize }),
  'GET /api/auth/my-reviews': async ({ query, session }) => ({
    reviews: await own.list(session.userId, query.orderId),
  }),
  'POST /api/auth/products/{productId}/reviews': async ({ params, body, session, lang }) => {
    const { userId, orderId = null, variantId = null, media = null, rating, text } = body;
    if (userId && userId !== session.userId) return appError('review_not_found');
    const sent = { productId: params.productId, orderId, variantId, media, rating, text };
    const review = await own.write(session.userId, sent);
    return review instanceof AppError ? review : { message: messages.written[lang], review };
  },
  'PUT /api/auth/products/{productId}/reviews/{reviewId}': async ({ params, body, session, lang }) => {
    const key = { id: params.reviewId, productId: params.productId, userId: session.userId };
    const review = await own.edit(key, body);
    return review instanceof AppError ? review : { message: messages.edited[lang], review };
  },
  'DELETE /api/auth/products/{productId}/reviews/{reviewId}': async ({ params, session, lang }) => {
    const key = { id: params.reviewId, productId: params.productId, userId: session.userId };
    return (await own.remove(key)) ?? { message: messages.deleted[lang] };
  },
});
