import type { CardGoods } from '#contract/catalog/endpoints.ts';
import { CachedFragment } from '#web/document/cached-fragment.tsx';
import { ProductCard } from '#web/features/catalog/cards/product-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Carousel } from '#web/ui/carousel.tsx';

/** Other products beside this one: 1.5, 2, 2.5 or 3 at a time by the width of the screen. */
export function Related({ goods }: { goods: readonly CardGoods[] }) {
  if (goods.length === 0) return null;
  return (
    <CachedFragment as="section" by={() => `related ${JSON.stringify(goods)}`} className="section pb-0!">
      <Slides goods={goods} />
    </CachedFragment>
  );
}

function Slides({ goods }: { goods: readonly CardGoods[] }) {
  const t = useTexts('catalog/product');
  return (
    <>
      <h2 className="mb-6 text-h2">{t.related}</h2>
      <Carousel
        label={t.related}
        slide="basis-2/3 sm:basis-1/2 md:basis-2/5 lg:basis-1/3"
        slides={goods.map((other) => ({ key: other._id, content: <ProductCard product={other} plain /> }))}
      />
    </>
  );
}
