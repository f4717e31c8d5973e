import { z } from 'zod';
import { call } from './call.ts';
import { reviewSchema } from './catalog.ts';
import { anyIdSchema } from './wire.ts';

/** Reviews, read by everyone. */
export const reviews = {
  'GET /api/auth/products/{productId}/reviews': call({
    summary: "A product's reviews, newest first.",
    who: 'anyone',
    params: z.object({ productId: anyIdSchema }),
    answer: z.object({ reviews: z.array(reviewSchema) }),
    errors: ['product_not_found'],
  }),
  'GET /api/reviews/latest': call({
    summary: 'The newest well-rated reviews with words enough to quote, for the home page.',
    who: 'anyone',
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(3) }),
    answer: z.object({
      reviews: z.array(
        reviewSchema.extend({ productId: z.string(), productName: z.string(), city: z.string().nullable() }),
      ),
    }),
  }),
};
