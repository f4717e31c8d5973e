import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { storedPicture } from '../../core/pictures.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema } from '../../core/primitives.ts';
import { reviewSchema } from '../products/endpoints.ts';
import { reviewAdmin } from './admin.ts';
import { hideReasons } from './rules.ts';

/** The body limit of requests with a picture, in bytes. */
const withPicture = 6_000_000;

/** A review for its author, with the order and the order line that it is about. */
export const ownReviewSchema = reviewSchema.extend({
  productId: idSchema,
  orderId: idSchema,
  orderItemId: idSchema,
  /** Set while staff hide it: only its author sees it then. `reason` is null for one hidden before reasons were recorded. */
  hidden: z.object({ reason: z.enum(hideReasons).nullable(), at: instantSchema }).optional(),
});
/** A review for its author. */
export type OwnReview = z.output<typeof ownReviewSchema>;

const written = {
  rating: z
    .number('review_incomplete')
    .int('review_incomplete')
    .min(1, 'review_incomplete')
    .max(5, 'review_incomplete'),
  text: z.string('review_incomplete').trim().min(1, 'review_incomplete').max(2000),
  /** A picture as a base64 data URL. In an edit, null removes the picture; its current URL or no value keeps it. */
  media: z.string().max(withPicture).overwrite(storedPicture).nullish(),
};
const reviewParams = z.object({ productId: anyIdSchema, reviewId: anyIdSchema });
const pictureErrors = ['image_kind', 'image_unreadable', 'image_too_large'] as const;

/** Reviews: read by everyone, written by buyers of the product, moderated and answered by staff. */
export const reviews = {
  ...reviewAdmin,
  'GET /api/auth/products/{productId}/reviews': endpoint({
    summary: "Lists a product's reviews, newest first.",
    access: 'anyone',
    limit: 'list',
    params: z.object({ productId: anyIdSchema }),
    response: z.object({ reviews: z.array(reviewSchema) }),
    errors: ['product_not_found'],
  }),
  'GET /api/reviews/latest': endpoint({
    summary: 'Lists the newest well-rated reviews of quotable length, for the home page.',
    access: 'anyone',
    limit: 'list',
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(3) }),
    response: z.object({
      reviews: z.array(
        reviewSchema.extend({
          productId: z.string(),
          productName: z.string(),
          productNameHi: z.string().nullable(),
          city: z.string().nullable(),
        }),
      ),
    }),
  }),
  'GET /api/auth/my-reviews': endpoint({
    summary: 'Lists the user’s reviews, newest first, optionally of one order.',
    access: 'member',
    query: z.object({ orderId: anyIdSchema.optional() }),
    response: z.object({ reviews: z.array(ownReviewSchema) }),
  }),
  'POST /api/auth/products/{productId}/reviews': endpoint({
    summary:
      'Reviews a delivered line of the user’s order, once per line. Without `orderId`, the newest line without a review.',
    access: 'member',
    limit: 'upload',
    status: 201,
    bodyLimit: withPicture,
    params: z.object({ productId: anyIdSchema }),
    body: z.object({
      ...written,
      orderId: anyIdSchema.nullish(),
      variantId: anyIdSchema.nullish(),
      /** Sent by older clients and ignored: the order line has the name. */
      variantName: z.string().max(200).nullish(),
      /** Sent by older clients. Only compared with the session. */
      userId: anyIdSchema.nullish(),
    }),
    response: messageSchema.extend({ review: ownReviewSchema }),
    errors: [
      'product_not_found',
      'order_not_found',
      'review_not_bought',
      'review_not_delivered',
      'review_exists',
      'review_in_another_name',
      ...pictureErrors,
    ],
  }),
  'PUT /api/auth/products/{productId}/reviews/{reviewId}': endpoint({
    summary: 'Updates one of the user’s reviews. Its date is kept.',
    access: 'member',
    limit: 'upload',
    bodyLimit: withPicture,
    params: reviewParams,
    body: z.object(written),
    response: messageSchema.extend({ review: ownReviewSchema }),
    errors: ['review_not_found', ...pictureErrors],
  }),
  'DELETE /api/auth/products/{productId}/reviews/{reviewId}': endpoint({
    summary: 'Deletes one of the user’s reviews. The order line may be reviewed again.',
    access: 'member',
    params: reviewParams,
    response: messageSchema,
    errors: ['review_not_found'],
  }),
};
