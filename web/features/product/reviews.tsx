import { langOf } from '#web/features/goods/local-texts.ts';
import { sizeName } from '#web/features/goods/size-name.ts';
import { fill, formatDate, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Stars } from '#web/ui/stars.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { PageProduct, PageReview } from './page-product.ts';

/** Where the rating under the name leads. */
export const REVIEWS = 'reviews';

const FIRST = 5;

/** What buyers wrote: the average to one decimal, how many gave which stars, and their words, newest first. */
export function Reviews({ rating, reviews }: Pick<PageProduct, 'rating' | 'reviews'>) {
  const t = useTexts('product');
  const lang = useLang();
  const rest = reviews.slice(FIRST);
  return (
    <section id={REVIEWS} aria-labelledby="reviews-title" className="section scroll-mt-8 pb-0!">
      <h2 id="reviews-title" className="mb-7 text-h2">
        {t.reviews}
      </h2>
      {!rating ? (
        <p className="text-ink-2">{t.noReviews}</p>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[22rem_1fr] lg:gap-20">
          <Summary rating={rating} reviews={reviews} />
          <div className="min-w-0">
            {reviews.slice(0, FIRST).map((review) => (
              <ReviewEntry key={review._id} review={review} />
            ))}
            {rest.length > 0 && (
              <details className="border-t border-line pt-2 open:pt-0">
                <summary
                  className={`${textLinkClass} flex min-h-11 w-fit list-none items-center in-[[open]]:hidden [&::-webkit-details-marker]:hidden`}
                >
                  {plural(t.moreReviews, rest.length, lang)}
                </summary>
                {rest.map((review) => (
                  <ReviewEntry key={review._id} review={review} />
                ))}
              </details>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function Summary({ rating, reviews }: { rating: NonNullable<PageProduct['rating']>; reviews: PageReview[] }) {
  const t = useTexts('product');
  const lang = useLang();
  const counts = [5, 4, 3, 2, 1].map((n) => ({
    stars: n,
    count: reviews.filter((review) => review.rating === n).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count), 1);
  return (
    <div>
      <div className="flex items-center gap-4">
        <span className="font-display text-[4.25rem] leading-none lining-nums">
          {rating.average.toFixed(1)}
        </span>
        <div>
          <Stars rating={rating.average} />
          <p className="text-sm text-ink-2">{plural(t.reviewCount, rating.count, lang)}</p>
        </div>
      </div>
      <ul className="mt-5 grid gap-1.75 text-sm">
        {counts.map(({ stars, count }) => (
          <li key={stars} className="grid grid-cols-[1.2rem_1fr_2rem] items-center gap-2.5">
            <span className="sr-only">{plural(t.withStars, stars, lang)}</span>
            <span aria-hidden="true">{stars}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-tile">
              <span className="block h-full bg-star" style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span className="tabular text-ink-3">{formatNumber(count, lang)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewEntry({ review }: { review: PageReview }) {
  const t = useTexts('product');
  const goods = useTexts('goods');
  const name = review.name ?? t.someone;
  return (
    <article className="border-t border-line py-5 first:border-0 first:pt-0">
      <header className="flex items-baseline justify-between gap-4">
        <h3 lang={langOf(name)} className="font-text text-base font-semibold">
          {name}
        </h3>
        <time dateTime={review.createdAt} className="shrink-0 text-sm text-ink-3">
          {formatDate(review.createdAt, useLang())}
        </time>
      </header>
      <p className="mt-1 mb-2 flex items-center gap-3 text-sm text-ink-3">
        <Stars rating={review.rating} />
        {review.variantName && sizeName(goods, review.variantName)}
      </p>
      <p lang={langOf(review.text)} className="written max-w-[64ch] whitespace-pre-line wrap-anywhere">
        {review.text}
      </p>
      {review.media && (
        <img
          src={review.media}
          alt={fill(t.reviewPhoto, { name })}
          width={160}
          height={160}
          loading="lazy"
          className="mt-3 size-40 rounded-tile object-cover"
        />
      )}
    </article>
  );
}
