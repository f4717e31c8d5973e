import { reviews as reviewsApi } from '#contract/catalog/reviews/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogService } from '../products/service.ts';
import { reviewEmails } from './emails/emails.ts';
import { createModeration } from './moderation.ts';
import { createOwnReviews } from './own-reviews.ts';
import { mountReviewerPicture } from './reviewer-picture.ts';
import { reviewHandlers } from './routes.ts';

/** Reviews as buyers write and staff moderate them. */
export const reviewWritingModule = {
  name: 'review-writing',
  start(
    platform: Platform,
    parts: PartsOf<typeof createOwnReviews> & PartsOf<typeof createModeration> & { catalog: CatalogService },
  ) {
    const ownReviews = createOwnReviews(platform, parts);
    const moderation = createModeration(platform, parts);
    return {
      services: { ownReviews, moderation },
      endpoints: (routes: RouteRegistry) => {
        routes.register(reviewsApi, reviewHandlers(parts.reviews, ownReviews, moderation, parts.catalog));
        mountReviewerPicture(routes.app);
      },
    };
  },
  emails: reviewEmails,
};
