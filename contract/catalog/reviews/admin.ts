import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, pictureSchema } from '../../core/primitives.ts';
import { answerLength, hideReasons, reviewStates } from './rules.ts';

/** A review in the admin. `author` is empty once the account is erased. */
export const adminReviewSchema = z.object({
  _id: idSchema,
  productId: idSchema,
  product: z.string(),
  productHi: z.string().nullable(),
  author: z.string(),
  rating: z.number().int(),
  text: z.string(),
  createdAt: instantSchema,
  media: pictureSchema.nullable(),
  orderId: idSchema,
  /** "NR-20461". */
  orderNumber: z.string(),
  /** Null while everyone sees it. `changed`: its author has edited it since. */
  hidden: z
    .object({ reason: z.enum(hideReasons).nullable(), at: instantSchema, changed: z.boolean() })
    .nullable(),
  answer: z.object({ text: z.string(), at: instantSchema }).nullable(),
});
/** A review in the admin. */
export type AdminReview = z.output<typeof adminReviewSchema>;

const params = z.object({ id: anyIdSchema });
const changed = messageSchema.extend({ review: adminReviewSchema });

/** The admin's reviews: list, moderation and public answers. */
export const reviewAdmin = {
  'GET /api/auth/admin/reviews': endpoint({
    summary:
      'Lists visible reviews, newest first, 30 a page. `q` is a part of text, product or author. `state` lists the unanswered or the hidden ones instead.',
    access: 'admin',
    permission: 'reviews.read',
    query: z.object({
      q: z.string().trim().max(80).optional(),
      rating: z.coerce.number().int().min(1).max(5).optional(),
      state: z.enum(reviewStates).optional(),
      photo: z.literal('yes').optional(),
      ...pageQuery,
    }),
    response: z.object({
      reviews: z.array(adminReviewSchema),
      total: z.number().int().nonnegative(),
      pages: pagesSchema,
    }),
  }),
  'PUT /api/admin/reviews/{id}/hidden': endpoint({
    summary:
      'Hides a review for a reason that its author sees, or changes the reason. It leaves ratings, lists and pages at once.',
    access: 'admin',
    permission: 'reviews.hide',
    params,
    body: z.object({ reason: z.enum(hideReasons) }),
    response: changed,
    errors: ['review_not_found'],
  }),
  'DELETE /api/admin/reviews/{id}/hidden': endpoint({
    summary: 'Shows a hidden review again.',
    access: 'admin',
    permission: 'reviews.hide',
    params,
    response: changed,
    errors: ['review_not_found'],
  }),
  'PUT /api/admin/reviews/{id}/answer': endpoint({
    summary:
      'Publishes the shop’s answer below a review, or changes it. `answeredAt` is the time of the answer that was shown, null for none. The author gets an e-mail about the first one, if they want such e-mails.',
    access: 'admin',
    permission: 'reviews.answer',
    params,
    body: z.object({
      text: z.string().trim().min(1).max(answerLength),
      answeredAt: instantSchema.nullable(),
    }),
    response: changed,
    errors: ['review_not_found', 'review_changed', 'review_is_hidden'],
  }),
  'DELETE /api/admin/reviews/{id}/answer': endpoint({
    summary: 'Deletes the shop’s answer to a review.',
    access: 'admin',
    permission: 'reviews.answer',
    params,
    response: changed,
    errors: ['review_not_found', 'review_is_hidden'],
  }),
};
