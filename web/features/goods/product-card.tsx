import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HeartButton } from '#web/features/wishlist/heart-button.tsx';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { CardGoods } from './card-goods.ts';
import { categoryName, langOf, localTexts } from './local-texts.ts';
import { RatingLine } from './rating-line.tsx';
import { StockBadge } from './stock-badge.tsx';

type Card = {
  product: CardGoods;
  eager?: boolean;
  corner?: ReactNode;
  plain?: boolean;
  /** One below the heading the grid stands under. */
  heading?: 'h2' | 'h3';
};

/**
 * A product in a grid. The whole card is one link; the buttons above it open the same page. Without stock it is grey
 * and leads nowhere. Needs the texts `goods`. `corner` stands in for the heart, `plain` leaves words and buttons out.
 */
export function ProductCard({ product, eager, corner, plain, heading: Heading = 'h3' }: Card) {
  const t = useTexts('goods');
  const { name, miniDesc } = localTexts(product, useLang());
  const out = product.totalStock <= 0;
  const to = `/single-product/${product._id}`;
  return (
    <article className="group relative flex h-full flex-col [&:hover_.art]:scale-[1.045]">
      <div className="relative">
        <ArtTile
          src={product.image[0] ?? ''}
          alt=""
          eager={eager}
          className={out ? 'opacity-55 grayscale' : ''}
        />
        {/* On phones below: the words and the heart have no room beside each other. */}
        <span className="absolute left-2 max-sm:bottom-2 sm:top-2.5">
          <StockBadge stock={product.totalStock} />
        </span>
      </div>
      <span className="absolute top-1.5 right-1.5 z-2">
        {corner ?? <HeartButton productId={product._id} name={name} />}
      </span>
      <div className={`flex flex-1 flex-col gap-0.5 pt-3 ${out ? 'text-ink-3' : ''}`}>
        <p className="text-sm text-ink-3">
          {product.brand && (
            <>
              <span lang={langOf(product.brand)}>{product.brand}</span> ·{' '}
            </>
          )}
          {categoryName(t, product.category)}
        </p>
        <Heading
          lang={langOf(name)}
          className="font-text text-base leading-[1.28] font-semibold lang-hi:leading-[1.4]"
        >
          {out ? (
            name
          ) : (
            <Link to={to} prefetch="intent" className="after:absolute after:inset-0">
              {name}
            </Link>
          )}
        </Heading>
        {product.rating && <RatingLine rating={product.rating} />}
        {!plain && (
          <p lang={langOf(miniDesc)} className="line-clamp-2 text-sm text-ink-2">
            {miniDesc}
          </p>
        )}
        <p className="mt-1">
          <Price min={product.priceRange.min} max={product.priceRange.max} />
        </p>
      </div>
      {!plain && !out && (
        <div className="relative z-2 mt-3 grid gap-2 md:grid-cols-2">
          <LinkButton to={to} kind="secondary" size="small" aria-label={fill(t.addNamed, { name })}>
            {t.addToCart}
          </LinkButton>
          <LinkButton to={to} size="small" aria-label={fill(t.buyNamed, { name })} className="max-md:hidden">
            {t.buyNow}
          </LinkButton>
        </div>
      )}
    </article>
  );
}
