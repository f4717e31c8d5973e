import { useRef } from 'react';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { messageOf } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { localTexts } from '#web/catalog/products/shared/local-texts.ts';
import { ProductCard } from '#web/catalog/products/shared/product-card.tsx';
import { ProductGrid } from '#web/catalog/products/shared/product-grid.tsx';
import { HeartButton } from '#web/catalog/wishlist/heart-button.tsx';
import { loveAfterLogin } from '#web/catalog/wishlist/love-after-login.ts';
import { loadWishlist, useStillLoved } from '#web/catalog/wishlist/store.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/wishlist';

export const handle: PageHandle = { skeleton: 'cards' };

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['wishlist', 'products', 'shell']);
  const { loved } = texts.products;
  await loveAfterLogin().then(
    (done) => done && toast.good(loved.added),
    (error: unknown) => toast.problem(messageOf(error, loved.failed)),
  );
  const { title, loadFailed: failed, retry } = texts.wishlist;
  return { texts, products: await load(loadWishlist(), { title, failed, retry }) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.wishlist.title, brand: shopNameIn(matches) }) : [];
}

/** "Loved It", the wishlist. Pressing a heart here removes its card. */
export default function Wishlist({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-16 lg:pt-12 lg:pb-24">
      <Loved products={products} />
    </div>
  );
}

function Loved({ products }: { products: readonly Product[] }) {
  const t = useTexts('wishlist');
  const lang = useLang();
  const page = useRef<HTMLDivElement>(null);
  const loved = useStillLoved(products);
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <h1 className="text-h1">{t.title}</h1>
      {loved.length === 0 ? (
        <EmptyState
          art="diya-unlit"
          title={t.empty}
          text={t.emptyText}
          action={<LinkButton to="/products">{t.seeProducts}</LinkButton>}
        />
      ) : (
        <>
          <p className="tabular mt-1 mb-6 text-ink-2">{plural(t.count, loved.length, lang)}</p>
          <ProductGrid>
            {loved.map((product, i) => (
              <ProductCard
                key={product._id}
                product={product}
                heading="h2"
                eager={i < 4}
                corner={
                  <HeartButton
                    productId={product._id}
                    name={localTexts(product, lang).name}
                    // The button is removed with its card, so the focus moves to the page.
                    onPress={() => page.current?.focus({ preventScroll: true })}
                  />
                }
              />
            ))}
          </ProductGrid>
        </>
      )}
    </div>
  );
}
