import type { ReactNode } from 'react';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { stockState } from '#contract/core/rules.ts';
import { noteCardPress } from '#web/session/card-press.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { flies, Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { categoryName, localTexts, otherLang } from './local-texts.ts';
import { RatingLine } from './rating-line.tsx';
import { StockBadge } from './stock-badge.tsx';
import { WasPrice } from './was-price.tsx';

type Card = {
  product: CardProduct;
  eager?: boolean;
  /** The button over the picture: a heart. */
  corner: ReactNode;
  plain?: boolean;
  /** One level below the heading of the grid. */
  heading?: 'h2' | 'h3';
};

/**
 * Shows a product in a grid. The whole card is one link, and the buttons on it open the same page, which does for a
 * customer what was pressed if nothing has to be chosen; there are none while the shop does not sell. A sold-out product is grey and no link. Needs the texts `catalog`. `plain` omits words and buttons.
 */
export function ProductCard({ product, eager, corner, plain, heading: Heading = 'h3' }: Card) {
  const t = useTexts('products');
  const lang = useLang();
  const { sells } = useShop();
  const { name, miniDesc } = localTexts(product, lang);
  const out = product.totalStock <= 0;
  const to = `/single-product/${product._id}`;
  const picture = <ArtTile src={product.image[0] ?? ''} alt="" eager={eager} />;
  const tile = out ? <span className="block opacity-55 grayscale">{picture}</span> : picture;
  return (
    <article className="product-card">
      {stockState(product.totalStock) === 'plenty' ? (
        tile
      ) : (
        <div className="relative">
          {tile}
          {/* At the bottom on phones: the badge and the heart do not fit side by side. */}
          <span className="absolute left-2 max-sm:bottom-2 sm:top-2.5">
            <StockBadge stock={product.totalStock} />
          </span>
        </div>
      )}
      {corner}
      <div className={`flex flex-1 flex-col gap-0.5 pt-3 ${out ? 'text-ink-3' : ''}`}>
        <p className="text-sm text-ink-3">
          <Kind brand={product.brand} category={categoryName(t, product.category)} />
        </p>
        <Heading lang={otherLang(name, lang)} className="product-card-name">
          {out ? (
            name
          ) : (
            <Link to={to} prefetch="intent" viewTransition={flies}>
              {name}
            </Link>
          )}
        </Heading>
        {product.rating && <RatingLine rating={product.rating} />}
        {!plain && (
          <p lang={otherLang(miniDesc, lang)} className="line-clamp-2 text-sm text-ink-2">
            {miniDesc}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <Price min={product.priceRange.min} max={product.priceRange.max} className="text-base" />
          {product.wasPrice !== undefined && <WasPrice price={product.wasPrice} />}
        </p>
      </div>
      {!plain && !out && sells && (
        <div className="relative z-2 mt-3 grid gap-2 md:grid-cols-2">
          <LinkButton
            to={to}
            kind="secondary"
            size="small"
            aria-label={fill(product.choose ? t.addChosen[product.choose] : t.addNamed, { name })}
            onClick={() => noteCardPress(to, 'cart')}
          >
            {t.addToCart}
          </LinkButton>
          <LinkButton
            to={to}
            size="small"
            aria-label={fill(t.buyNamed, { name })}
            onClick={() => noteCardPress(to, 'look')}
            className="max-md:hidden"
          >
            {t.buyNow}
          </LinkButton>
        </div>
      )}
    </article>
  );
}

/** Shows brand and category in a line, each with its language. */
function Kind({ brand, category }: { brand: string; category: string }) {
  const lang = otherLang(brand, useLang());
  if (!brand) return category;
  if (!lang) return `${brand} · ${category}`;
  return (
    <>
      <span lang={lang}>{brand}</span>
      <span>{` · ${category}`}</span>
    </>
  );
}
