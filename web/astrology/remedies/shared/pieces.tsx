import type { ReactNode } from 'react';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { cardOf } from '#web/catalog/products/shared/card-product.ts';
import { ProductCard } from '#web/catalog/products/shared/product-card.tsx';
import { ProductGrid } from '#web/catalog/products/shared/product-grid.tsx';
import { fill } from '#web/texts/format.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { StoneWords } from './stone-words.ts';

/**
 * Shows what the shop has of a stone, at up to three prices, and leads to all of it. `words` are those of the surrounding page
 * or report; `corner` draws the heart of a card.
 */
export function Pieces({
  stone,
  name,
  pieces,
  words,
  corner,
}: {
  stone: string;
  /** The stone's name, for the link to all of it. */
  name: string;
  pieces: readonly CardProduct[];
  words: StoneWords;
  corner?: (product: CardProduct) => ReactNode;
}) {
  const t = words.t.pieces;
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
              const product = cardOf(piece, words.lang);
              return (
                <ProductCard
                  key={product._id}
                  product={product}
                  corner={corner?.(product)}
                  heading="h3"
                  plain
                />
              );
            })}
          </ProductGrid>
          <p className="mt-4">
            <TextLink alone to={`/products?stone=${stone}`}>
              {fill(t.all, { stone: name })}
            </TextLink>
          </p>
        </>
      )}
    </section>
  );
}
