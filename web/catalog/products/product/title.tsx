import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Stars } from '#web/ui/stars.tsx';
import type { PageProduct } from './page-product.ts';
import { REVIEWS } from './reviews.tsx';

/** Shows brand and category, the name, the rating, and a one-sentence description. */
export function Title({ product, category }: { product: PageProduct; category: string }) {
  const t = useTexts('products/product');
  const lang = useLang();
  const { brand, name, rating, miniDesc } = product;
  return (
    <>
      <p className="text-sm text-ink-3">
        {brand && (
          <>
            <span lang={langOf(brand)}>{brand}</span> ·{' '}
          </>
        )}
        <span>{category}</span>
      </p>
      <h1 lang={langOf(name)} className="mt-1 mb-2 text-h1">
        {name}
      </h1>
      {rating && (
        <a href={`#${REVIEWS}`} className="flex min-h-11 w-fit items-center gap-2 text-sm hover:underline">
          <Stars rating={rating.average} className="text-[1.0625rem]" />
          <b className="tabular font-semibold">{rating.average.toFixed(1)}</b>
          <span className="text-ink-2">{plural(t.reviewCount, rating.count, lang)}</span>
        </a>
      )}
      <p lang={langOf(miniDesc)} className="written my-4 text-lg text-ink-2">
        {miniDesc}
      </p>
    </>
  );
}
