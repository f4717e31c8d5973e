import type { ReactNode } from 'react';
import type { CardProduct } from '#contract/catalog/endpoints.ts';
import { cardOf } from '#web/shared/catalog/card-product.ts';
import { ProductCard } from '#web/shared/catalog/product-card.tsx';
import { ProductGrid } from '#web/shared/catalog/product-grid.tsx';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** Shows what the shop has of a stone, at up to three prices. `corner` draws the heart of a card. */
export function Pieces({
  stone,
  pieces,
  corner,
}: {
  stone: string;
  pieces: readonly CardProduct[];
  corner: (product: CardProduct) => ReactNode;
}) {
  const t = useTexts('remedies/finder').pieces;
  const lang = useLang();
  return (
    <section aria-label={t.title}>
      <h3 className="text-h3">{t.title}</h3>
      <p className="mt-1 mb-4 text-ink-2">
        {pieces.length === 0 ? t.none : pieces.length === 3 ? t.text : t.one}
      </p>
      {pieces.length > 0 && (
        <>
          <ProductGrid sidebar>
            {pieces.map((piece) => {
              const product = cardOf(piece, lang);
              return (
                <ProductCard
                  key={product._id}
                  product={product}
                  corner={corner(product)}
                  heading="h3"
                  plain
                />
              );
            })}
          </ProductGrid>
          <p className="mt-4">
            <TextLink alone to={`/products?stone=${stone}`}>
              {t.all}
            </TextLink>
          </p>
        </>
      )}
    </section>
  );
}
