import type { HideReason } from '#contract/catalog/reviews/rules.ts';

/** The e-mails to authors of reviews. */
export type ReviewMail =
  /** To the author of a review: the shop has answered it publicly. */
  | {
      kind: 'review-answered';
      name: string;
      productId: string;
      product: string;
      productHi: string | null;
      review: string;
      answer: string;
      unsubscribe: string;
    }
  /** To the author of a review: staff have hidden it for a reason. */
  | {
      kind: 'review-hidden';
      name: string;
      productId: string;
      product: string;
      productHi: string | null;
      review: string;
      reason: HideReason;
    };
