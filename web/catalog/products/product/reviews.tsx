import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { pageReview } from '#web/catalog/reviews/shared/page-review.ts';
import { RatingSummary } from '#web/catalog/reviews/shared/rating-summary.tsx';
import { ReviewEntry } from '#web/catalog/reviews/shared/review-entry.tsx';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PageProduct } from './page-product.ts';

/** The anchor of the reviews, target of the rating under the name. */
export const REVIEWS = 'reviews';

/** Shows the reviews: the average to one decimal, the distribution of stars, and the texts, newest first. */
export function Reviews({
  productId,
  rating,
  reviews,
  starCounts,
  choicesHi,
}: Pick<PageProduct, 'rating' | 'reviews' | 'starCounts' | 'choicesHi'> & { productId: string }) {
  const t = useTexts('products/product');
  const lang = useLang();
  const [all, setAll] = useState<PageProduct['reviews'] | null>(null);
  const [busy, setBusy] = useState(false);
  const left = (rating?.count ?? 0) - reviews.length;

  // The page carries the first few only.
  async function showAll() {
    setBusy(true);
    try {
      const response = await api('GET /api/auth/products/{productId}/reviews', { params: { productId } });
      setAll(response.reviews.map(pageReview));
    } catch {
      toast.problem(t.reviewsFailed);
    }
    setBusy(false);
  }

  return (
    <section id={REVIEWS} aria-labelledby="reviews-title" className="section scroll-mt-8 pb-0!">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6">
        <h2 id="reviews-title" className="text-h2">
          {t.reviews}
        </h2>
        <TextLink to={`/product/${productId}/reviews`} data-for="user" className="py-2.5">
          {t.writeReview}
        </TextLink>
      </div>
      {!rating ? (
        <p className="text-ink-2">{t.noReviews}</p>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[22rem_1fr] lg:gap-20">
          <RatingSummary rating={rating} counts={starCounts} />
          <div className="min-w-0">
            {(all ?? reviews).map((review) => (
              <ReviewEntry key={review._id} review={review} choicesHi={choicesHi} />
            ))}
            {!all && left > 0 && (
              <Button kind="secondary" busy={busy} onClick={() => void showAll()}>
                {plural(t.moreReviews, left, lang)}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
