import type { ReactNode } from 'react';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { ProductCard } from '#web/catalog/products/shared/product-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Carousel } from '#web/ui/carousel.tsx';

type Shown = {
  products: readonly CardProduct[];
  /** Returns the button over a card's picture. */
  corner: (product: CardProduct) => ReactNode;
};

/** Shows related products: 1.5, 2, 2.5 or 3 at a time by screen width. */
export function Related({ products, corner }: Shown) {
  const t = useTexts('products/product');
  if (products.length === 0) return null;
  return (
    <section className="section pb-0!">
      <h2 className="mb-6 text-h2">{t.related}</h2>
      <Carousel
        label={t.related}
        slide="basis-2/3 sm:basis-1/2 md:basis-2/5 lg:basis-1/3"
        slides={products.map((other) => ({
          key: other._id,
          content: <ProductCard product={other} plain corner={corner(other)} />,
        }))}
      />
    </section>
  );
}
