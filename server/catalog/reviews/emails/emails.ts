import { reviewAnswered } from './review-answered.ts';
import { reviewHidden } from './review-hidden.ts';

/** Every kind of e-mail of reviews. */
export const reviewEmails = [reviewAnswered, reviewHidden];
