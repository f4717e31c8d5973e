import type { AdminReview } from '#contract/catalog/reviews/admin.ts';
import type { HideReason } from '#contract/catalog/reviews/rules.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { PreferencesService } from '../../people/email-preferences/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogService } from '../products/service.ts';
import { reviewAnswered } from './emails/review-answered.ts';
import { reviewHidden } from './emails/review-hidden.ts';
import { type LockedReview, lockReview, readAuthor, writeAnswer, writeHidden } from './moderation-store.ts';
import type { ReviewsService } from './service.ts';

/** The services that moderation calls. */
export type ModerationParts = {
  reviews: ReviewsService;
  catalog: Pick<CatalogService, 'byIds' | 'keptById'>;
  audit: AuditService;
  mail: MailService;
  preferences: PreferencesService;
};

/** A change of one review by a member of staff. */
export type Moderation = { id: string; by: string };

/** Moderation and public answers of reviews. */
export type ModerationService = ReturnType<typeof createModeration>;

/** Mails the first answer to the author, if they want such e-mails. */
async function tellAuthor(
  { catalog, mail, preferences }: ModerationParts,
  tx: Tx,
  { review, answer }: { review: LockedReview; answer: string },
): Promise<void> {
  const reader = await preferences.answerReader(tx, review.user_id);
  if (!reader) return;
  const [product] = await catalog.byIds([review.product_id]);
  if (!product) return;
  const { email: to, language, name, unsubscribe } = reader;
  await mail.send(tx, {
    to,
    language,
    mail: reviewAnswered({
      name,
      productId: product._id,
      product: product.name,
      productHi: product.translations.hi?.name ?? null,
      review: review.text,
      answer,
      unsubscribe,
    }),
  });
}

/** Mails the author that their review is hidden, and why. Nobody gets it whose account is deleted or blocked. */
async function tellHidden(
  { catalog, mail }: ModerationParts,
  tx: Tx,
  { review, reason }: { review: LockedReview; reason: HideReason },
): Promise<void> {
  const author = await readAuthor(tx, review.user_id);
  if (!author) return;
  // The product may be hidden by now. Its review is still the author's.
  const [product] = await catalog.keptById([review.product_id]);
  if (!product) return;
  await mail.send(tx, {
    to: author.email,
    language: author.language,
    mail: reviewHidden({
      name: author.name,
      productId: product._id,
      product: product.name,
      productHi: product.translations.hi?.name ?? null,
      review: review.text,
      reason,
    }),
  });
}

/** Creates the service by which staff hide, show and answer reviews. */
export function createModeration({ db, now }: Pick<Platform, 'db' | 'now'>, parts: ModerationParts) {
  const { reviews, audit } = parts;

  /** Runs a change of a locked review, publishes it to lists and pages, and returns the review. */
  async function change(
    { id }: Moderation,
    work: (tx: Tx, review: LockedReview) => Promise<AppError | null>,
  ): Promise<AdminReview | AppError> {
    const refused = await transact(db, async (tx) => {
      const review = await lockReview(tx, id);
      if (!review) return appError('review_not_found');
      await checkpoint('review.locked', id);
      const error = await work(tx, review);
      if (error) return error;
      await reviews.publish(tx, review.product_id);
      return null;
    });
    if (refused instanceof AppError) return refused;
    return (await reviews.adminReview(id)) ?? appError('review_not_found');
  }

  const entry = (by: string, { id, user_id: of }: LockedReview) => ({
    at: now(),
    actorId: by,
    entity: 'review' as const,
    entityId: id,
    of,
  });

  return {
    /** Hides a review, and tells its author why. Hiding a hidden one changes the reason only. */
    hide: (target: Moderation, reason: HideReason) =>
      change(target, async (tx, review) => {
        const { product_id: productId, rating, hidden_at: was, hidden_reason: before } = review;
        if (was && before === reason) return null;
        await writeHidden(tx, review, { reason, at: now() });
        await tellHidden(parts, tx, { review, reason });
        await audit.record(tx, {
          ...entry(target.by, review),
          action: 'review.hide',
          before: { hidden: was !== null, ...(before && { reason: before }) },
          after: { hidden: true, reason, productId, rating },
        });
        return null;
      }),

    /** Shows a hidden review again. Does nothing to a visible one. */
    show: (target: Moderation) =>
      change(target, async (tx, review) => {
        if (!review.hidden_at) return null;
        await writeHidden(tx, review, null);
        await audit.record(tx, {
          ...entry(target.by, review),
          action: 'review.show',
          before: { hidden: true, ...(review.hidden_reason && { reason: review.hidden_reason }) },
          after: { hidden: false, productId: review.product_id, rating: review.rating },
        });
        return null;
      }),

    /**
     * Publishes the shop's answer. `shown` is the time of the answer that the writer saw, null for none; another one is
     * refused, so that nobody overwrites a colleague's answer unseen.
     */
    answer: (target: Moderation, { text, shown }: { text: string; shown: string | null }) =>
      change(target, async (tx, review) => {
        if (review.hidden_at) return appError('review_is_hidden');
        if ((review.answered_at?.toISOString() ?? null) !== shown) return appError('review_changed');
        await writeAnswer(tx, review.id, { text, at: now() });
        if (!review.answer) await tellAuthor(parts, tx, { review, answer: text });
        await audit.record(tx, {
          ...entry(target.by, review),
          action: 'review.answer',
          before: { answer: review.answer },
          after: { answer: text },
        });
        return null;
      }),

    /** Deletes the shop's answer below a visible review. Does nothing without one. */
    removeAnswer: (target: Moderation) =>
      change(target, async (tx, review) => {
        if (review.hidden_at) return appError('review_is_hidden');
        if (review.answer === null) return null;
        await writeAnswer(tx, review.id, null);
        await audit.record(tx, {
          ...entry(target.by, review),
          action: 'review.answer-deleted',
          before: { answer: review.answer },
          after: null,
        });
        return null;
      }),
  };
}
