import { type ReactNode, useEffect, useState } from 'react';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { api } from '#web/api/client.ts';
import { cardOf } from '#web/catalog/products/shared/card-product.ts';
import { ProductCard } from '#web/catalog/products/shared/product-card.tsx';
import { forgetSeen, seenIds } from '#web/catalog/products/shared/seen.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * Shows the products that were seen before this one, at the end of its page. The browser alone knows them; prices and names
 * are those of now. `corner` is the button over a card's picture. Nothing is shown when they cannot be loaded.
 */
export default function RecentlySeen({
  productId,
  corner,
}: {
  productId: string;
  corner: (product: CardProduct) => ReactNode;
}) {
  const t = useTexts('products/product');
  const lang = useLang();
  const [products, setProducts] = useState<readonly CardProduct[]>([]);
  useEffect(() => {
    let left = false;
    const before = seenIds().filter((id) => id !== productId);
    if (before.length === 0) return;
    api('GET /api/auth/products/some', { query: { ids: before.join(',') } }).then(
      (found) => left || setProducts(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [productId]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="seen" className="section pb-0!">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id="seen" className="text-h2">
          {t.seen}
        </h2>
        <Button
          kind="ghost"
          size="small"
          onClick={() => {
            forgetSeen();
            setProducts([]);
          }}
        >
          {t.forgetSeen}
        </Button>
      </div>
      <ul className="scrollbar-none flex gap-3 overflow-x-auto overscroll-x-contain max-lg:mx-[calc(var(--nr-gutter)*-1)] max-lg:px-(--nr-gutter) md:gap-5">
        {products.map((product) => (
          <li key={product._id} className="w-38 shrink-0 md:w-52">
            <ProductCard product={cardOf(product, lang)} plain corner={corner(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
