import type { Platform } from '../../platform/platform.ts';
import { reviewsPersonal } from './personal-data.ts';
import { createReviews } from './service.ts';
import { findWrongRatings } from './store.ts';

/** The reviews of products as pages show them. */
export const reviewsModule = {
  name: 'reviews',
  start(platform: Platform) {
    const reviews = createReviews(platform);
    return {
      services: { reviews },
    };
  },
  personalData: [reviewsPersonal],
  integrity: [findWrongRatings],
};
