import type { AdminReview, reviewAdmin } from '#contract/catalog/reviews/admin.ts';
import type { reviews } from '#contract/catalog/reviews/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { CatalogService } from '../products/service.ts';
import type { ModerationService } from './moderation.ts';
import type { OwnReviewsService } from './own-reviews.ts';
import type { ReviewsService } from './service.ts';

const words = readWords('reviews/answers');

const moderationHandlers = (
  written: ReviewsService,
  moderation: ModerationService,
): Handlers<typeof reviewAdmin> => {
  const said = (review: AdminReview | AppError, message: string) =>
    review instanceof AppError ? review : { message, review };
  return {
    'GET /api/auth/admin/reviews': ({ query }) => written.adminPage(query),
    'PUT /api/admin/reviews/{id}/hidden': async ({ params, body, session, lang }) =>
      said(await moderation.hide({ id: params.id, by: session.userId }, body.reason), words[lang].hidden),
    'DELETE /api/admin/reviews/{id}/hidden': async ({ params, session, lang }) =>
      said(await moderation.show({ id: params.id, by: session.userId }), words[lang].shown),
    'PUT /api/admin/reviews/{id}/answer': async ({ params, body, session, lang }) =>
      said(
        await moderation.answer(
          { id: params.id, by: session.userId },
          { text: body.text, shown: body.answeredAt },
        ),
        words[lang].answered,
      ),
    'DELETE /api/admin/reviews/{id}/answer': async ({ params, session, lang }) =>
      said(await moderation.removeAnswer({ id: params.id, by: session.userId }), words[lang].unanswered),
  };
};

/** Returns the handlers of public reviews, of an author's reviews, and of moderation. */
export const reviewHandlers = (
  written: ReviewsService,
  own: OwnReviewsService,
  moderation: ModerationService,
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

  ...moderationHandlers(written, moderation),
  'GET /api/auth/my-reviews': async ({ query, session }) => ({
    reviews: await own.list(session.userId, query.orderId),
  }),
  'POST /api/auth/products/{productId}/reviews': async ({ params, body, session, lang }) => {
    const { userId, orderId = null, variantId = null, media = null, rating, text } = body;
    if (userId && userId !== session.userId) return appError('review_in_another_name');
    const sent = { productId: params.productId, orderId, variantId, media, rating, text };
    const review = await own.write(session.userId, sent);
    return review instanceof AppError ? review : { message: words[lang].written, review };
  },
  'PUT /api/auth/products/{productId}/reviews/{reviewId}': async ({ params, body, session, lang }) => {
    const key = { id: params.reviewId, productId: params.productId, userId: session.userId };
    const review = await own.edit(key, body);
    return review instanceof AppError ? review : { message: words[lang].edited, review };
  },
  'DELETE /api/auth/products/{productId}/reviews/{reviewId}': async ({ params, session, lang }) => {
    const key = { id: params.reviewId, productId: params.productId, userId: session.userId };
    return (await own.remove(key)) ?? { message: words[lang].deleted };
  },
});
