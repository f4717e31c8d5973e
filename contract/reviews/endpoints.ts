import { z } from 'zod';
import { reviewSchema } from '../catalog/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { storedPicture } from '../core/pictures.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema } from '../core/primitives.ts';

/** Largest body of a call that carries a picture, in bytes. */
const withPicture = 6_000_000;

/** A review as its author sees it: with the order and the line of it that it is about. */
export const ownReviewSchema = reviewSchema.extend({
  productId: idSchema,
  orderId: idSchema,
  orderItemId: idSchema,
});
/** A review as its author sees it. */
export type OwnReview = z.output<typeof ownReviewSchema>;

const written = {
  rating: z
    .number('review_incomplete')
    .int('review_incomplete')
    .min(1, 'review_incomplete')
    .max(5, 'review_incomplete'),
  text: z.string('review_incomplete').trim().min(1, 'review_incomplete').max(2000),
  /** A picture as a base64 data URL; in an edit also the present one's address to keep it (as does leaving it out), null to drop it. */
  media: z.string().max(withPicture).overwrite(storedPicture).nullish(),
};
/** A review as the desk lists it; `author` is empty once they have erased their account. */
export const adminReviewSchema = z.object({
  _id: idSchema,
  productId: idSchema,
  product: z.string(),
  productHi: z.string().nullable(),
  author: z.string(),
  rating: z.number().int(),
  text: z.string(),
  createdAt: instantSchema,
});
/** A review as the desk lists it. */
export type AdminReview = z.output<typeof adminReviewSchema>;

const reviewParams = z.object({ productId: anyIdSchema, reviewId: anyIdSchema });
const pictureErrors = ['image_kind', 'image_unreadable', 'image_too_large'] as const;

/** Reviews: read by everyone, written by buyers. */
export const reviews = {
  'GET /api/auth/products/{productId}/reviews': endpoint({
    summary: "A product's reviews, newest first.",
    access: 'anyone',
    params: z.object({ productId: anyIdSchema }),
    response: z.object({ reviews: z.array(reviewSchema) }),
    errors: ['product_not_found'],
  }),
  'GET /api/reviews/latest': endpoint({
    summary: 'The newest well-rated reviews with words enough to quote, for the home page.',
    access: 'anyone',
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(3) }),
    response: z.object({
      reviews: z.array(
        reviewSchema.extend({ productId: z.string(), productName: z.string(), city: z.string().nullable() }),
      ),
    }),
  }),
  'GET /api/auth/admin/reviews': endpoint({
    summary:
      'All reviews that readers see, the newest first, thirty a page; `q` is a part of text, product or author.',
    access: 'admin',
    query: z.object({
      q: z.string().trim().max(80).optional(),
      rating: z.coerce.number().int().min(1).max(5).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: z.object({ reviews: z.array(adminReviewSchema), total: z.number().int().nonnegative() }),
  }),
  'GET /api/auth/my-reviews': endpoint({
    summary: 'One’s own reviews, the newest first, those of one order if it is named.',
    access: 'member',
    query: z.object({ orderId: anyIdSchema.optional() }),
    response: z.object({ reviews: z.array(ownReviewSchema) }),
  }),
  'POST /api/auth/products/{productId}/reviews': endpoint({
    summary:
      'Reviews a delivered line of one’s own order, once a line; without `orderId` the newest one not yet reviewed.',
    access: 'member',
    limit: 'upload',
    status: 201,
    bodyLimit: withPicture,
    params: z.object({ productId: anyIdSchema }),
    body: z.object({
      ...written,
      orderId: anyIdSchema.nullish(),
      variantId: anyIdSchema.nullish(),
      /** What an older client calls the variant; the order line knows better. */
      variantName: z.string().max(200).nullish(),
      /** An older client names itself; only compared with the session. */
      userId: anyIdSchema.nullish(),
    }),
    response: messageSchema.extend({ review: ownReviewSchema }),
    errors: [
      'product_not_found',
      'order_not_found',
      'review_not_bought',
      'review_not_delivered',
      'review_exists',
      'review_not_found',
      ...pictureErrors,
    ],
  }),
  'PUT /api/auth/products/{productId}/reviews/{reviewId}': endpoint({
    summary: 'Writes one’s own review over; its date stays.',
    access: 'member',
    limit: 'upload',
    bodyLimit: withPicture,
    params: reviewParams,
    body: z.object(written),
    response: messageSchema.extend({ review: ownReviewSchema }),
    errors: ['review_not_found', ...pictureErrors],
  }),
  'DELETE /api/auth/products/{productId}/reviews/{reviewId}': endpoint({
    summary: 'Deletes one’s own review; the order line may be reviewed again.',
    access: 'member',
    params: reviewParams,
    response: messageSchema,
    errors: ['review_not_found'],
  }),
};
