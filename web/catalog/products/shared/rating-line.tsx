import type { Product } from '#contract/catalog/products/endpoints.ts';
import { formatNumber } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';
import { Stars } from '#web/ui/stars.tsx';

/** Shows a product's rating in one line: stars, the average to one decimal, and the number of reviews. */
export function RatingLine({ rating }: { rating: NonNullable<Product['rating']> }) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-2">
      <Stars rating={rating.average} className="text-sm" />
      <span className="tabular">
        <b className="font-semibold text-ink">{rating.average.toFixed(1)}</b>
        <span>{` (${formatNumber(rating.count, useLang())})`}</span>
      </span>
    </p>
  );
}
