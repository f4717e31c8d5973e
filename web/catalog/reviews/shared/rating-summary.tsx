import { formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Stars } from '#web/ui/stars.tsx';

/** Shows the average to one decimal and each star's share of all reviews; `counts` is from one star to five. */
export function RatingSummary({
  rating,
  counts,
}: {
  rating: { average: number; count: number };
  counts: readonly number[];
}) {
  const t = useTexts('products/product');
  const lang = useLang();
  const all = Math.max(
    counts.reduce((sum, count) => sum + count, 0),
    1,
  );
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
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars} className="grid grid-cols-[1.2rem_1fr_2rem] items-center gap-2.5">
              <span className="sr-only">{plural(t.withStars, stars, lang)}</span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-tile">
                <span className="block h-full bg-star" style={{ width: `${(100 * count) / all}%` }} />
              </span>
              <span className="tabular text-ink-3">{formatNumber(count, lang)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
